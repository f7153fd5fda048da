import type { I18n } from '@lingui/core'
import { showToast } from './toast.ts'

/** Copies a text and says so; where the browser refuses, it says what to do instead. Answers whether it was copied. */
export const copyText = async (i18n: I18n, text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ key: 'copied', text: i18n._('Copied') })
    return true
  } catch {
    showToast({
      key: 'copied',
      tone: 'no-show',
      text: i18n._('The browser doesn’t allow copying here. Select the text and copy by hand.'),
    })
    return false
  }
}
