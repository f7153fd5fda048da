import { useApi } from '../client/api-context.ts'
import type { Api } from '../client/create-api.ts'
import { createStore, useStore } from '../store/store.ts'

const NONE: ReadonlySet<string> = new Set()
const perApi = new WeakMap<Api, ReturnType<typeof createStore<ReadonlySet<string>>>>()

/** The appointments with a change, or of a booking, that is not sent yet, by their ids. */
export const unsentAt = (api: Api) => {
  const known = perApi.get(api) ?? createStore(NONE)
  perApi.set(api, known)
  return known
}

/** The same for what shows them; a change renders anew. */
export const useUnsentIds = (): ReadonlySet<string> => useStore(unsentAt(useApi()))

const instead = new WeakMap<Api, ReturnType<typeof createStore<string | null>>>()

/** The booking that could not be sent and in place of which another one was made, by the id of its call. */
export const bookedInstead = (api: Api) => {
  const known = instead.get(api) ?? createStore<string | null>(null)
  instead.set(api, known)
  return known
}
