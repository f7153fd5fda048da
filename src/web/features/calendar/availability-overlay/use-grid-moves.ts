import { useLingui } from '@lingui/react'
import { useCallback, useMemo, useState } from 'react'
import type { I18n } from '@lingui/core'
import { useQuery } from '@tanstack/react-query'
import { minutesPerDay } from '#api/time/clock.ts'
import type { Appointment } from '#api/contract/appointments.ts'
import { contract } from '#api/contract/table.ts'
import { canDo } from '#api/core/rules/statuses.ts'
import { useRefusal } from '../../../fields/rights/use-refusal.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import type { TimeGridColumn, TimeGridEvent, TimeGridProps } from '../../../ui/calendar/index.ts'
import { gridEvent } from '../../../commands/appointments/view/grid-event.ts'
import { changedMeanwhile } from '../../../commands/appointments/changed-meanwhile.ts'
import { exchanged } from '../../../commands/appointments/exchanged.ts'
import { useMoves } from '../../../commands/appointments/use-moves.ts'
import type { Clinic, Schedules } from '../../../commands/appointments/records/queries.ts'
import { lensOf, type SayObstacle, type StartObstacle } from './lens.ts'
import { useApi } from '../../../client/api-context.ts'
import { errorWords } from '../../../client/error-words.ts'
import { queryOf } from '../../../client/query.ts'
import { useMatchMedia } from '../../../ui/use-match-media.ts'
import { showToast } from '../../../ui/toast.ts'
import { useSearchParam } from '../../../ui/use-url-state.ts'
import { appointmentName } from '../../../commands/appointments/records/appointment-name.ts'
import { RESCHEDULE, rescheduled } from '../../../commands/appointments/view/rescheduling.ts'

/** The appointment for which a new time is being chosen, as the address names it. */
interface Rescheduling {
  /** What stands in the strip; undefined while nothing is chosen. */
  sentence: string | undefined
  /** The appointment once it is known, if it may be moved; as it stands now. */
  appointment: Appointment | undefined
  /** As it stood when the choice began, or when the reader was last told of a change. */
  picked: Appointment | undefined
  /** Goes on from how it stands now. */
  pickAnew: () => void
  stop: () => void
}

/** Reads which appointment is to get a new time; it stays chosen while other days are looked at. */
function useRescheduling(): Rescheduling {
  const { i18n } = useLingui()
  const [id, setId] = useSearchParam(RESCHEDULE, rescheduled)
  const byFinger = useMatchMedia('(pointer: coarse)')
  const stop = useCallback(() => setId(''), [setId])
  const { data, error } = useQuery({
    ...queryOf(useApi(), contract.appointmentsV2.get, { params: { id } }),
    enabled: id !== '',
  })
  const [picked, pick] = useState<Appointment>()
  const known = id === '' ? undefined : data
  if (picked?.id !== known?.id) pick(known)
  const still = { appointment: undefined, picked: undefined, pickAnew: () => pick(known), stop }
  if (id === '') return { ...still, sentence: undefined }
  if (!data) return { ...still, sentence: error ? errorWords(i18n, error).title : i18n._('One moment…') }
  const name = appointmentName(data) || i18n._('Appointment')
  return canDo('move', data).ok
    ? {
        ...still,
        // A phone has no such key; the button beside the sentence stops, too.
        sentence: byFinger
          ? i18n._('Choose a new time for {name}', { name })
          : i18n._('Choose a new time for {name} · Esc to cancel', { name }),
        appointment: data,
        picked,
      }
    : { ...still, sentence: i18n._('Can’t move {name}', { name }) }
}

const WORDS: Readonly<Record<StartObstacle['reason'], string>> = {
  past: /*i18n*/ 'In the past',
  notice: /*i18n*/ 'Too short notice',
  horizon: /*i18n*/ 'Too far ahead',
  closed: /*i18n*/ 'Outside hours',
  override: /*i18n*/ 'Closed on this date',
  house: /*i18n*/ 'House closed',
  'office-day': /*i18n*/ 'Out of office',
  'date-range': /*i18n*/ 'Not offered on these dates',
  restriction: /*i18n*/ 'Not offered on this date',
  'no-room': /*i18n*/ 'Would end outside hours',
  'clock-change': /*i18n*/ 'Would end outside hours',
  booked: /*i18n*/ 'Busy',
  'too-short': /*i18n*/ 'Gap too short',
  buffer: /*i18n*/ 'Buffer',
  step: /*i18n*/ 'Not an offered time',
  'other-kind': /*i18n*/ 'Other kind',
  'not-offered': /*i18n*/ 'Doesn’t offer this service',
}

