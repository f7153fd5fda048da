import type { I18n } from '@lingui/core'
import { sentenceWords } from '../record/issue-words.ts'

/** What the service says of fields that no form can bring about, and what it says to a reader. */
const REWORDED: Readonly<Record<string, string>> = {
  'is no public id': /*i18n*/ 'is no public id',
  'is no option of this poll': /*i18n*/ 'is no option of this poll',
  'is the id of another option': /*i18n*/ 'is the id of another option',
  'belongs to the model poll only': /*i18n*/ 'belongs to the model poll only',
  'must be true or false': /*i18n*/ 'must be true or false',
  'must be a list': /*i18n*/ 'must be a list',
  'must be given, or a rule instead': /*i18n*/ 'must be given, or a rule instead',
  'must say when extra hours begin and end': /*i18n*/ 'must say when extra hours begin and end',
  'must be in the years 0000 to 9999 in UTC': /*i18n*/ 'must be in the years 0000 to 9999 in UTC',
  'must be an ISO 8601 date and time with Z or an offset, such as 2026-03-29T09:00:00Z':
    /*i18n*/ 'must be an ISO 8601 date and time with Z or an offset, such as 2026-03-29T09:00:00Z',
  'is not a known IANA zone': /*i18n*/ 'isn’t a zone',
  'is not a field of this body': /*i18n*/ 'isn’t a known field',
  'must be after startDate': /*i18n*/ 'must be after the start',
}

/** The same about bounds and choices, which differ from field to field. */
const BOUNDED: readonly (readonly [pattern: RegExp, sentence: string])[] = [
  [/^must have at most (?<limit>\d+) characters$/, /*i18n*/ 'must have at most {limit} characters'],
  [/^must have at most (?<limit>\d+) entries$/, /*i18n*/ 'must have at most {limit} entries'],
  [/^must have at least (?<limit>\d+) characters$/, /*i18n*/ 'must have at least {limit} characters'],
  [/^must have at least (?<limit>\d+) entries$/, /*i18n*/ 'must have at least {limit} entries'],
  [/^must be at most (?<limit>-?[\d.]+)$/, /*i18n*/ 'must be at most {limit}'],
  [/^must be at least (?<limit>-?[\d.]+)$/, /*i18n*/ 'must be at least {limit}'],
  [/^must be one of (?<choices>.+)$/, /*i18n*/ 'must be one of {choices}'],
]

/** What the service says is wrong with a field, as a sentence in the reader's language where it is known. */
export const fieldRefusal = (i18n: I18n, message: string): string => {
  for (const [pattern, sentence] of BOUNDED) {
    const places = pattern.exec(message)?.groups
    if (places) return sentenceWords(i18n, i18n._(sentence, { ...places }))
  }
  return sentenceWords(i18n, REWORDED[message] ?? message)
}
