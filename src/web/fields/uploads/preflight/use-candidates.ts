import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../../client/api-context.ts'
import { queryAllOf } from '../../../client/query.ts'
import { readAside } from '../../../client/uploads/read-aside.ts'
import { createCandidates, type CandidateChange, type Candidates, type CandidatesState } from './candidates.ts'
import { readFacts } from './read-facts.ts'

/** What was read of the media may be this old in milliseconds. */
const FRESH = 10_000

const EMPTY: CandidatesState = { candidates: [], known: undefined }
const nothing = () => EMPTY
const silence = () => () => {}

/** Reads these files, which may become more, and compares them with the media that are there. */
export function useCandidates(files: readonly File[]): {
  state: CandidatesState
  add: (files: readonly File[]) => void
  say: (key: number, said: CandidateChange) => void
} {
  const api = useApi()
  const queryClient = useQueryClient()
  const [store, setStore] = useState<Candidates>()
  // The reading goes on outside of React and has to end with the dialog.
  useEffect(() => {
    const known = async () =>
      (await queryClient.fetchQuery({ ...queryAllOf(api, contract.multimedia.list), staleTime: FRESH })).items
    const made = createCandidates({ facts: readFacts, fingerprint: readAside, known })
    // oxlint-disable-next-line react/set-state-in-effect -- It holds small pictures, which must not outlive it.
    setStore(made)
    return made.close
  }, [api, queryClient])
  // What is dropped on the page while the dialog is open comes from outside of it.
  useEffect(() => store?.add(files), [store, files])
  const state = useSyncExternalStore(store?.subscribe ?? silence, store?.state ?? nothing)
  return { state, add: (more) => store?.add(more), say: (key, said) => store?.say(key, said) }
}
