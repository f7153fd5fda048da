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

const announced = new Set<string>()

/** An id under which this page tells of itself; it stays its own, as others hear of the end later. */
export function newPresenceId(): string {
  const id = crypto.randomUUID()
  announced.add(id)
  return id
}

/** Somebody who is present elsewhere. */
export interface Other extends ShownPresence {
  /** It is the reader in another window, or somebody with the same key. */
  isOwn: boolean
}

/** Who is present beside this page. */
export function useOthers(): readonly Other[] {
  const present = useStore(presentAt(useApi()))
  const caller = useCaller()
  return useMemo(() => {
    if (!caller) return []
    const own = caller.person?.id ?? ''
    return present.flatMap((it) =>
      announced.has(it.id) ? [] : [{ ...it, isOwn: it.key === caller.accessKeyId || it.person === own }],
    )
  }, [present, caller])
}
