import styled from '@emotion/styled'
import { media, paint } from '../../theme/paint.ts'
import { pageEdge } from '../../theme/scale.ts'
import { Bone, Loading, rowOutline } from '../../ui/skeletons.tsx'

const Outline = styled('div')({
  '& .figures': {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    borderBlock: `1px solid ${paint.line}`,
    [media.aboveCompact]: { marginInline: -pageEdge, '& > :first-of-type': { paddingInlineStart: pageEdge } },
    [media.compact]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  '& .figures > div': { display: 'grid', gap: 10, padding: 16 },
  '& .plot': { display: 'grid', alignContent: 'space-between', blockSize: 300, marginBlock: '56px 24px' },
  '& .plot > i': { borderBlockStart: `1px solid ${paint.softLine}` },
  '& .row': rowOutline,
})

const LINES = [0, 1, 2, 3, 4, 5]

/** The outline of a report that is being counted: its figures, the lines of its plot, and the rows below. */
export function ReportSkeleton() {
  return (
    <Outline>
      <Loading />
      <div className="figures">
        {LINES.slice(0, 4).map((at) => (
          <div key={at}>
            <Bone width="72px" />
            <Bone width="96px" height="24px" />
          </div>
        ))}
      </div>
      <div className="plot" aria-hidden="true">
        {LINES.map((at) => (
          <i key={at} />
        ))}
      </div>
      {LINES.map((at) => (
        <div key={at} className="row">
          <Bone width={`${64 - (at % 3) * 12}%`} />
          <Bone width="48px" />
          <Bone width="48px" />
          <Bone width="48px" />
        </div>
      ))}
    </Outline>
  )
}
