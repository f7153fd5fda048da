import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../../client/api-context.ts'
import { queryAllOf } from '../../../client/query.ts'
import { readAside } from '../../../client/uploads/read-aside.ts'
import { createCandidates, type CandidateChange, type Candidates, type CandidatesState } from './candidates.ts'
import { readFacts } from './read-facts.ts'

/** What was read of the media may be this old in milliseconds. */
const FRESH = 10_000

/** A list that somebody looks at, so that it is kept as it is at the service, of everything that there is. */
const wholeLibrary = (queryClient: QueryClient, [connection, resource, group, operation]: QueryKey) => {
  const shown = queryClient
    .getQueryCache()
    .findAll({ queryKey: [connection, resource, group, operation], type: 'active' })
  const whole = shown.find(({ queryKey: [, , , , , asked], state: { data, isInvalidated } }) => {
    const isNarrowed = Object.values(asked ?? {}).some((it) => (Array.isArray(it) ? it.length > 0 : Boolean(it)))
    return !isNarrowed && !isInvalidated && (data as { whole?: boolean } | undefined)?.whole === true
  })
  return (whole?.state.data as { items: readonly Multimedia[] } | undefined)?.items
}

const EMPTY: CandidatesState = { candidates: [], known: undefined }
const nothing = () => EMPTY
const silence = () => () => {}

/** Reads these files, which may become more, and compares them with the media that are there. */
export function useCandidates(files: readonly File[]): {
  state: CandidatesState
  add: (files: readonly File[]) => void
  say: (key: number, said: CandidateChange) => void
  tickAll: (wanted: boolean) => void
} {
  const api = useApi()
  const queryClient = useQueryClient()
  const [store, setStore] = useState<Candidates>()
  // The reading goes on outside of React and has to end with the dialog.
  useEffect(() => {
    const all = queryAllOf(api, contract.multimedia.list)
    const known = async () =>
      wholeLibrary(queryClient, all.queryKey) ?? (await queryClient.fetchQuery({ ...all, staleTime: FRESH })).items
    const made = createCandidates({ facts: readFacts, fingerprint: readAside, known })
    // oxlint-disable-next-line react/set-state-in-effect -- It holds small pictures, which must not outlive it.
    setStore(made)
    return made.close
  }, [api, queryClient])
  // What is dropped on the page while the dialog is open comes from outside of it.
  useEffect(() => store?.add(files), [store, files])
  const state = useSyncExternalStore(store?.subscribe ?? silence, store?.state ?? nothing)
  return {
    state,
    add: (more) => store?.add(more),
    say: (key, said) => store?.say(key, said),
    tickAll: (wanted) => store?.tickAll(wanted),
  }
}
