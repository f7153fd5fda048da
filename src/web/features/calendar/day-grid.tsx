import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useMemo, useState } from 'react'
import { minutesPerDay } from '#api/time/clock.ts'
import { weekday } from '#api/time/week.ts'
import type { Appointment } from '#api/contract/appointments.ts'
import type { Calendar } from '#api/contract/calendars.ts'
import { initialsOf } from '../../fields/initials.ts'
import { knownZone } from '../../fields/known-zone.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { useOthers } from '../../live/presence/present.ts'
import { createStore } from '../../store/store.ts'
import { TimeGrid, type TimeGridColumn, type TimeGridTarget } from '../../ui/calendar/index.ts'
import { media, paint } from '../../theme/paint.ts'
import { useCalendarStep } from '../../commands/appointments/view/calendar-step.ts'
import { ChoosingStrip } from './availability-overlay/choosing-strip.tsx'
import { useGridMoves } from './availability-overlay/use-grid-moves.ts'
import { bufferBands, clockBands, closedBandsOf, extraBands, takenBands, unknownBands } from './bands.ts'
import { externalEvent } from '../../commands/appointments/external/external-event.ts'
import { useExternals } from '../../commands/appointments/external/use-externals.ts'
import { timeOfColumns } from '../../commands/appointments/view/columns.ts'
import { usePlannedTime } from '../../commands/appointments/view/planned-time.ts'
import { useHueOf } from '../../commands/appointments/view/card-color.ts'
import { useUnsentIds } from '../../live/unsent.ts'
import { gridEvents } from '../../commands/appointments/view/grid-event.ts'
import { gridTexts } from './grid-texts.ts'
import { heldBands, type HeldTime } from './held.ts'
import { useHourHeight } from './hour-height.ts'
import type { ViewProps } from './view-props.ts'
import { radius } from '../../theme/scale.ts'
import type { Format } from '../../i18n/format.ts'
import { ownZone } from '../../i18n/own-zone.ts'
import { useClosures } from '../../commands/appointments/records/house.ts'
import type { Schedules } from '../../commands/appointments/records/queries.ts'
import { dayLoads, openDays } from './load.ts'
import { CarriedHold } from './carried-hold.tsx'
import { ClosedDay } from './closed-day.tsx'
import { ExternalNote } from './external/external-note.tsx'
import { HeldTimes } from './held-times.tsx'
import { HouseNote } from './house-note.tsx'
import { phoneFrame } from './page-frame.ts'
import { useShutDays } from './shut-days.ts'
import { useSteadyHours } from './steady-hours.ts'

interface FactContext {
  appointments: readonly Appointment[]
  schedules: Schedules
  calendars: ReadonlyMap<string, Calendar>
  format: Format
  /** Whether the appointments are all there, so that it can be told how full a day is. */
  isLoaded: boolean
}

/** Whether the columns are days of one calendar. */
const isOneWeek = (columns: readonly TimeGridColumn[]): boolean =>
  columns.length > 1 && columns.every(({ resourceId }) => resourceId === columns[0]?.resourceId)

/** What the heading of a column says of its day: whose it is, how full it is, and whether anything can be seen in it. */
function columnFacts(
  columns: readonly TimeGridColumn[],
  { appointments, schedules, calendars, format, isLoaded }: FactContext,
): readonly Partial<TimeGridColumn>[] {
  const isWeek = isOneWeek(columns)
  return columns.map((column) => {
    const calendar = calendars.get(column.resourceId)
    const who = isWeek || column.group !== undefined || !calendar ? {} : { initials: initialsOf(calendar.name) }
    const dates = [column.date]
    const open = calendar && isLoaded ? openDays([calendar], schedules, dates) : []
    const load = dayLoads(open, appointments, dates).get(column.date)
    if (!load) return who
    if (load.open === 0) return { ...who, isSlim: isWeek && load.booked === 0 }
    const share = load.booked / load.open
    return { ...who, load: share, ...(isWeek && { loadText: format.percent(share) }) }
  })
}

const Frame = styled('div')({
  position: 'relative',
  flex: '1 1 420px',
  minBlockSize: 360,
  border: `1px solid ${paint.line}`,
  borderRadius: radius.sheet,
  overflow: 'hidden',
  background: paint.surface,
  [media.compact]: phoneFrame,
})

