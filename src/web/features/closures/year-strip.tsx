import styled from '@emotion/styled'
import { useLingui } from '@lingui/react'
import type { Closure } from '#api/contract/closures.ts'
import { addDays } from '#api/time/week.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { media, paint } from '../../theme/paint.ts'
import { radius, size, weight } from '../../theme/scale.ts'
import { Hidden } from '../../ui/hidden.ts'
import { type DayKind, monthStarts, STRIP_DAYS, yearRuns, type YearRun } from './closure-year.ts'

const Strip = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  alignItems: 'center',
  gap: '8px 24px',
  marginBlockEnd: 20,
  fontSize: size.body2,
  '& > h2': { margin: 0, fontSize: size.body2, fontWeight: weight.semibold },
  '& > ul': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '0 16px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    color: paint.soft,
    fontSize: size.caption,
  },
  '& > ul > li': { display: 'inline-flex', alignItems: 'center', gap: 6 },
  [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)', '& > ul': { justifyContent: 'flex-start' } },
})
const Track = styled('svg')({
  display: 'block',
  inlineSize: '100%',
  overflow: 'visible',
  '& .ground': { fill: paint.sunken },
  '& .closed, & .part': { fill: paint.soft },
  '& .open': { fill: paint.accent },
  '& .month': { stroke: paint.line },
})
const Months = styled('div')({
  position: 'relative',
  blockSize: 18,
  color: paint.soft,
  fontSize: size.caption,
  '& > span': { position: 'absolute', insetBlockStart: 0, paddingInlineStart: 2 },
  [media.compact]: { '& > span:nth-of-type(even)': { display: 'none' } },
})
const Swatch = styled('i')({
  inlineSize: 8,
  blockSize: 8,
  borderRadius: radius.card,
  background: paint.soft,
  '&[data-kind="part"]': { background: `linear-gradient(${paint.sunken} 50%, ${paint.soft} 50%)` },
  '&[data-kind="open"]': { background: paint.accent },
})

const KINDS: readonly (readonly [DayKind, string])[] = [
  ['closed', /*i18n*/ 'Closed'],
  ['part', /*i18n*/ 'Part of the day'],
  ['open', /*i18n*/ 'Extra hours'],
]

/** How a kind of closure is marked, beside its word. */
export function KindMark({ kind }: { kind: DayKind }) {
  return <Swatch data-kind={kind} aria-hidden="true" />
}

/** The next year at a glance: the whole house above, what is about some calendars below; half height is a part of the day. */
export function YearStrip({ closures, today }: { closures: readonly Closure[]; today: string }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const months = monthStarts(today)
  const ofHouse = closures.filter(({ calendarIds }) => calendarIds.length === 0)
  const ofSome = closures.filter(({ calendarIds }) => calendarIds.length > 0)
  const track = (label: string, own: readonly Closure[], height: number) => {
    const runs = yearRuns(own, today)
    const days = runs.reduce((sum, { length }) => sum + length, 0)
    return (
      <>
        <span>
          {label} <Hidden>{i18n._('{days, plural, one {# day} other {# days}} marked', { days })}</Hidden>
        </span>
        <Track aria-hidden="true" viewBox={`0 0 ${STRIP_DAYS} ${height}`} height={height} preserveAspectRatio="none">
          <rect className="ground" width={STRIP_DAYS} height={height} rx={2} />
          {runs.map((run) => (
            <Run key={run.from} run={run} height={height} />
          ))}
          {months.map(({ date, at }) => (
            <line key={date} className="month" x1={at} x2={at} y2={height} vectorEffect="non-scaling-stroke" />
          ))}
        </Track>
      </>
    )
  }
  return (
    <Strip aria-label={i18n._('The next 12 months')}>
      <h2>
        {format.plainDate(today)} – {format.plainDate(addDays(today, STRIP_DAYS - 1))}
      </h2>
      <ul>
        {KINDS.map(([kind, word]) => (
          <li key={kind}>
            <KindMark kind={kind} />
            {i18n._(word)}
          </li>
        ))}
      </ul>
      {track(i18n._('Whole house'), ofHouse, 24)}
      {ofSome.length > 0 && track(i18n._('Some calendars'), ofSome, 12)}
      <span />
      <Months aria-hidden="true">
        {months.map(({ date, at }) => (
          <span key={date} style={{ insetInlineStart: `${(at / STRIP_DAYS) * 100}%` }}>
            {format.plainDate(date, 'bareMonth')}
          </span>
        ))}
      </Months>
    </Strip>
  )
}

function Run({ run: { kind, from, length }, height }: { run: YearRun; height: number }) {
  const own = kind === 'part' ? height / 2 : height
  return <rect className={kind} x={from} width={Math.max(length, 1)} y={height - own} height={own} />
}
