import { useLingui } from '@lingui/react'
import { useState, type ReactNode, type SyntheticEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Fields } from '../../../ui/form/form-errors.tsx'
import type { IconName } from '../../../ui/icons.tsx'
import { FormDialog } from '../../../ui/panel/side-panel.tsx'
import { useUnsavedGuard } from '../../../ui/use-unsaved-guard.ts'

interface WorkFormProps {
  title: string
  description?: string
  /** Says which of the chosen ones it is not done with; empty where there are none. */
  leftOut: string
  /** What the button says that begins it. */
  submit: string
  icon?: IconName
  danger?: boolean
  /** What the button says that leaves everything as it is; “Back” unless told: “Cancel” beside appointments would mean that. */
  leave?: string
  /** False while something is missing. */
  ready: boolean
  /** Whether the fields hold what would be lost. */
  dirty?: boolean
  /** Begins the run, and answers whether it is on screen. */
  begin: () => Promise<boolean>
  onClose: (taken: boolean) => void
  children: ReactNode
}

/** The frame of a dialog that begins a run. */
export function WorkForm(props: WorkFormProps) {
  const { title, description, leftOut, submit, icon, danger = false, leave, ready, begin, onClose, children } = props
  const { dirty = false } = props
  const { i18n } = useLingui()
  const [busy, setBusy] = useState(false)
  // To save would be to begin the run: nobody should do that on the way out.
  const guard = useUnsavedGuard({ dirty })
  const close = () => guard.leave(() => onClose(false))
  const send = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (!ready) return
    setBusy(true)
    const shown = await begin()
    setBusy(false)
    if (shown) onClose(true)
  }
  return (
    <FormDialog
      open
      title={title}
      {...(description !== undefined && { description })}
      onClose={close}
      onSubmit={(event) => void send(event)}
      actions={
        <>
          <Button onClick={close}>{leave ?? i18n._('Back')}</Button>
          <Button
            kind={danger ? 'danger' : 'primary'}
            type="submit"
            busy={busy}
            disabled={!ready}
            {...(icon && { icon })}
          >
            {submit}
          </Button>
        </>
      }
    >
      <Fields>
        {leftOut !== '' && <p role="note">{leftOut}</p>}
        {children}
      </Fields>
    </FormDialog>
  )
}
