import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../ui/Button.tsx'
import { confirm } from '../../ui/confirm.ts'
import { showToast } from '../../ui/toast.ts'

interface RemoveButtonProps {
  /** What the record is called. */
  name: string
  /** What goes with it, and what stays. */
  takes: string
  remove: () => Promise<unknown>
  /** Where to go afterwards. */
  listTo: string
  /** Told why it did not work, such as that something still uses the record. */
  onRefused: (error: unknown) => void
}

/** Deletes a record after asking, with what it takes along. */
export function RemoveButton({ name, takes, remove, listTo, onRefused }: RemoveButtonProps) {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const act = async () => {
    const sure = await confirm({
      title: i18n._('Delete “{name}”?', { name }),
      text: takes,
      confirmLabel: i18n._('Delete'),
      danger: true,
    })
    if (!sure) return
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
    <Button icon="trash" busy={busy} onClick={() => void act()}>
      {i18n._('Delete')}
    </Button>
  )
}
