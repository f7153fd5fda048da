import type { I18n } from '@lingui/core'
import { showToast } from '../../../ui/toast.ts'

/** Tells which files and folders could not be read; without any, that there was no file in what was dropped. */
export const tellUnread = (i18n: I18n, [name, ...others]: readonly string[]): void => {
  const text =
    name === undefined
      ? i18n._('You dropped no files.')
      : others.length === 0
        ? i18n._('Couldn’t read “{name}”. Open the file to check, then drop it again.', { name })
        : i18n._(
            '“{name}” and {count, plural, one {# other} other {# others}} couldn’t be read. Check that you can open them on this device, then drop them again.',
            { name, count: others.length },
          )
  showToast({ key: 'unread', tone: name === undefined ? 'neutral' : 'no-show', text, duration: 12_000 })
}
