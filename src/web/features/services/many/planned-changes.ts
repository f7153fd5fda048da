import type { Service } from '#api/contract/services.ts'
import type { Api } from '../../../client/create-api.ts'
import { serviceChange, serviceWrite } from '../service-writes.ts'
import { readWholeService } from '../whole-service.ts'
import { changeOf, isAboutCalendars, type ManyServices } from './change-many.ts'

/** Services that are read at the same time. */
const AT_ONCE = 4

const readAll = async (api: Api, services: readonly Service[]): Promise<Service[]> => {
  const { signal } = new AbortController()
  const whole: Service[] = []
  for (let from = 0; from < services.length; from += AT_ONCE) {
    const part = services.slice(from, from + AT_ONCE)
    // oxlint-disable-next-line no-await-in-loop -- The service is not asked everything at once.
    whole.push(...(await Promise.all(part.map(({ id }) => readWholeService(api, id, signal)))))
  }
  return whole
}

/** What many services are changed to, with the writes; those that are so already are not among them. */
export async function plannedChanges(api: Api, services: readonly Service[], values: ManyServices) {
  // Who offers a service is not in every list.
  const isMissing = isAboutCalendars(values) && services.some(({ calendars }) => calendars === undefined)
  const whole = isMissing ? await readAll(api, services) : services
  const changed = whole.flatMap((before) => {
    const body = changeOf(before, values)
    return body ? [{ before, body }] : []
  })
  return {
    change: { services: changed.map(({ before, body }) => serviceChange(before, body)) },
    writes: changed.map(({ before, body }) => serviceWrite(before.name, before, body, before.version || undefined)),
  }
}
