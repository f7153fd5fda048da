import styled from '@emotion/styled'
import { media } from '../../theme/paint.ts'
import { Bone } from '../../ui/skeletons.tsx'

const Outline = styled('div')({
  display: 'grid',
  alignContent: 'start',
  gap: 8,
  blockSize: 266,
  overflow: 'hidden',
  '& > span:nth-of-type(3)': { marginBlockStart: 48 },
  [media.compact]: { blockSize: 384 },
  '@media (pointer: coarse) and (min-width: 600px)': { blockSize: 290 },
})

/** Color and picture of a service while their code is on its way: as high as both, so that what stands below stays there. */
export const LooksOutline = () => (
  <Outline>
    <Bone width="48px" />
    <Bone height="32px" />
    <Bone width="48px" />
    <Bone width="148px" height="92px" />
  </Outline>
)
