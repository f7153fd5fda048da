import type { Calendar } from '#api/contract/calendars.ts'
import { contract } from '#api/contract/table.ts'
import type { Api } from '../../client/create-api.ts'
import { listAll } from '../../client/list-all.ts'
import { plannedUpdate } from '../weekly-schedules/index.ts'

/** Days as out-of-office of every schedule of the calendars, for a deployment that keeps no closures. */
export async function planIntoSchedules(api: Api, calendars: readonly Calendar[], dates: [from: string, to: string]) {
  const lists = await Promise.all(
    calendars.map(({ id }) => listAll(api, contract.weeklySchedules.list, { query: { calendarId: id } })),
  )
  return lists.flatMap(({ items }, index) =>
    items.map((schedule) => {
      const { configuration, version } = schedule
      const outsOfTheOffice = [...(configuration.outsOfTheOffice ?? []), dates]
      const name = `${calendars[index]?.name ?? ''} · ${schedule.name}`
      const body = { configuration: { ...configuration, outsOfTheOffice } }
      return plannedUpdate(name, schedule, body, version || undefined)
    }),
  )
}
