import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { MINUTE } from '#api/time/durations.ts'
import { useApi } from '../../client/api-context.ts'
import { invalidate } from '../../client/query.ts'
import type { FieldLoss } from '../../client/writing/losses.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { showToast } from '../../ui/toast.ts'
import { errorSentence } from '../error-sentence.ts'
import { lossWord } from './loss-words.ts'

/** How long a loss can be put back from its message, in milliseconds: whoever works must have time to see it. */
const TIME_TO_RESTORE = 5 * MINUTE

/** Tells of fields that the server dropped when others were saved, and puts them back at a press. Renders nothing. */
export function LossNotice() {
  const api = useApi()
  const queryClient = useQueryClient()
  const { i18n } = useLingui()
  const format = useFormat()

  // What is lost is found out by whatever wrote, on any page, also one that was left since.
  useEffect(() => {
    const say = (text: string, more: object = {}) =>
      showToast({ tone: 'no-show', text, duration: TIME_TO_RESTORE, ...more })
    const restore = async ({ row, restore: putBack }: FieldLoss, names: string) => {
      const failed = i18n._('Couldn’t restore {fields}. Enter what’s missing again.', { fields: names })
      try {
        const isBack = await putBack()
        if (isBack) showToast({ tone: 'confirmed', text: i18n._('Restored: {fields}.', { fields: names }) })
        else say(failed)
      } catch (error) {
        say(`${failed} ${errorSentence(i18n, error)}`)
      }
      await invalidate(queryClient, row)
    }
    return api.subscribeLosses((loss) => {
      const names = format.list(loss.fields.map((field) => lossWord(field, i18n)))
      const text = i18n._(
        '{count, plural, one {The server dropped # field when saving: {fields}.} other {The server dropped # fields when saving: {fields}.}}',
        { count: loss.fields.length, fields: names },
      )
      say(text, { action: { label: i18n._('Restore'), run: () => void restore(loss, names) } })
    })
  }, [api, queryClient, i18n, format])
  return null
}
