import styled from '@emotion/styled'
import { visuallyHidden } from '../theme/paint.ts'

/** Text for those who hear the page only. */
export const Hidden = styled('span')(visuallyHidden)

/** Text that is heard each time it changes, and never seen. */
export const HiddenStatus = styled('output')(visuallyHidden)