/** The appointments of some columns on the time grid, with their moves written for real. */
export default function DayGrid(props: ViewProps) {
  const {
    label,
    dates,
    calendars,
    columns,
    appointments,
    clinic,
    schedules,
    loaded,
    external,
    fresh,
    now,
    shownZone,
    secondZone,
    headActions,
    onOpen,
    onCreate,
  } = props
  const { i18n } = useLingui()
  const format = useFormat()
  const { lookAt } = useCalendarStep()
  const hasClosures = useClosures(false).length > 0
  const planned = usePlannedTime()
  const outlined = useMemo(() => planned && { ...planned, resourceIds: planned.calendarIds }, [planned])
  const isHeld = useOthers().some(({ time }) => time !== null)
  const [held, setHeld] = useState<readonly HeldTime[]>([])
  const [carried] = useState(() => createStore<TimeGridTarget | undefined>(undefined))
  const externals = useExternals(timeOfColumns(columns), external)
  const hueOf = useHueOf(clinic)
  const unsent = useUnsentIds()
  const events = useMemo(() => {
    const context = { i18n, format, shown: shownZone, hueOf, unsent, ...clinic }
    return [
      ...appointments.flatMap((appointment) => gridEvents(appointment, context)),
      ...externals.events.map(({ event, connection }) =>
        externalEvent(event, connection, { ...context, hueOf: undefined }),
      ),
    ]
  }, [appointments, externals.events, clinic, shownZone, hueOf, unsent, i18n, format])
  const facts = useMemo(
    () =>
      columnFacts(columns, {
        appointments,
        schedules,
        calendars: clinic.calendars,
        format,
        isLoaded: loaded.appointments === 'loaded',
      }),
    [columns, appointments, schedules, clinic.calendars, format, loaded.appointments],
  )
  const isWeek = isOneWeek(columns)
  const known = useMemo(
    () =>
      isWeek && loaded.appointments === 'loaded' && loaded.hoursOf(columns[0]?.resourceId ?? '') === 'loaded'
        ? columns.flatMap((column, index) => (facts[index]?.isSlim ? weekday(column.date) : []))
        : undefined,
    [isWeek, columns, facts, loaded],
  )
  const shut = useShutDays('week', known)
  const filled = useMemo(
    () =>
      columns.map((column, index) => ({
        ...column,
        ...facts[index],
        ...(isWeek && { isSlim: !column.today && shut.includes(weekday(column.date)) }),
        bands: [
          ...extraBands(schedules[column.resourceId], column.date, column.zone, i18n),
          ...bufferBands(column, appointments, clinic),
          ...clockBands(column, i18n).filter(({ kind }) => kind === 'repeated'),
          ...closedBandsOf(
            schedules[column.resourceId],
            column.date,
            column.zone,
            i18n,
            knownZone(clinic.calendars.get(column.resourceId)),
          ),
          // Last, so that it covers closed time too.
          ...takenBands(column, appointments),
          ...clockBands(column, i18n).filter(({ kind }) => kind === 'skipped'),
          ...heldBands(column, held),
          ...unknownBands(column.resourceId, loaded, i18n),
        ],
      })),
    [columns, facts, isWeek, shut, appointments, clinic, schedules, loaded, held, i18n],
  )
  const isDay = columns[0]?.date === columns.at(-1)?.date
  const { height, zoom } = useHourHeight(isDay ? 'day' : 'week', clinic)
  const home = columns[0]?.zone ?? ownZone()
  const texts = useMemo(
    () => gridTexts(label, home, secondZone, { i18n, format }),
    [label, home, secondZone, i18n, format],
  )
  const hours = useSteadyHours(filled, events.length > 0)
  const { moves, choosing, stop } = useGridMoves({ columns: filled, appointments, clinic, schedules, now })

  const isShut =
    isDay &&
    loaded.appointments === 'loaded' &&
    events.length === 0 &&
    planned === undefined &&
    filled.every(({ bands }) =>
      bands.some(({ kind, from, to }) => kind === 'closed' && from === 0 && to >= minutesPerDay),
    )

  return (
    <>
      {choosing !== undefined && <ChoosingStrip onStop={stop}>{choosing}</ChoosingStrip>}
      {external && <ExternalNote externals={externals} calendars={clinic.calendars} />}
      {isHeld && <HeldTimes onTold={setHeld} />}
      <CarriedHold carried={carried} />
      {hasClosures && !isShut && <HouseNote dates={dates} calendars={calendars} />}
      <Frame>
        <TimeGrid
          columns={filled}
          events={events}
          texts={texts}
          now={now}
          dayStart={hours.dayStart}
          dayEnd={hours.dayEnd}
          scrollTo={lookAt}
          secondZone={secondZone}
          headActions={headActions}
          fresh={fresh}
          planned={outlined}
          minColumnWidth={columns[0]?.group === undefined ? 112 : 96}
          snapMinutes={5}
          pixelsPerMinute={height / 60}
          onZoom={zoom}
          onOpen={onOpen}
          onCarry={carried.set}
          {...(onCreate && { onCreate })}
          {...moves}
        />
        {isShut && <ClosedDay {...props} canBook={onCreate !== undefined} />}
      </Frame>
    </>
  )
}
