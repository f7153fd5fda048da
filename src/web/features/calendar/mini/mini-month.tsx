import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useMemo, useState } from 'react'
import type { Calendar } from '#api/contract/calendars.ts'
import { knownZone } from '../../../fields/known-zone.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { lastOf, monthOf } from '../../../ui/month/month-grid.ts'
import { MonthCalendar } from '../../../ui/month/month-calendar.tsx'
import { visuallyHidden } from '../../../theme/paint.ts'
import type { DayMark } from '../../../ui/month/styles.ts'
import { datesThrough } from '#api/time/week.ts'
import { useAppointmentsWithin, useSchedules } from '../../../commands/appointments/records/queries.ts'
import { timeOfColumns } from '../../../commands/appointments/view/columns.ts'
import { countedLoads, type DayLoad, dayLoads, openDays } from '../load.ts'
import { useDayCounts } from '../use-day-counts.ts'

/** What chooses a date by how full it is. */
export interface MiniMonthProps {
  date: string
  today: string
  calendars: readonly Calendar[]
  onDate: (date: string) => void
}

const Heading = styled('h2')(visuallyHidden)

/** From these shares on a day is called busy, and as good as full. */
const BUSY = 0.6
const FULL = 0.9

/** A month of days, each with the share of its open time that is booked. */
export default function MiniMonth({ date, today, calendars, onDate }: MiniMonthProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const [kept, setKept] = useState({ date, month: monthOf(date) })
  // Another date was chosen elsewhere: its month comes into sight.
  if (kept.date !== date) setKept({ date, month: monthOf(date) })
  const { month } = kept
  const dates = useMemo(() => datesThrough(`${month}-01`, lastOf(month)), [month])
  const range = useMemo(() => {
    const zones = [...new Set(calendars.map((calendar) => knownZone(calendar)))]
    return timeOfColumns(
      zones.flatMap((zone) => [dates[0], dates.at(-1)].map((each) => ({ date: each ?? date, zone }))),
    )
  }, [calendars, dates, date])
  const schedules = useSchedules(calendars.map(({ id }) => id))
  const counts = useDayCounts(calendars, dates)
  const found = useAppointmentsWithin(range, counts.isOffered === false || counts.isError)
  const open = useMemo(() => openDays(calendars, schedules, dates), [calendars, schedules, dates])
  // The month before stays until this one has come: its appointments say nothing about these days.
  const items = found.isPlaceholderData ? undefined : found.data?.items
  const { load: counted } = counts
  const loads = useMemo(
    () => (counted ? countedLoads(counted, open) : dayLoads(open, items ?? [], dates)),
    [counted, open, items, dates],
  )

  const mark = (day: string): DayMark | undefined => {
    const load = (counted ?? items) && loads.get(day)
    return load && markOf(load)
  }
  const markOf = ({ open: whole, booked }: DayLoad): DayMark => {
    if (whole === 0) return { tone: 'neutral', pattern: 'faint', text: i18n._('closed') }
    const share = booked / whole
    const tone = share >= FULL ? 'no-show' : share >= BUSY ? 'pending' : 'confirmed'
    return { tone, pattern: 'share', share, text: i18n._('{share} booked', { share: format.percent(share) }) }
  }
  const label = i18n._('How busy each day is')
  return (
    <>
      <Heading>{label}</Heading>
      <MonthCalendar
        label={label}
        month={month}
        onMonth={(next) => setKept({ date, month: next })}
        today={today}
        selected={date}
        mark={mark}
        onDay={onDate}
      />
    </>
  )
}
