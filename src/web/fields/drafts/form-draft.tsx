import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { FieldWords } from '../record/merging/use-words.ts'
import { DraftKeeper } from './draft-keeper.tsx'

interface FormDraftProps<Values extends FieldValues> {
  form: UseFormReturn<Values>
  /** What the fields of the form are called on the screen. */
  labels: Readonly<Record<string, string>>
  words?: FieldWords | undefined
  /** Whether something is stored already, with which a draft is merged; without it a draft is taken as it is. */
  stored?: boolean
  /** Tells forms at the same address apart. */
  name?: string
}

/**
 * Put above a form's fields, it keeps what is typed in this browser until the form is clean again (`form.reset`), and offers
 * it back after a reload or a crash.
 */
export function FormDraft<Values extends FieldValues>({ form, stored = false, ...rest }: FormDraftProps<Values>) {
  // The merge dialog is loaded late and keeps no type parameter; the keeper hands values of this form back to it alone.
  return <DraftKeeper form={form as unknown as UseFormReturn} fresh={!stored} {...rest} />
}
