import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../../client/api-context.ts'
import { invalidate } from '../../../client/query.ts'
import { errorSentence } from '../../../fields/error-sentence.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { Button } from '../../../ui/button.tsx'
import { confirm } from '../../../ui/confirm.ts'
import { showToast } from '../../../ui/toast.ts'

/** Deletes for good all that is in the trash, after a question. */
export function EmptyTrash({ count, isMore }: { count: number; isMore: boolean }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const api = useApi()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const act = async () => {
    const question = {
      title: isMore
        ? i18n._('Delete {count} files for good?', { count: format.count(count, isMore) })
        : i18n._('{count, plural, one {Delete # file for good?} other {Delete # files for good?}}', { count }),
      text: i18n._('Empties the trash. The files and their earlier versions can’t be restored then.'),
      confirmLabel: i18n._('Empty trash'),
      danger: true,
    }
    if (!(await confirm(question))) return
    setBusy(true)
    try {
      // A call takes some of it.
      for (let remaining = 1; remaining > 0;) ({ remaining } = await api.trash.empty({}))
      showToast({ tone: 'confirmed', text: i18n._('The trash is empty') })
    } catch (error) {
      showToast({ tone: 'no-show', text: errorSentence(i18n, error) })
    } finally {
      setBusy(false)
      void invalidate(queryClient, contract.trash.empty)
    }
  }
  if (count === 0) return null
  return (
    <Button folds icon="trash" busy={busy} onClick={() => void act()}>
      {i18n._('Empty trash')}
    </Button>
  )
}
