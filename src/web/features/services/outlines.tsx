import styled from '@emotion/styled'
import { media } from '../../theme/paint.ts'
import { Bone, LineBones } from '../../ui/skeletons.tsx'

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

const Parts = styled('div')({ display: 'grid', gap: 24, '& > div': { display: 'grid', gap: 8 } })

/** What a service means for the desk while its code is on its way: a title, and three heads with their lines. */
export const InUseOutline = () => (
  <Parts>
    <Bone width="64px" height="20px" />
    {[3, 2, 3].map((lines, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- They are always the same.
      <div key={at}>
        <Bone width="88px" />
        <LineBones lines={lines} ends={lines > 2} />
      </div>
    ))}
  </Parts>
)
