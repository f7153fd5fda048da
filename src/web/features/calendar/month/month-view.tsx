import { useLingui } from '@lingui/react'
import { useCallback, useMemo } from 'react'
import styled from '@emotion/styled'
import { MINUTE } from '#api/time/durations.ts'
import { instantAt } from '#api/time/zoned.ts'
import { weekday } from '#api/time/week.ts'
import { knownZone } from '../../../fields/known-zone.ts'
import { FreshWords } from '../../../fields/list/fresh-words.tsx'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { MonthGrid } from '../../../ui/calendar/month/month-grid.tsx'
import { monthOf, weeksOf } from '../../../ui/month/month-grid.ts'
import { showToast } from '../../../ui/toast.ts'
import { changedMeanwhile } from '../../../commands/appointments/changed-meanwhile.ts'
import { useMoves } from '../../../commands/appointments/use-moves.ts'
import { unknownWords } from '../bands.ts'
import { countedLoads, dayLoads, openDays } from '../load.ts'
import { localSpans, movedByDays } from '../local-days.ts'
import { useDayCounts } from '../use-day-counts.ts'
import { useShutDays } from '../shut-days.ts'
import { useNotices } from '../use-notices.ts'
import type { ViewProps } from '../view-props.ts'
import { DayList } from './day-list.tsx'
import { useHueOf } from '../../../commands/appointments/view/card-color.ts'
import { bookedOn, countedOn, monthDay, monthEvent, monthLoad, monthTexts } from './month-words.ts'
import { paint } from '../../../theme/paint.ts'
import { radius } from '../../../theme/scale.ts'

/** The frame of the month: as high as the page, or on a phone as high as its weeks. */
const MonthCard = styled('div', { shouldForwardProp: (name) => name !== 'compact' })<{ compact: boolean }>(
  ({ compact }) => ({
    flex: compact ? 'none' : '1 1 420px',
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: compact ? 0 : 360,
    border: `1px solid ${paint.line}`,
    borderRadius: radius.sheet,
    overflow: 'hidden',
    background: paint.surface,
  }),
)

/** Where a booking begins whose day has no known hours, in minutes of the clock. */
const MORNING = 9 * 60
const HALF_HOUR = 30 * MINUTE

/** A month of the chosen calendars: chips by day that go to other days, or on a phone counts and one day's list. */
export default function MonthView(props: ViewProps) {
  const {
    label,
    date,
    dates,
    today,
    narrow,
    calendars,
    appointments,
    clinic,
    schedules,
    loaded,
    isCounted = false,
  } = props
  const { i18n } = useLingui()
  const format = useFormat()
  const move = useMoves(clinic, schedules)
  const spans = useMemo(() => localSpans(appointments, calendars), [appointments, calendars])
  const hueOf = useHueOf(clinic)
  const events = useMemo(
    () => spans.map((span) => monthEvent(span, clinic, { i18n, format, hueOf })),
    [spans, clinic, hueOf, i18n, format],
  )
  const { load: counted, isError } = useDayCounts(calendars, dates, isCounted)
  const state = !isCounted ? loaded.appointments : counted ? 'loaded' : isError ? 'failed' : 'loading'
  const countOf = useCallback(
    (day: string) => (counted ? countedOn(day, counted) : bookedOn(day, spans)),
    [counted, spans],
  )
  const open = useMemo(() => openDays(calendars, schedules, dates), [calendars, schedules, dates])
  const noticesOn = useNotices(calendars)
  const firstWeekday = (format.weekdays()[0] ?? 1) - 1
  const month = monthOf(date)
  // A day is closed where the hours of every calendar are known and none is open.
  const loads = useMemo(
    () => (open.length === calendars.length ? dayLoads(open, [], dates) : undefined),
    [open, calendars, dates],
  )
  const shut = useShutDays(
    'month',
    useMemo(
      () =>
        calendars.every(({ id }) => schedules[id])
          ? format
              .weekdays()
              .map((iso) => iso - 1)
              .filter((column) => dates.every((day) => weekday(day) !== column || loads?.get(day)?.open === 0))
          : undefined,
      [calendars, schedules, loads, dates, format],
    ),
  )
  const weeks = useMemo(() => {
    const unknown = unknownWords(state, i18n)
    const closed = (day: string) => loads?.get(day)?.open === 0
    const known = counted
      ? countedLoads(counted, open)
      : state === 'loaded'
        ? dayLoads(open, appointments, dates)
        : undefined
    const load = (day: string) => monthLoad(known?.get(day), countOf(day), { i18n, format })
    return weeksOf(month, firstWeekday).map((week) =>
      week.map((day) =>
        monthDay(
          day,
          {
            month,
            today,
            unknown,
            closed: closed(day),
            load: load(day),
            notices: noticesOn(day),
            ...(counted && { count: countOf(day).booked }),
          },
          { i18n, format },
        ),
      ),
    )
  }, [open, loads, state, counted, countOf, appointments, dates, month, firstWeekday, today, noticesOn, i18n, format])
  const texts = useMemo(() => monthTexts(label, { i18n, format }), [label, i18n, format])

  const book = (day: string) => {
    const index = dates.indexOf(day)
    const [calendar] = calendars
    if (!calendar) return
    const zone = knownZone(calendar)
    const own = open.find(({ calendarId }) => calendarId === calendar.id)
    const [from, to] = [own?.days[index]?.start ?? 0, own?.days[index]?.end ?? 0]
    const opening = own?.open.find((hours) => hours.start < to && hours.end > from)
    const start = opening ? Math.max(opening.start, from) : instantAt(day, MORNING, zone)
    props.onCreate?.({ columnId: '', resourceId: calendar.id, start, end: start + HALF_HOUR })
  }
  return (
    <>
      <FreshWords count={props.fresh.size} />
      <MonthCard compact={narrow}>
        <MonthGrid
          weeks={weeks}
          weekdays={format.weekdays().map((iso) => ({
            long: format.weekday(iso),
            short: format.weekday(iso, narrow ? 'narrow' : 'short'),
            isSlim: shut.includes(iso - 1),
          }))}
          events={events}
          texts={texts}
          date={date}
          compact={narrow}
          firstWeekday={firstWeekday}
          fresh={props.fresh}
          onDate={props.onDate}
          onDay={narrow ? props.onDate : props.onDay}
          onOpen={props.onOpen}
          onCreate={book}
          onMove={(id, days) => {
            const span = spans.find(({ appointment }) => appointment.id === id)
            if (span) void move(span.appointment, movedByDays(span, days))
          }}
          onStale={({ id, title }) => {
            const appointment = appointments.find((it) => it.id === id)
            const text = changedMeanwhile(title, appointment, clinic, { i18n, format })
            showToast({ key: 'appointment', tone: 'no-show', text })
          }}
        />
      </MonthCard>
      {narrow && (
        <DayList
          {...props}
          spans={spans}
          notices={noticesOn(date).map(({ text }) => text)}
          booked={counted && countOf(date).booked}
          onBook={() => book(date)}
        />
      )}
    </>
  )
}
