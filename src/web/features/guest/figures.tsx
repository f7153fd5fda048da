import styled from '@emotion/styled'
import { useLingui } from '@lingui/react'
import { dateOf } from '#api/time/zoned.ts'
import type { Appointment } from '#api/contract/appointments.ts'
import type { Clinic } from '../../commands/appointments/records/queries.ts'
import { zoneOfFirst } from '../../fields/known-zone.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { media, paint } from '../../theme/paint.ts'
import { size, weight } from '../../theme/scale.ts'
import type { GuestRecord } from './guest-record.ts'

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 16,
  margin: 0,
  paddingBlock: 12,
  borderBlock: `1px solid ${paint.line}`,
  '& > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
  '& dt': { color: paint.soft, fontSize: size.body2 },
  '& dd': {
    margin: 0,
    fontSize: size.h2,
    fontWeight: weight.semibold,
    lineHeight: 4 / 3,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .often dd': { color: paint.danger },
  [media.compact]: { gap: 8, '& dd': { fontSize: size.h4 } },
  // In a panel the line of its head stands above them.
  '[role="dialog"] &': { gap: 8, paddingBlockStart: 0, borderBlockStart: 0, '& dd': { fontSize: size.h4 } },
})

/** So many missed appointments are told in red. */
const MANY = 2

/** How often somebody came and did not, when they were here last, and when they come next. */
export function Figures({ record, clinic, now }: { record: GuestRecord; clinic: Clinic; now: number }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { visits, noShows, last, next } = record
  const zoneOf = ({ calendarIds }: Appointment) => zoneOfFirst(calendarIds, clinic.calendars)
  const isToday = (it: Appointment) => dateOf(Date.parse(it.startDate), zoneOf(it)) === dateOf(now, zoneOf(it))
  // The year is told where it is another one.
  const dayOf = (it: Appointment) => {
    const [year, current] = [Date.parse(it.startDate), now].map((at) => dateOf(at, zoneOf(it)).slice(0, 4))
    return format.date(it.startDate, zoneOf(it), year === current ? 'bare' : 'medium')
  }
  return (
    <List>
      <div>
        <dt>{i18n._('{visits, plural, one {Visit} other {Visits}}', { visits })}</dt>
        <dd>{visits}</dd>
      </div>
      <div className={noShows >= MANY ? 'often' : undefined}>
        <dt>{i18n._('{noShows, plural, one {No-show} other {No-shows}}', { noShows })}</dt>
        <dd>{noShows}</dd>
      </div>
      <div>
        <dt>{i18n._('Last visit')}</dt>
        <dd>{last ? dayOf(last) : '—'}</dd>
      </div>
      <div>
        <dt>{next && isToday(next) ? i18n._('Next, today') : i18n._('Next visit')}</dt>
        <dd>{next ? (isToday(next) ? format.time(next.startDate, zoneOf(next)) : dayOf(next)) : '—'}</dd>
      </div>
    </List>
  )
}
