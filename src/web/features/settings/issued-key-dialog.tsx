import { useLingui } from '@lingui/react'
import type { ComponentProps, ReactNode } from 'react'
import type { IssuedKey } from '#api/contract/keys.ts'
import { errorSentence } from '../../fields/error-sentence.ts'
import { Button } from '../../ui/button.tsx'
import { Fields, FormErrors } from '../../ui/form/form-errors.tsx'
import { FormActions } from '../../ui/panel/form-actions.tsx'
import { FormDialog } from '../../ui/panel/side-panel.tsx'
import { useUnsavedGuard } from '../../ui/use-unsaved-guard.ts'
import { IssuedCard } from './issued-card.tsx'
import { mayHideSecret, textsOfKey } from './leave-secret.ts'

interface IssuedKeyDialogProps extends Required<Pick<ComponentProps<typeof FormDialog>, 'onSubmit'>> {
  open: boolean
  title: string
  /** What the button says that makes the key. */
  submit: string
  busy: boolean
  error: unknown
  /** The key once it is made; null until then. */
  issued: IssuedKey | null
  /** What is to be done with it. */
  advice: string
  /** Whether the fields hold what would be lost. */
  dirty: boolean
  onClose: () => void
  /** The fields that ask what key it shall be. */
  children: ReactNode
}

/** Asks what key to make, and shows its secret, this once: it closes neither over what was typed nor over a secret that nobody has copied. */
export function IssuedKeyDialog(props: IssuedKeyDialogProps) {
  const { open, title, submit, busy, error, issued, advice, dirty, onSubmit, onClose, children } = props
  const { i18n } = useLingui()
  const { mayLeave } = useUnsavedGuard({ dirty: dirty && issued === null })
  const close = async () => {
    if (await (issued === null ? mayLeave() : mayHideSecret(i18n))) onClose()
  }
  return (
    <FormDialog
      open={open}
      onClose={() => void close()}
      title={issued ? i18n._('Save this secret now') : title}
      onSubmit={onSubmit}
      actions={
        issued ? (
          <Button kind="primary" onClick={() => void close()}>
            {i18n._('Done')}
          </Button>
        ) : (
          <FormActions onCancel={() => void close()} submit={submit} busy={busy} />
        )
      }
    >
      {issued ? (
        <IssuedCard advice={advice} texts={textsOfKey(i18n, issued)} />
      ) : (
        <Fields>
          <FormErrors messages={error ? [errorSentence(i18n, error)] : []} />
          {children}
        </Fields>
      )}
    </FormDialog>
  )
}
