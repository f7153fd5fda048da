import type { CSSObject } from '@emotion/react'
import styled from '@emotion/styled'
import MuiList from '@mui/material/List'
import { useLingui } from '@lingui/react'
import { weekday } from '#api/time/week.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { paint, tonePaint } from '../../theme/paint.ts'
import { Bone } from '../../ui/skeletons.tsx'
import { HomeSection } from './frame.tsx'
import type { WeekNumbers } from './use-this-week.ts'
import { DAY_PARTS } from './week.ts'
import { radius, size, weight } from '../../theme/scale.ts'
import { Hidden } from '../../ui/hidden.ts'
import { Link } from '../../ui/link.tsx'

const HEIGHT = 132

/** A share of a day: as a part of its bar, and in the words beside. */
const parts: CSSObject = {
  '& .kept': { background: tonePaint('confirmed').edge },
  '& .noShows': { background: tonePaint('no-show').edge },
  '& .cancelled': { background: tonePaint('cancelled').edge, opacity: 0.6 },
  // Where the device chooses the colors: full, hatched, and empty.
  '@media (forced-colors: active)': {
    '& :is(.kept, .noShows, .cancelled)': { forcedColorAdjust: 'none', border: '1px solid CanvasText', opacity: 1 },
    '& .kept': { background: 'CanvasText' },
    '& .noShows': { background: 'repeating-linear-gradient(45deg, CanvasText 0 2px, Canvas 2px 5px)' },
    '& .cancelled': { background: 'Canvas' },
  },
}
const Chart = styled(MuiList)({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: 6,
  '&&': { padding: '0 16px 14px' },
  '& li': { display: 'grid' },
  '& .day': {
    display: 'grid',
    gridTemplateRows: `${HEIGHT}px auto auto`,
    justifyItems: 'center',
    paddingBlockEnd: 4,
    borderRadius: radius.control,
    color: paint.ink,
    textDecoration: 'none',
  },
  '& a.day:hover': { background: paint.hover },
  '& .bar': { display: 'flex', flexDirection: 'column', justifyContent: 'end', inlineSize: '62%', maxInlineSize: 44 },
  '& .bar > i': { display: 'block', minBlockSize: 2, borderBlockStart: `1px solid ${paint.surface}` },
  '& .bar > i:first-of-type': { borderStartStartRadius: radius.card, borderStartEndRadius: radius.card },
  '& strong': { fontSize: size.body1, fontVariantNumeric: 'tabular-nums' },
  '& .name': { fontSize: size.caption, color: paint.soft, textAlign: 'center' },
  '& [data-today] .name': { color: paint.accent, fontWeight: weight.semibold },
  ...parts,
}) as typeof MuiList
const Key = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 14px',
  fontSize: size.caption,
  '& span': { display: 'inline-flex', alignItems: 'center', gap: 6 },
  '& i': { inlineSize: 10, blockSize: 10, borderRadius: radius.card },
  ...parts,
})
/** The appointments of this week by day, each day a link to its list. */
export function ThisWeek({ week: { today, days, isKnown, failed } }: { week: WeekNumbers }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const most = Math.max(1, ...days.map((day) => DAY_PARTS.reduce((sum, part) => sum + day[part], 0)))
  const words = {
    kept: i18n._('Completed or upcoming'),
    noShows: i18n._('No-shows'),
    cancelled: i18n._('{count, plural, one {Canceled} other {Canceled}}', { count: 2 }),
  }
  return (
    <HomeSection title={i18n._('This week')} failed={failed}>
      <Key>
        {(['kept', 'noShows', 'cancelled'] as const).map((part) => (
          <span key={part}>
            <i className={part} /> {words[part]}
          </span>
        ))}
      </Key>
      <Chart component="ol">
        {days.map((day) => {
          const content = (
            <>
              <span className="bar" aria-hidden="true">
                {DAY_PARTS.filter((part) => day[part] > 0).map((part) => (
                  <i key={part} className={part} style={{ blockSize: (day[part] / most) * (HEIGHT - 8) }} />
                ))}
              </span>
              <strong>{isKnown ? day.count : <Bone width="16px" />}</strong>
              <span className="name">
                <span aria-hidden="true">{format.weekday(weekday(day.date) + 1, 'short')}</span>
                {isKnown && (
                  <Hidden>
                    {format.plainDate(day.date, 'long')}:{' '}
                    {i18n._('{kept} completed or upcoming, {noShows} no-shows, {cancelled} canceled', {
                      kept: day.kept,
                      noShows: day.noShows,
                      cancelled: day.cancelled,
                    })}
                  </Hidden>
                )}
              </span>
            </>
          )
          return (
            <li key={day.date} data-today={day.date === today || undefined}>
              {day.to === undefined ? (
                <span className="day">{content}</span>
              ) : (
                <Link className="day" to={day.to}>
                  {content}
                </Link>
              )}
            </li>
          )
        })}
      </Chart>
    </HomeSection>
  )
}
