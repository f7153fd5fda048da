import styled from '@emotion/styled'
import { media, paint } from '../../theme/paint.ts'
import { radius } from '../../theme/scale.ts'
import { Bone } from '../../ui/skeletons.tsx'

const Outline = styled('div')({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: 12,
  blockSize: 840,
  '& > .tools': { display: 'flex', gap: 8 },
  '& > .days': {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    paddingInlineStart: 56,
    border: `1px solid ${paint.line}`,
    borderRadius: radius.sheet,
  },
  '& > .days > div': {
    display: 'grid',
    gridTemplateRows: '44px minmax(0, 1fr)',
    placeItems: 'center',
    padding: 2,
    borderInlineStart: `1px solid ${paint.softLine}`,
  },
  [media.compact]: { '& > .days': { paddingInlineStart: 40 } },
})

/** The week of a schedule while its code is on its way: what is done with it, and seven days with their hours. */
export const WeekOutline = () => (
  <Outline>
    <div className="tools">
      <Bone width="72px" height="32px" />
      <Bone width="112px" height="32px" />
    </div>
    <div className="days">
      {[1, 2, 3, 4, 5, 6, 7].map((day) => (
        <div key={day}>
          <Bone width="32px" />
          {day < 6 && <Bone height="50%" />}
        </div>
      ))}
    </div>
  </Outline>
)
