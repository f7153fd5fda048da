import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { isApiError } from '../../client/api-error.ts'
import { errorWords } from '../../client/error-words.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'

interface MissingProps {
  error: Error
  retry: () => void
  /** The way on where trying again cannot help. */
  way: ReactNode
}

/** Why an appointment cannot be shown: it is not there, or it could not be read this time. */
export function Missing({ error, retry, way }: MissingProps) {
  const { i18n } = useLingui()
  if (isApiError(error) && (error.kind === 'not-found' || error.kind === 'invalid')) {
    return (
      <EmptyState
        icon="search"
        title={i18n._('Nothing here')}
        description={i18n._('The record may have been deleted, or the address may be wrong.')}
        action={way}
      />
    )
  }
  const { title, advice } = errorWords(i18n, error)
  return <ErrorState title={title} description={advice} retry={retry} />
}
