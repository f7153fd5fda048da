import styled from '@emotion/styled'
import DialogContent from '@mui/material/DialogContent'
import { paint } from '../../theme/paint.ts'
import { size, weight } from '../../theme/scale.ts'

/** What a question about deleting tells of what goes, changes and stays. */
export const QuestionBody = styled(DialogContent)({
  minBlockSize: 64,
  '& h3': { margin: '14px 0 0', fontSize: size.body2, fontWeight: weight.semibold, color: paint.soft },
  '& p': { margin: 0, color: paint.soft, fontSize: size.body1 },
  '& p + p': { marginBlockStart: 8 },
  '& .looking, & .unread': { display: 'flex', gap: 8, alignItems: 'center' },
  '& .unread': { marginBlockStart: 14, alignItems: 'start', color: paint.ink },
  '& .unread > svg': { flex: 'none', marginBlockStart: 2, color: paint.danger },
})
