import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import { errorWords } from '../../../client/error-words.ts'
import { retryFailed } from '../../../client/query.ts'
import { Button } from '../../../ui/button.tsx'

/** Says in the place of free times that they are not known, and why; what is taken could not be read. */
export function FreeTimesFailed({ error }: { error: unknown }) {
  const { i18n } = useLingui()
  const queryClient = useQueryClient()
  return (
    <>
      <p role="alert">{i18n._('Couldn’t load free times: {problem}.', { problem: errorWords(i18n, error).title })}</p>
      <Button icon="refresh" onClick={() => void retryFailed(queryClient)} style={{ justifySelf: 'start' }}>
        {i18n._('Try again')}
      </Button>
    </>
  )
}
