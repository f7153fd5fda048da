import styled from '@emotion/styled'
import { Bone, LineBones } from '../../ui/skeletons.tsx'

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
