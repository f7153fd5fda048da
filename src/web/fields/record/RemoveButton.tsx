import { useLingui } from '@lingui/react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/toast.ts'
import { useDeleteQuestion } from '../uses/useDeleteQuestion.tsx'
import type { Places, Subject } from '../uses/uses.ts'

interface RemoveButtonProps {
  subject: Subject
  /** What the record is called. */
  name: string
  /** The dashboard's addresses, for the links to what belongs to the record. */
  places: Places
  remove: () => Promise<unknown>
  /** Where to go afterwards. */
  listTo: string
  /** Told why it did not work, such as that something still uses the record. */
  onRefused: (error: unknown) => void
}

/** Deletes a record after asking, with what it takes along or what stands in its way. */
export function RemoveButton({ subject, name, places, remove, listTo, onRefused }: RemoveButtonProps) {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const { ask, question } = useDeleteQuestion(places)
  const [busy, setBusy] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const act = async () => {
    if (!(await ask(subject, name))) return button.current?.focus()
    setBusy(true)
    try {
      await remove()
      showToast({ tone: 'confirmed', text: i18n._('“{name}” was deleted', { name }) })
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
      <Button ref={button} icon="trash" busy={busy} onClick={() => void act()}>
        {i18n._('Delete')}
      </Button>
      {question}
    </>
  )
}
