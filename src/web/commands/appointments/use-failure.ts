import { useLingui } from '@lingui/react'
import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { type ApiError, isApiError } from '../../client/api-error.ts'
import { useRefusedFields } from '../../fields/refusals/use-refused-fields.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { ownZone } from '../../i18n/own-zone.ts'
import { refusalWords } from './refusal-words.ts'

const NOTHING_RENAMED = {}

/** Runs the write of a form and shows its failure there: on the fields that it is about, or above the form. */
export function useFailure<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  renamed: Readonly<Record<string, string>> = NOTHING_RENAMED,
  zone = ownZone(),
) {
  const { i18n } = useLingui()
  const format = useFormat()
  const place = useRefusedFields(form, renamed)
  const [messages, setMessages] = useState<readonly string[]>([])
  const attempt = async (work: () => Promise<void>): Promise<ApiError | undefined> => {
    setMessages([])
    try {
      await work()
      return undefined
    } catch (error) {
      if (!isApiError(error)) throw error
      const homeless = place(error.fieldErrors)
      if (error.fieldErrors.length > 0) setMessages(homeless)
      else setMessages([refusalWords(error, zone, i18n, format)])
      return error
    }
  }
  return { messages, attempt }
}
