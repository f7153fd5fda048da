import type { I18n } from '@lingui/core'
import type { IcsNote } from './read-ics.ts'

/** What could not be read of a file, with the line where it stands. */
export const noteInWords = (i18n: I18n, { line, kind, text }: IcsNote): string => {
  const at = { line, text }
  if (kind === 'not-a-calendar') return i18n._('Not a calendar file: BEGIN:VCALENDAR is missing at the start.')
  if (kind === 'broken-line') return i18n._('Line {line} has no name and value and was skipped: {text}', at)
  if (kind === 'no-start') return i18n._('Skipped the event in line {line}: no first day (DTSTART). {text}', at)
  if (kind === 'bad-date') return i18n._('Line {line} has no valid date and was skipped: {text}', at)
  if (kind === 'rule') return i18n._('Line {line} repeats in an unsupported way and was skipped: {text}', at)
  if (kind === 'unknown-zone') {
    return i18n._('Line {line} has an unknown zone ({text}); we read its times in the schedule’s zone.', at)
  }
  return i18n._('{text} starts on line {line} and never ends: the file may be cut off.', at)
}
