import { useMemo } from 'react'
import { useApi } from '../client/api-context.ts'
import type { Api } from '../client/create-api.ts'
import { createStore, useStore } from '../store/store.ts'

/** What is marked as changed: a resource and an id. */
export type FreshMark = `${string} ${string}`

const NOTHING: ReadonlySet<FreshMark> = new Set()
const marks = new WeakMap<Api, ReturnType<typeof createStore<ReadonlySet<FreshMark>>>>()

/** What others have changed a moment ago, for as long as it is to be marked. */
export const freshAt = (api: Api) => {
  const known = marks.get(api) ?? createStore(NOTHING)
  marks.set(api, known)
  return known
}

/** The ids of such records of one resource. */
export function useFreshIds(resource: string): ReadonlySet<string> {
  const fresh = useStore(freshAt(useApi()))
  return useMemo(() => {
    const begin = `${resource} `
    return new Set([...fresh].flatMap((mark) => (mark.startsWith(begin) ? [mark.slice(begin.length)] : [])))
  }, [fresh, resource])
}
