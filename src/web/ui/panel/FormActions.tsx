import { useLingui } from '@lingui/react'
import { Button } from '../Button.tsx'

/** The foot of a panel that is a form: leave, and the main action in the form's own words. */
export function FormActions({ onCancel, submit, busy }: { onCancel: () => void; submit: string; busy: boolean }) {
  const { i18n } = useLingui()
  return (
    <>
      <Button onClick={onCancel}>{i18n._('Cancel')}</Button>
      <Button kind="primary" type="submit" busy={busy}>
        {submit}
      </Button>
    </>
  )
}
