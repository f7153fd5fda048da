import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import type { Appointment } from '#api/contract/appointments.ts'
import { contract } from '#api/contract/table.ts'
import { type Overbooked, withOverbooked } from '#api/core/rules/overbooked.ts'
import { HOUR } from '#api/time/durations.ts'
import { formatInstant } from '#api/time/instant.ts'
import { useApi } from '../../client/api-context.ts'
import { isApiError } from '../../client/api-error.ts'
import { invalidate } from '../../client/query.ts'
import { useCaller } from '../../client/use-caller.ts'
import { showToast } from '../../ui/toast.ts'
import { conflictsOf } from '../../commands/appointments/free-times/conflicts.ts'
import type { NewAppointment } from '../../commands/appointments/interface-version.ts'
import { useClinic } from '../../commands/appointments/records/queries.ts'

/** What takes a time may have begun so long before it, or keep so much free after it. */
const AROUND = 12 * HOUR

/** What makes a booking over others one that both sides know of. */
export function useOverbooking() {
  const api = useApi()
  const queryClient = useQueryClient()
  const { i18n } = useLingui()
  const { services } = useClinic()
  const caller = useCaller()

  /** Who holds the time that a booking asks for, as the service knows it now. */
  const holdersOf = async (body: NewAppointment): Promise<Appointment[]> => {
    const { startDate = '', endDate = startDate, calendarIds, serviceId = null } = body
    const range = {
      startDate: formatInstant(Date.parse(startDate) - AROUND),
      endDate: formatInstant(Date.parse(endDate) + AROUND),
      limit: 200,
    }
    const { items } = await api.call(contract.appointmentsV2.list, { query: range })
    const asking = { id: '', calendarIds: [...(calendarIds ?? [])], serviceId, allowOverlapping: false }
    return conflictsOf({ startDate, endDate }, asking, items, services, api.clock.now())
  }

  return {
    holdersOf,
    /** What both appointments keep. */
    overbookedFor: (reason: string): Overbooked => ({ by: caller?.person?.name ?? caller?.label ?? '', reason }),
    /** Writes the reason to those who held the time; who could not be written to is told. */
    tellHolders: async (holders: readonly Appointment[], overbooked: Overbooked): Promise<void> => {
      const written = await Promise.allSettled(
        holders.map(({ id, version, extraFields }) =>
          api.call(contract.appointmentsV2.update, {
            params: { id },
            body: { extraFields: withOverbooked(extraFields, overbooked) },
            ifVersion: version,
          }),
        ),
      )
      await invalidate(queryClient, contract.appointmentsV2.update)
      const failed = written.flatMap((it) => (it.status === 'rejected' ? [it.reason as unknown] : []))
      const bug = failed.find((error) => !isApiError(error))
      if (bug) throw bug
      if (failed.length === 0) return
      const text = i18n._('Booked, but the other appointment doesn’t say why. Add the reason to its notes.')
      showToast({ key: 'overbooked', tone: 'no-show', text })
    },
  }
}
