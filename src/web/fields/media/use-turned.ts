import { useSyncExternalStore } from 'react'
import { mediumAt } from '#api/core/rules/medium-row.ts'
import { useApi } from '../../client/api-context.ts'
import type { Api } from '../../client/create-api.ts'
import { hearChanges } from '../../live/told-changes.ts'
import { createSignal } from '../../store/store.ts'

/** How often media were changed since this page heard of any; `ofAll` where nobody knows which. */
const createTurns = (api: Api) => {
  const { tell, subscribe } = createSignal()
  const turns = new Map<string, number>()
  let [last, ofAll] = [0, 0]
  hearChanges(api, (change) => {
    if (change === 'anything') ofAll = ++last
    else if (change.resource === 'multimedia') turns.set(change.id, ++last)
    else return
    tell()
  })
  return { subscribe, of: (id: string): number => Math.max(ofAll, turns.get(id) ?? 0) }
}

const kept = new WeakMap<Api, ReturnType<typeof createTurns>>()
const turnsAt = (api: Api) => {
  const turns = kept.get(api) ?? createTurns(api)
  kept.set(api, turns)
  return turns
}

/**
 * The address of a medium for this page alone, another one whenever the medium was changed: a page shows a picture that it has
 * at an address without asking for it again. One that names its content stays as it is.
 */
export function useTurned(url: string | null): string | null {
  const { subscribe, of } = turnsAt(useApi())
  const id = url === null ? undefined : mediumAt(url)
  const turn = useSyncExternalStore(subscribe, () => (id === undefined ? 0 : of(id)))
  if (url === null || turn === 0 || /[?&]v=/.test(url)) return url
  return `${url}${url.includes('?') ? '&' : '?'}v=${turn}`
}
