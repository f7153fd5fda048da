import type { Service } from '#api/contract/services.ts'
import { contract } from '#api/contract/table.ts'
import type { Api } from '../../client/create-api.ts'

/** A service as the list knows it with all of its expansions; undefined where the deployment cannot say. */
export const expandedService = async (api: Api, id: string, signal?: AbortSignal): Promise<Service | undefined> => {
  const { items } = await api.call(contract.services.list, {
    query: { ids: [id], expand: ['calendars', 'dateRanges', 'numberOfAppointments'] },
    ...(signal && { signal }),
  })
  return items.find((it) => it.id === id)
}

/** A service with its calendars and date ranges, also where only the expansions of the list tell them. */
export const readWholeService = async (api: Api, id: string, signal: AbortSignal): Promise<Service> => {
  const service = await api.call(contract.services.get, { params: { id }, signal })
  if (service.calendars && service.dateRanges) return service
  const found = await expandedService(api, id, signal).catch(() => undefined)
  return withParts(service, found)
}

/** A service with those parts of another version that it does not tell itself. */
export const withParts = (service: Service, known: Pick<Service, 'calendars' | 'dateRanges'> | undefined): Service => ({
  ...service,
  ...(!service.calendars && known?.calendars && { calendars: known.calendars }),
  ...(!service.dateRanges && known?.dateRanges && { dateRanges: known.dateRanges }),
})