/** Says obstacles in a few words, as they stand on the grid. */
function sayObstacles(i18n: I18n, { calendars }: Pick<Clinic, 'calendars'>): SayObstacle {
  return (obstacle, calendarId) => {
    const isBlock = obstacle.reason === 'booked' && obstacle.kind === 'block'
    const words = obstacle.reason === 'house' ? obstacle.words : undefined
    const what = isBlock ? i18n._('Blocked') : (words ?? i18n._(WORDS[obstacle.reason]))
    const name = calendarId === undefined ? undefined : calendars.get(calendarId)?.name
    return name === undefined ? what : i18n._('{name}: {what}', { name, what })
  }
}

interface Shown {
  /** With their bands, which say what of them is not known. */
  columns: readonly TimeGridColumn[]
  appointments: readonly Appointment[]
  clinic: Clinic
  schedules: Schedules
  /** Epoch milliseconds. */
  now: number
}

/** What is said of a column whose time is not known: nothing can be put where nobody knows what stands there. */
const unknownOf = (column: TimeGridColumn | undefined): string | undefined =>
  column?.bands?.find(({ kind }) => kind === 'unknown')?.label

/** What moves appointments on a grid: the lens, what is refused, the written moves, and the choice of a new time. */
export function useGridMoves({ columns, appointments, clinic, schedules, now }: Shown) {
  const { i18n } = useLingui()
  const format = useFormat()
  const refused = useRefusal('write')
  const move = useMoves(clinic, schedules)
  const { sentence, appointment: chosen, picked, pickAnew, stop } = useRescheduling()
  const find = useCallback(
    (id: string) => (chosen?.id === id ? chosen : appointments.find((appointment) => appointment.id === id)),
    [appointments, chosen],
  )
  const lens = useCallback(
    (event: TimeGridEvent, from: string) => {
      const appointment = find(event.id)
      const ground = { ...clinic, schedules, appointments, now }
      if (!appointment) return []
      const found = lensOf(appointment, from, columns, ground, sayObstacles(i18n, clinic))
      return found.map((lens, at) => {
        const reason = unknownOf(columns[at])
        return reason === undefined
          ? lens
          : { ...lens, stretches: [{ from: 0, to: minutesPerDay, fits: false, reason }] }
      })
    },
    [find, columns, appointments, clinic, schedules, now, i18n],
  )
  const picking = useMemo(
    () =>
      chosen &&
      picked && {
        event: gridEvent(picked, { i18n, format, ...clinic }),
        now: gridEvent(chosen, { i18n, format, ...clinic }),
        fromResourceId: picked.calendarIds[0] ?? '',
      },
    [chosen, picked, clinic, i18n, format],
  )
  const moves = {
    lens,
    picking,
    refusal: ({ column }, _action, event) => {
      const appointment = event && find(event.id)
      const unknown = appointment && unknownOf(column)
      if (unknown !== undefined) return unknown
      if (!appointment || exchanged(appointment, '', column.resourceId, clinic)) return undefined
      return i18n._('Appointments move between people or between resources, not across.')
    },
    onMove: ({ id, fromResourceId, toResourceId, start, end }) => {
      const appointment = find(id)
      const exchange = appointment && exchanged(appointment, fromResourceId, toResourceId, clinic)
      if (!exchange) return
      void move(appointment, { start, end, ...exchange }).then((moved) => {
        // Who answers no, or is refused, chooses on.
        if (moved && id === chosen?.id) stop()
      })
    },
    onResize: ({ id, start, end }) => {
      const appointment = find(id)
      if (appointment) void move(appointment, { start, end })
    },
    onStale: ({ id, title }) => {
      const text = changedMeanwhile(title, find(id), clinic, { i18n, format })
      showToast({ key: 'appointment', tone: 'no-show', text })
      if (id === chosen?.id) pickAnew()
    },
  } satisfies Partial<TimeGridProps>
  const { onMove: _onMove, onResize: _onResize, ...still } = moves
  return { moves: refused === undefined ? moves : still, choosing: sentence, stop }
}
