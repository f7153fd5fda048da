import { useLingui } from '@lingui/react'
import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isApiError } from '../../client/api-error.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeader, type Parent } from '../../ui/page-header.tsx'
import { RecordSkeleton } from '../../ui/skeletons.tsx'
import { errorSentence } from '../error-sentence.ts'
import { useFollowing } from '../list/following.ts'

interface RecordGateProps<Rec> {
  /** How the record is read. */
  read: UseQueryOptions<Rec>
  /** Heading until the record is there. */
  title: string
  /** The list that the record belongs to. */
  list: Parent
  /** The page of the record; `reload` reads it anew. */
  children: (record: Rec, reload: () => Promise<Rec | undefined>) => ReactNode
}

/**
 * Reads a record and follows what others do with it; a form around it keeps what is being typed. Where the record cannot
 * be shown, it says why and leads back to its list.
 */
export function RecordGate<Rec>({ read, title, list, children }: RecordGateProps<Rec>) {
  const { i18n } = useLingui()
  const query = useQuery(read)
  useFollowing({ read: () => query.refetch({ cancelRefetch: false }), enabled: query.data !== undefined })
  if (query.data !== undefined) return children(query.data, async () => (await query.refetch()).data)
  const missing = isApiError(query.error) && query.error.kind === 'not-found'
  const wrong = isApiError(query.error) && query.error.kind === 'invalid'
  return (
    <>
      <PageHeader title={title} parent={list} />
      {missing || wrong ? (
        <EmptyState
          icon="search"
          title={i18n._('Nothing here')}
          description={i18n._('The record may have been deleted, or the address may be wrong.')}
          action={<ButtonLink to={list.to}>{list.label}</ButtonLink>}
        />
      ) : query.error ? (
        <ErrorState description={errorSentence(i18n, query.error)} retry={() => void query.refetch()} />
      ) : (
        <RecordSkeleton />
      )}
    </>
  )
}
