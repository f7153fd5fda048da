import type { I18n } from '@lingui/core'
import { showToast } from '../../../ui/toast.ts'

/** Tells which files and folders could not be read; without any, that there was no file in what was dropped. */
export const tellUnread = (i18n: I18n, [name, ...others]: readonly string[]): void => {
  const text =
    name === undefined
      ? i18n._('There are no files in what you dropped.')
      : others.length === 0
        ? i18n._('“{name}” could not be read. Check that you can open it on this device, then drop it again.', { name })
        : i18n._(
            '“{name}” and {count, plural, one {# other} other {# others}} could not be read. Check that you can open them on this device, then drop them again.',
            { name, count: others.length },
          )
  showToast({ key: 'unread', tone: name === undefined ? 'neutral' : 'no-show', text, duration: 12_000 })
}
