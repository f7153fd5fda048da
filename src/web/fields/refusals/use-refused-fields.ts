import { useLingui } from '@lingui/react'
import { useCallback } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { type FieldComplaint, useFormErrors } from '../../ui/form/use-form-errors.ts'
import { fieldRefusal } from './field-refusal.ts'

/**
 * Puts what the service refused on the fields of a form, as sentences in the reader's language, and moves the focus to the
 * first. `renamed` maps names of the body to names of the form. Answers the sentences whose field the form does not have.
 */
export function useRefusedFields<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  renamed?: Readonly<Record<string, string>>,
): (refused: readonly FieldComplaint[]) => readonly string[] {
  const { i18n } = useLingui()
  const place = useFormErrors(form, renamed)
  return useCallback(
    (refused) => place(refused.map(({ field, message }) => ({ field, message: fieldRefusal(i18n, message) }))),
    [place, i18n],
  )
}
