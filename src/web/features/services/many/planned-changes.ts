import type { Service } from '#api/contract/services.ts'
import type { Api } from '../../../client/create-api.ts'
import { forEachOf } from '../../../client/for-each-of.ts'
import { serviceChange, serviceWrite } from '../service-writes.ts'
import { readWholeService } from '../whole-service.ts'
import { changeOf, isAboutCalendars, type ManyServices } from './change-many.ts'

/** What many services are changed to, with the writes; those that are so already are not among them. */
export async function plannedChanges(api: Api, services: readonly Service[], values: ManyServices) {
  // Who offers a service is not in every list.
  const isMissing = isAboutCalendars(values) && services.some(({ calendars }) => calendars === undefined)
  const { signal } = new AbortController()
  const ids = isMissing ? services.map(({ id }) => id) : []
  const read = await forEachOf(ids, (id) => readWholeService(api, id, signal))
  const changed = services.flatMap((known) => {
    const before = read.get(known.id) ?? known
    const body = changeOf(before, values)
    return body ? [{ before, body }] : []
  })
  return {
    change: { services: changed.map(({ before, body }) => serviceChange(before, body)) },
    writes: changed.map(({ before, body }) => serviceWrite(before.name, before, body, before.version || undefined)),
  }
}
