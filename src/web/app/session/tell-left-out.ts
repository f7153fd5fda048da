import type { I18n } from '@lingui/core'
import { fieldName } from '../../fields/labels/field-name.ts'
import { showToast } from '../../ui/toast.ts'

/** Says which fields a deployment did not take, though it saved the rest; `fields` are paths of a body. */
export function tellLeftOut(i18n: I18n, fields: readonly string[]): void {
  // A run of a series says by itself that its appointments are not linked.
  const told = fields.filter((path) => !path.startsWith('extraFields.series'))
  if (told.length === 0) return
  showToast({
    key: 'left-out',
    text: i18n._('Saved without {fields}: not supported by this server.', {
      fields: told.map((path) => fieldName(i18n, path)).join(', '),
    }),
  })
}
