import { useQueryClient } from '@tanstack/react-query'
import { useContext, useMemo } from 'react'
import { useApi } from '../../client/api-context.ts'
import { DraftPlaceContext } from '../drafts/draft-place.ts'
import type { RunDeps } from './page-runs.ts'

/** What runs that begin here are carried out with. */
export const useRunDeps = (): RunDeps => {
  const api = useApi()
  const queryClient = useQueryClient()
  const place = useContext(DraftPlaceContext)
  return useMemo(() => ({ api, queryClient, place }), [api, queryClient, place])
}
