import { useLingui } from '@lingui/react'
import Skeleton from '@mui/material/Skeleton'
import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { media, paint, visuallyHidden } from '../theme/paint.ts'

// Where it stands may hide it, which nothing could that stood on the bar itself.
const Bar = styled(Skeleton)({ display: 'inline-block' })

/** A grey bar in the place of a text that is on its way; width and height are CSS lengths. */
export const Bone = ({ width = '100%', height = '0.75em' }: { width?: string; height?: string }) => (
  <Bar variant="rounded" style={{ inlineSize: width, blockSize: height }} />
)

const Lines = styled('div')({
  display: 'grid',
  gap: 6,
  '& > div': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 24, minBlockSize: 18 },
})

/** Short lines that are on their way, as high as those of a list beside a form; with `ends` each says something at its end too. */
export const LineBones = ({ lines, ends = false }: { lines: number; ends?: boolean }) => (
  <Lines>
    {times(lines, (at) => (
      <div key={at}>
        <Bone width={uneven(at, 60)} />
        {ends && <Bone width="72px" />}
      </div>
    ))}
  </Lines>
)

/** A row of a table whose cells are on their way: its name is wide, all else short. */
export const rowOutline = {
  display: 'grid',
  gridTemplateColumns: '2fr 1fr 1fr 1fr',
  gap: 24,
  alignItems: 'center',
  minBlockSize: 44,
  borderBlockEnd: `1px solid ${paint.softLine}`,
} as const

/** What comes at once needs no outline, which would only flicker. */
const unseen = keyframes({ from: { visibility: 'hidden' } })

const Stack = styled('div')({
  display: 'grid',
  gap: 16,
  '&[data-patient]': { animation: `${unseen} 1ms 300ms backwards` },
  '& .head': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minBlockSize: 56 },
  '& .fields': { display: 'grid', gap: 6 },
  // Rail and sections stand where those of a record will stand.
  '& .record': { display: 'grid', gap: '24px 32px', gridTemplateColumns: 'minmax(0, 1fr)' },
  '& .rail': { display: 'flex', gap: 16 },
  '& .sections': { display: 'grid', gap: 48 },
  '& .row': rowOutline,
  '& .cards': { display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))' },
  '& .hour': { blockSize: 64, borderBlockStart: `1px solid ${paint.softLine}` },
  // The rows of a phone have two lines, and a status at the end of the first.
  [media.compact]: {
    '& .row': {
      gridTemplateColumns: '1fr 64px',
      gap: '8px 24px',
      alignContent: 'center',
      minBlockSize: 56,
      '& > :nth-of-type(3)': { display: 'none' },
    },
  },
  [media.wide]: {
    '& .record': { gridTemplateColumns: '160px minmax(0, 640px)' },
    '& .rail': { display: 'grid', gap: 16, alignContent: 'start' },
  },
})
const Hidden = styled('output')(visuallyHidden)

const times = (count: number, draw: (index: number) => ReactNode) => Array.from({ length: count }, (_, at) => draw(at))
/** Bars of one kind differ in length, as words do. */
const uneven = (at: number, longest = 72): string => `${longest - ((at * 3) % 4) * 12}%`

const fields = (count: number) =>
  times(count, (at) => (
    <div key={at} className="fields">
      <Bone width={`${88 + ((at * 5) % 3) * 24}px`} />
      <Bone height="32px" />
    </div>
  ))

/** What a page will show, so that its outline has the same parts in the same places. */
export type PageKind = 'list' | 'record' | 'calendar' | 'board'

const OUTLINES: Readonly<Record<PageKind, () => ReactNode>> = {
  record: () => (
    <div className="record">
      <div className="rail">
        {times(4, (at) => (
          <Bone key={at} width="88px" />
        ))}
      </div>
      <div className="sections">
        {times(2, (at) => (
          <Stack key={at}>
            <Bone width="140px" height="20px" />
            {fields(4)}
          </Stack>
        ))}
      </div>
    </div>
  ),
  list: () => (
    <div>
      <Bone width="280px" height="32px" />
      {times(10, (row) => (
        <div key={row} className="row">
          {times(4, (cell) => (
            <Bone key={cell} width={uneven(row + cell)} />
          ))}
        </div>
      ))}
    </div>
  ),
  board: () => (
    <div className="cards">
      {times(6, (at) => (
        <Stack key={at}>
          <Bone width="120px" height="20px" />
          {times(4, (row) => (
            <Bone key={row} width={uneven(row)} />
          ))}
        </Stack>
      ))}
    </div>
  ),
  calendar: () => (
    <div>
      {times(10, (at) => (
        <div key={at} className="hour" />
      ))}
    </div>
  ),
}

/** Says that something is on its way, where an outline shows it. */
export const Loading = () => {
  const { i18n } = useLingui()
  return <Hidden>{i18n._('Loading…')}</Hidden>
}

/** The outline of a page while its code is on its way; `isPatient` draws it only once that has taken a moment. */
export function PageSkeleton({ kind = 'list', isPatient = false }: { kind?: PageKind; isPatient?: boolean }) {
  return (
    <Stack data-patient={isPatient || undefined}>
      <Loading />
      <div className="head">
        <Bone width="200px" height="24px" />
        <Bone width="120px" height="32px" />
      </div>
      {OUTLINES[kind]()}
    </Stack>
  )
}

/** The outline of a record's sections with their rail, below the head that is there already. */
export function RecordSkeleton() {
  return (
    <Stack style={{ paddingBlockStart: 24 }}>
      <Loading />
      {OUTLINES.record()}
    </Stack>
  )
}

/** The outline of a short form: as many fields as it will have, each below its label. */
export function FormSkeleton({ fields: count = 6 }: { fields?: number }) {
  return (
    <Stack>
      <Loading />
      {fields(count)}
    </Stack>
  )
}
