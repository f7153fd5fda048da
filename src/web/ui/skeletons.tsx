import { useLingui } from '@lingui/react'
import Skeleton from '@mui/material/Skeleton'
import styled from '@emotion/styled'
import { visuallyHidden } from '../theme/paint.ts'

/** A grey bar in the place of a text that is on its way; width and height are CSS lengths. */
export function Bone({ width = '100%', height = '0.75em' }: { width?: string; height?: string }) {
  return (
    <Skeleton
      component="span"
      variant="rounded"
      sx={{ display: 'inline-block', inlineSize: width, blockSize: height }}
    />
  )
}

const Stack = styled('div')({ display: 'grid', gap: 14 })
const Hidden = styled('output')(visuallyHidden)

/** The outline of a page while its code is on its way. */
export function PageSkeleton() {
  const { i18n } = useLingui()
  return (
    <Stack>
      <Hidden>{i18n._('Loading…')}</Hidden>
      <Bone width="220px" height="26px" />
      <Bone width="60%" height="34px" />
      <Bone height="320px" />
    </Stack>
  )
}

/** The outline of a form: as many fields as it will have. */
export function FormSkeleton({ fields = 6 }: { fields?: number }) {
  const { i18n } = useLingui()
  return (
    <Stack>
      <Hidden>{i18n._('Loading…')}</Hidden>
      {Array.from({ length: fields }, (_, index) => (
        <Bone key={index} height="40px" />
      ))}
    </Stack>
  )
}
