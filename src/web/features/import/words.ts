import type { I18n } from '@lingui/core'
import { ApiError } from '../../client/api-error.ts'
import { saidWords } from '../../client/error-words.ts'
import type { RefusedRow, RowChange, RowRefusal } from './convert.ts'
import type { TriedRow } from './dry-run.ts'
import type { Kind } from './fields.ts'
import type { TableTrouble } from './reading/table.ts'

/** What a file is imported as, many of it. */
export const KIND_WORDS: Readonly<Record<Kind, string>> = {
  appointments: /*i18n*/ 'Appointments',
  blocks: /*i18n*/ 'Blocked times',
  calendars: /*i18n*/ 'People and resources',
  services: /*i18n*/ 'Services',
}

/** The title of the page while a file is on its way in. */
export const TITLE_WORDS: Readonly<Record<Kind, string>> = {
  appointments: /*i18n*/ 'Import appointments',
  blocks: /*i18n*/ 'Import blocked times',
  calendars: /*i18n*/ 'Import people and resources',
  services: /*i18n*/ 'Import services',
}

/** Why a file cannot be read. */
export const TROUBLE_WORDS: Readonly<Record<TableTrouble, string>> = {
  'too-large': /*i18n*/ 'This file is larger than 50 MB. Split it into several files.',
  'too-many-rows': /*i18n*/ 'This file has more than 20,000 rows. Split it into several files.',
  'no-rows': /*i18n*/ 'This file has no rows below its headings.',
  unreadable: /*i18n*/ 'This file is neither a table (CSV) nor a calendar (.ics).',
}

/** What was made of rows. */
export const CHANGE_WORDS: Readonly<Record<RowChange, string>> = {
  country: /*i18n*/ 'Country code added to the phone',
  end: /*i18n*/ 'End worked out from the service',
  'name-order': /*i18n*/ 'Name turned to first, last',
  status: /*i18n*/ 'Unknown status, imported as confirmed',
}

const REFUSALS: Readonly<Record<RowRefusal, string>> = {
  quotes: /*i18n*/ 'A quotation mark is never closed',
  'too-many-cells': /*i18n*/ 'More cells than headings',
  'no-start': /*i18n*/ 'No start',
  date: /*i18n*/ 'Date or time not understood: “{text}”',
  'no-end': /*i18n*/ 'Neither an end nor a duration',
  'ends-before': /*i18n*/ 'Ends before it starts',
  'no-person': /*i18n*/ 'No person',
  'unknown-person': /*i18n*/ 'No person “{text}”',
  'unknown-service': /*i18n*/ 'No service “{text}”',
  'unknown-room': /*i18n*/ 'No room “{text}”',
  'no-contact': /*i18n*/ 'No guest and no title',
  'bad-email': /*i18n*/ 'No valid email: “{text}”',
  'no-name': /*i18n*/ 'No name',
  'no-duration': /*i18n*/ 'No duration in minutes',
  'bad-zone': /*i18n*/ 'Unknown time zone “{text}”',
}

/** Why the page refused a row. */
export const refusedWords = (i18n: I18n, { why, text }: RefusedRow): string => i18n._(REFUSALS[why], { text })

/** Why the service refused a row, in the reader's language as far as that is known. */
export const judgedWords = (i18n: I18n, { result: { description = '', errors = [] } }: TriedRow): string =>
  saidWords(i18n, new ApiError({ kind: errors.length > 0 ? 'invalid' : 'conflict', description, fieldErrors: errors }))

/** The same without what differs from row to row, for a count by reason. */
export const reasonOf = (i18n: I18n, judged: TriedRow): string =>
  /is taken from/.test(judged.result.description ?? '')
    ? i18n._('Overlaps another appointment')
    : judgedWords(i18n, judged)
