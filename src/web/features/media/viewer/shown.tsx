import { useLingui } from '@lingui/react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { isApiError } from '../../../client/api-error.ts'
import { errorSentence } from '../../../fields/error-sentence.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { FormSkeleton } from '../../../ui/skeletons.tsx'
import { Details } from './details/details.tsx'
import StagePanel from './stage/stage-panel.tsx'

interface ShownProps {
  query: UseQueryResult<Multimedia>
  onShow: (id: string) => void
  /** Called once it is deleted. */
  onGone: () => void
}

/** A medium on its stage with its details, or why it is not there. */
export function Shown({ query, onShow, onGone }: ShownProps) {
  const { i18n } = useLingui()
  const medium = query.data
  if (medium === undefined && query.error) {
    const gone = isApiError(query.error) && query.error.kind === 'not-found'
    return gone ? (
      <EmptyState
        icon="search"
        title={i18n._('Nothing here')}
        description={i18n._('The record may have been deleted, or the address may be wrong.')}
      />
    ) : (
      <ErrorState description={errorSentence(i18n, query.error)} retry={() => void query.refetch()} />
    )
  }
  return (
    <div className="both" aria-busy={medium === undefined}>
      <section className="stage" aria-label={i18n._('The file')}>
        {medium && <StagePanel medium={medium} />}
      </section>
      <section className="details" aria-label={i18n._('Details')}>
        {medium ? (
          <Details
            medium={medium}
            reload={async () => (await query.refetch()).data}
            onCreated={(made) => onShow(made.id)}
            onGone={onGone}
          />
        ) : (
          <FormSkeleton />
        )}
      </section>
    </div>
  )
}
