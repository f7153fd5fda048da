import { contract } from '#api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { listAll } from '../../client/list-all.ts'
import type { Example } from './people-run.ts'

/** Reads a calendar with its schedules and services, as they are stored by now. */
export function useReadExample(): (calendarId: string) => Promise<Example> {
  const api = useApi()
  return async (calendarId) => {
    const params = { id: calendarId }
    const [calendar, schedules, services] = await Promise.all([
      api.call(contract.calendars.get, { params }),
      listAll(api, contract.weeklySchedules.list, { query: { calendarId } }),
      listAll(api, contract.services.list, { query: { calendarId } }),
    ])
    // A list may leave out the calendars of a service, and a body has all of them.
    const whole = await Promise.all(services.items.map(({ id }) => api.call(contract.services.get, { params: { id } })))
    return {
      calendar,
      schedules: schedules.items,
      services: whole.filter((it) => it.calendars?.some((entry) => entry.calendarId === calendarId)),
    }
  }
}
