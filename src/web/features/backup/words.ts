import type { I18n } from '@lingui/core'
import { ApiError } from '../../client/api-error.ts'
import { saidWords } from '../../client/error-words.ts'
import type { BackedUp } from '#api/contract/backup-limits.ts'
import type { RowRefused } from './judge-archive.ts'
import type { ArchiveTrouble } from './read-archive.ts'

/** What the kinds of records are called; ids of messages. */
export const BACKED_UP_WORDS: Readonly<Record<BackedUp, string>> = {
  calendars: /*i18n*/ 'Team & resources',
  serviceTypes: /*i18n*/ 'Service types',
  multimedia: /*i18n*/ 'Library',
  presets: /*i18n*/ 'Presets',
  services: /*i18n*/ 'Services',
  weeklySchedules: /*i18n*/ 'Weekly schedules',
  closures: /*i18n*/ 'Closures',
  rooms: /*i18n*/ 'Online rooms',
  appointments: /*i18n*/ 'Appointments',
}

/** Why a file cannot be restored from; ids of messages. */
export const ARCHIVE_TROUBLE: Readonly<Record<ArchiveTrouble, string>> = {
  noBackup: /*i18n*/ 'This isn’t a Frontdesk backup. Choose the .zip file that was saved on this page.',
  otherFormat: /*i18n*/ 'This backup was made by another version of Frontdesk, and can’t be read here.',
  cutOff: /*i18n*/ 'This backup was cut off: some of its records are missing. Choose the whole file, or an older one.',
  damaged: /*i18n*/ 'This backup is damaged. Choose another copy of it, or an older one.',
  tooLarge: /*i18n*/ 'This backup has more than can be read here.',
  outOfOrder:
    /*i18n*/ 'This file was put together by another program, and can’t be restored. Choose the file that was saved here.',
}

/** Why a record is left out, in the reader's language as far as that is known; none is one that is no record at all. */
export const skippedWords = (i18n: I18n, refusal: RowRefused | undefined): string => {
  if (!refusal) return i18n._('this is no record.')
  const { description, errors = [] } = refusal
  return saidWords(
    i18n,
    new ApiError({ kind: errors.length > 0 ? 'invalid' : 'conflict', description, fieldErrors: errors }),
  )
}
