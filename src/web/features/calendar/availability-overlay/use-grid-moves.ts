import { useLingui } from '@lingui/react'
import { useCallback, useMemo } from 'react'
import type { Appointment } from '#api/contract/appointments.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import type { TimeGridColumn, TimeGridEvent, TimeGridProps } from '../../../ui/calendar/index.ts'
import { gridEvent } from '../../../commands/appointments/view/grid-event.ts'
import { exchanged } from '../../../commands/appointments/exchanged.ts'
import { useMoves } from '../../../commands/appointments/use-moves.ts'
import type { Clinic, Schedules } from '../../../commands/appointments/records/queries.ts'
import { sayObstacles } from './fit-words.ts'
import { lensOf } from './lens.ts'
import { useRescheduling } from './use-rescheduling.ts'

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
  const move = useMoves(clinic, schedules)
  const { sentence, appointment: chosen, stop } = useRescheduling()
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
        return reason === undefined ? lens : { ...lens, stretches: [{ from: 0, to: 1440, fits: false, reason }] }
      })
    },
    [find, columns, appointments, clinic, schedules, now, i18n],
  )
  const picking = useMemo(
    () =>
      chosen && {
        event: gridEvent(chosen, { i18n, format, ...clinic }),
        fromResourceId: chosen.calendarIds[0] ?? '',
      },
    [chosen, clinic, i18n, format],
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
  } satisfies Partial<TimeGridProps>
  return { moves, choosing: sentence, stop }
}
