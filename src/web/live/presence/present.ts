import { useMemo } from 'react'
import type { ShownPresence } from '#api/contract/presence.ts'
import { useApi } from '../../client/api-context.ts'
import type { Api } from '../../client/create-api.ts'
import { useCaller } from '../../client/use-caller.ts'
import { createStore, useStore } from '../../store/store.ts'

export type { ShownPresence }

const NOBODY: readonly ShownPresence[] = []
const boards = new WeakMap<Api, ReturnType<typeof createStore<readonly ShownPresence[]>>>()

/** All who are present at a service, as its feed last told; nobody while no feed tells. */
export const presentAt = (api: Api) => {
  const known = boards.get(api) ?? createStore(NOBODY)
  boards.set(api, known)
  return known
}

/** Who else is present: neither this page nor another one of the same person or key. */
export function useOthers(): readonly ShownPresence[] {
  const present = useStore(presentAt(useApi()))
  const caller = useCaller()
  return useMemo(() => {
    if (!caller || present.length === 0) return NOBODY
    const own = caller.person?.id ?? ''
    return present.filter(({ key, person }) => key !== caller.accessKeyId && person !== own)
  }, [present, caller])
}
