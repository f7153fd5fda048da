import { useLingui } from '@lingui/react'
import { errorSentence } from '../../fields/error-sentence.ts'
import type { OwnAction } from '../../fields/list/record-actions.ts'
import { showToast } from '../../ui/toast.ts'
import { unlessGoneBack } from './use-resolution-plan.tsx'

/** The action of a list that changes what is chosen alike; `change` answers whether its run has begun, and what it throws is told. */
export function useChangeAction<T>(change: (records: readonly T[]) => Promise<boolean>): OwnAction<T> {
  const { i18n } = useLingui()
  return {
    id: 'change',
    label: i18n._('Change'),
    icon: 'edit',
    act: (records) =>
      change(records)
        .catch(unlessGoneBack)
        .catch((error: Error) => {
          showToast({ tone: 'no-show', text: errorSentence(i18n, error) })
          return false
        }),
  }
}
