import type { I18n } from '@lingui/core'
import type { Format } from '../../i18n/format.ts'

/** Why a write cannot be taken back after a guest in it was anonymized. */
export const anonymizedSince = (i18n: I18n): string => i18n._('A guest was anonymized since, so this can’t come back.')

/** Why a write cannot be taken back before a later one to the same fields, by what people call these. */
export const changedAgainSince = (i18n: I18n, format: Format, fields: readonly string[]): string =>
  i18n._('Changed again since: {fields}. Undo that first.', { fields: format.list(fields) })
