import type { Format } from '../../i18n/format.ts'
import type { Separator } from './csv.ts'

/** The separator that spreadsheets of the reader's region expect: the semicolon where decimals are written with a comma. */
export const usualSeparator = (format: Format): Separator => (format.number(1.5).includes(',') ? ';' : ',')
