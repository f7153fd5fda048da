import { useLingui } from '@lingui/react'
import { useRef } from 'react'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { contract } from '#api/contract/table.ts'
import { useOperation } from '../../../../client/use-operation.ts'
import { errorSentence } from '../../../../fields/error-sentence.ts'
import { useDeleteQuestion } from '../../../../fields/uses/use-delete-question.tsx'
import { Button } from '../../../../ui/button.tsx'
import { showToast } from '../../../../ui/toast.ts'
import { paths } from '../../../../paths/paths.ts'

/** Deletes a medium after asking, with what uses it by name. */
export function DeleteMedium({ medium, onGone }: { medium: Multimedia; onGone: () => void }) {
  const { i18n } = useLingui()
  const remove = useOperation(contract.multimedia.remove)
  const { ask, question } = useDeleteQuestion(paths)
  const button = useRef<HTMLButtonElement>(null)
  const { name } = medium
  const act = async () => {
    if (!(await ask({ kind: 'medium', record: medium }, name))) return button.current?.focus()
    try {
      await remove.mutateAsync({ params: { id: medium.id } })
      showToast({ tone: 'confirmed', text: i18n._('Deleted “{name}”', { name }) })
      onGone()
    } catch (error) {
      showToast({ tone: 'no-show', text: errorSentence(i18n, error) })
    }
  }
  return (
    <>
      <Button ref={button} kind="quiet" icon="trash" busy={remove.isPending} onClick={() => void act()}>
        {i18n._('Delete')}
      </Button>
      {question}
    </>
  )
}
