import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Appointment } from '#api/contract/appointments.ts'
import { contract } from '#api/contract/table.ts'
import { canDo } from '#api/core/rules/statuses.ts'
import { useApi } from '../../../client/api-context.ts'
import { errorWords } from '../../../client/error-words.ts'
import { queryOf } from '../../../client/query.ts'
import { useSearchParam } from '../../../ui/use-url-state.ts'
import { appointmentName } from '../../../commands/appointments/records/appointment-name.ts'
import { RESCHEDULE, rescheduled } from '../../../commands/appointments/view/rescheduling.ts'

/** The appointment for which a new time is being chosen, as the address names it. */
export interface Rescheduling {
  /** What stands in the strip; undefined while nothing is chosen. */
  sentence: string | undefined
  /** The appointment once it is known, if it may be moved. */
  appointment: Appointment | undefined
  stop: () => void
}

/** Reads which appointment is to get a new time; it stays chosen while other days are looked at. */
export function useRescheduling(): Rescheduling {
  const { i18n } = useLingui()
  const [id, setId] = useSearchParam(RESCHEDULE, rescheduled)
  const stop = useCallback(() => setId(''), [setId])
  const { data, error } = useQuery({
    ...queryOf(useApi(), contract.appointmentsV2.get, { params: { id } }),
    enabled: id !== '',
  })
  if (id === '') return { sentence: undefined, appointment: undefined, stop }
  if (!data) {
    return { sentence: error ? errorWords(i18n, error).title : i18n._('One moment…'), appointment: undefined, stop }
  }
  const name = appointmentName(data) || i18n._('Appointment')
  return canDo('move', data).ok
    ? { sentence: i18n._('Choose a new time for {name} · Esc to cancel', { name }), appointment: data, stop }
    : { sentence: i18n._('Can’t move {name}', { name }), appointment: undefined, stop }
}
