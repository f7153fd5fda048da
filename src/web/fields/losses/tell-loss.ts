import type { I18n } from '@lingui/core'
import { MINUTE } from '#api/time/durations.ts'
import type { FieldLoss } from '../../client/writing/losses.ts'
import type { Format } from '../../i18n/format.ts'
import { showToast } from '../../ui/toast.ts'
import { errorSentence } from '../error-sentence.ts'
import { lossWord } from './loss-words.ts'

/** How long a loss can be put back from its message, in milliseconds: whoever works must have time to see it. */
const TIME_TO_RESTORE = 5 * MINUTE

/** Tells of fields that the server dropped when others were saved, and puts them back at a press; then calls `after`. */
export function tellLoss({ fields, restore: putBack }: FieldLoss, i18n: I18n, format: Format, after: () => unknown) {
  const names = format.list(fields.map((field) => lossWord(field, i18n)))
  const say = (text: string, more: object = {}) =>
    showToast({ tone: 'no-show', text, duration: TIME_TO_RESTORE, ...more })
  const restore = async () => {
    const failed = i18n._('Couldn’t restore {fields}. Enter what’s missing again.', { fields: names })
    try {
      const isBack = await putBack()
      if (isBack) showToast({ tone: 'confirmed', text: i18n._('Restored: {fields}.', { fields: names }) })
      else say(failed)
    } catch (error) {
      say(`${failed} ${errorSentence(i18n, error)}`)
    }
    await after()
  }
  const text = i18n._(
    '{count, plural, one {The server dropped # field when saving: {fields}.} other {The server dropped # fields when saving: {fields}.}}',
    { count: fields.length, fields: names },
  )
  say(text, { action: { label: i18n._('Restore'), run: () => void restore() } })
}
