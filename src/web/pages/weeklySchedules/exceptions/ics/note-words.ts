import type { I18n } from '@lingui/core'
import type { IcsNote } from './read-ics.ts'

/** What could not be read of a file, with the line where it stands. */
export const noteInWords = (i18n: I18n, { line, kind, text }: IcsNote): string => {
  const at = { line, text }
  if (kind === 'not-a-calendar') return i18n._('This is not a calendar file: it does not start with BEGIN:VCALENDAR.')
  if (kind === 'broken-line') return i18n._('Line {line} has no name and value and was skipped: {text}', at)
  if (kind === 'no-start')
    return i18n._('The event in line {line} has no first day (DTSTART), and was left out. {text}', at)
  if (kind === 'bad-date') return i18n._('Line {line} has no valid date and was skipped: {text}', at)
  if (kind === 'rule') return i18n._('Line {line} repeats in an unsupported way and was skipped: {text}', at)
  if (kind === 'unknown-zone') {
    return i18n._('Line {line} has an unknown zone ({text}); its times are read in the zone of the schedule.', at)
  }
  return i18n._('{text} starts on line {line} and does not end: the file may be cut off.', at)
}
