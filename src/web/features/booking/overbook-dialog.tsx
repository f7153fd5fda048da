import { useLingui } from '@lingui/react'
import { useForm } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { Fields } from '../../ui/form/form-errors.tsx'
import { TextF } from '../../ui/form/text-f.tsx'
import { FormDialog } from '../../ui/panel/side-panel.tsx'
import { useUnsavedGuard } from '../../ui/use-unsaved-guard.ts'

interface OverbookDialogProps {
  /** What the service said: who is taken, and when. */
  refusal: string
  onClose: () => void
  /** Called with the reason that both appointments keep. */
  onBook: (reason: string) => Promise<unknown>
}

/** Asks why a time that is taken shall be booked all the same. */
export default function OverbookDialog({ refusal, onClose, onBook }: OverbookDialogProps) {
  const { i18n } = useLingui()
  const form = useForm({ defaultValues: { reason: '' } })
  const { control, formState, handleSubmit, setError } = form
  const book = async ({ reason }: { reason: string }) => {
    if (reason.trim() === '') return setError('reason', { message: i18n._('Say why.') }, { shouldFocus: true })
    await onBook(reason.trim())
    return onClose()
  }
  // To save would be to book over somebody: nobody should do that on the way out.
  const { leave } = useUnsavedGuard({ dirty: formState.isDirty })
  const close = () => leave(onClose)
  return (
    <FormDialog
      open
      title={i18n._('Double-book this time?')}
      onClose={close}
      onSubmit={(event) => void handleSubmit(book)(event)}
      actions={
        <>
          <Button onClick={close}>{i18n._('Back')}</Button>
          <Button kind="primary" type="submit" busy={formState.isSubmitting}>
            {i18n._('Double-book')}
          </Button>
        </>
      }
    >
      <p>{refusal}</p>
      <Fields>
        <TextF
          control={control}
          name="reason"
          label={i18n._('Reason')}
          help={i18n._('Both appointments keep the reason.')}
          required
          maxLength={500}
        />
      </Fields>
    </FormDialog>
  )
}
