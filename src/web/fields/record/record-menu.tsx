import { useLingui } from '@lingui/react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { MenuButton } from '../../ui/menu-button.tsx'
import type { RowAction } from '../../ui/table/row-actions.ts'
import { showToast } from '../../ui/toast.ts'
import type { Right } from '../../client/use-caller.ts'
import { errorSentence } from '../error-sentence.ts'
import { useRefusal } from '../rights/use-refusal.ts'
import { useDeleteQuestion } from '../uses/use-delete-question.tsx'
import type { Places, Subject } from '../uses/uses.ts'

/** How a stored record is deleted, after asking. */
export interface Removal {
  /** The record, as what hangs on it is looked for. */
  subject: Subject
  /** The dashboard's addresses, for the links to that. */
  places: Places
  remove: () => Promise<unknown>
  /** Asked once it is deleted: what takes that back, where it can be. */
  undo?: () => (() => Promise<unknown>) | undefined
}

interface RecordMenuProps extends Removal {
  /** What else can be done with the record. */
  actions: readonly RowAction[]
  /** What the record is called. */
  name: string
  /** Where to go once it is deleted. */
  listTo: string
  /** What deleting takes. */
  right: Right
  /** Told why it was not deleted, such as that something still uses the record. */
  onRefused: (error: unknown) => void
}

/** The menu of a record, with its deletion: after asking, with what it takes along or what stands in its way. */
export function RecordMenu(props: RecordMenuProps) {
  const { actions, subject, name, places, remove, undo, listTo, right, onRefused } = props
  const { i18n } = useLingui()
  const disabledReason = useRefusal(right)
  const navigate = useNavigate()
  const { ask, question } = useDeleteQuestion(places)
  const [busy, setBusy] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const tellTrouble = (error: unknown) => showToast({ tone: 'no-show', text: errorSentence(i18n, error) })
  const act = async () => {
    if (!(await ask(subject, name))) return button.current?.focus()
    setBusy(true)
    try {
      await remove()
      const takeBack = undo?.()
      const action = takeBack && { label: i18n._('Undo'), run: () => void takeBack().catch(tellTrouble) }
      showToast({ tone: 'confirmed', text: i18n._('Deleted “{name}”', { name }), ...(action && { action }) })
      void navigate(listTo, { replace: true })
    } catch (error) {
      onRefused(error)
      window.scrollTo({ top: 0 })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <MenuButton
        ref={button}
        icon="more"
        iconOnly
        busy={busy}
        actions={[
          ...actions,
          { label: i18n._('Delete'), icon: 'trash', danger: true, disabledReason, onAct: () => void act() },
        ]}
      >
        {i18n._('More actions')}
      </MenuButton>
      {question}
    </>
  )
}
