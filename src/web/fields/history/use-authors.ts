import { useQuery } from '@tanstack/react-query'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { queryOf } from '../../client/query.ts'
import { useExtension } from '../../client/use-operation.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { ownZone } from '../../i18n/own-zone.ts'
import type { HistorySubject } from './steps.ts'
import { useWho } from './use-who.ts'

/** Changes of one record among which those are looked for that somebody has not seen yet. */
const LOOKED_AT = 20

/** What has happened to a record since somebody read it. */
export interface Since {
  subject: HistorySubject
  /** The version that was read. */
  from: number
  /** The version that it has by now. */
  to: number
}

/** Who brought a record from one version to another, and when the last of them did; undefined while nobody knows. */
export const useAuthors = (since: Since | undefined): { names: string; time: string } | undefined => {
  const api = useApi()
  const format = useFormat()
  const who = useWho()
  const isTold = useExtension('audit') && since !== undefined
  const { resource, id } = since?.subject ?? { resource: 'appointments', id: '' }
  const query = { resource, id, limit: LOOKED_AT }
  const { queryKey } = queryOf(api, contract.audit.list, { query })
  const { data } = useQuery({
    queryKey: [...queryKey, 'authors', since?.to ?? 0],
    queryFn: ({ signal }) => api.audit.list({ query, signal }),
    enabled: isTold,
  })
  const made = data?.items.filter(({ version }) => version !== null && since && version > since.from) ?? []
  const [last] = made
  if (!last) return undefined
  const zone = ownZone()
  return { names: format.list([...new Set(made.map(who))]), time: format.time(last.at, zone) }
}
