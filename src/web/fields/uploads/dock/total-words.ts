import type { I18n } from '@lingui/core'
import type { UploadsState } from '../../../client/uploads/upload.ts'
import type { Format } from '../../../i18n/format.ts'
import type { Heard, Totals } from './totals.ts'
import { sentWords, timeLeftWords } from './upload-words.ts'

/** Names that are read out at most; of more than these only the number is said. */
const NAMED = 2

/** How all uploads stand, in a few words. */
export const headWords = (i18n: I18n, { count, done, going, paused, stuck }: Totals): string => {
  if (going > 0) return i18n._('Uploading {done} of {count}', { done: Math.min(done + 1, count), count })
  if (stuck > 0)
    return i18n._('{stuck, plural, one {# upload needs attention} other {# uploads need attention}}', { stuck })
  if (paused > 0) return i18n._('{paused, plural, one {# upload paused} other {# uploads paused}}', { paused })
  return i18n._('{done, plural, one {# file uploaded} other {# files uploaded}}', { done })
}

/** How far all uploads have come together. */
export interface TotalWords {
  files: string
  /** Bytes, and the time that is left as far as it can be told. */
  amount: string
  /** What needs the editor, and the speed; empty where there is nothing to say. */
  note: string
}

/** Files, bytes, speed and time left of all uploads, as far as there is anything to say. */
export const totalWords = (
  i18n: I18n,
  format: Format,
  { speed, secondsLeft }: Pick<UploadsState, 'speed' | 'secondsLeft'>,
  totals: Totals,
): TotalWords => {
  const { count, done, stuck, going } = totals
  const files = i18n._('{done} of {count, plural, one {# file} other {# files}}', { done, count })
  if (done === count) return { files, amount: format.bytes(totals.size), note: '' }
  const isMoving = going > 0
  const left = isMoving && secondsLeft !== null ? timeLeftWords(i18n, format, secondsLeft) : ''
  const needing =
    isMoving && stuck > 0 ? i18n._('{stuck, plural, one {# needs attention} other {# need attention}}', { stuck }) : ''
  const pace = isMoving && speed !== null ? i18n._('{amount} per second', { amount: format.bytes(speed) }) : ''
  const joined = (...parts: string[]) => parts.filter(Boolean).join(' · ')
  return { files, amount: joined(sentWords(i18n, format, totals), left), note: joined(needing, pace) }
}

/** What is said aloud of uploads that ended. */
export const endWords = (i18n: I18n, { done, stuck }: Heard): string => {
  const names = (list: readonly string[]): string => list.join(', ')
  return [
    done.length === 0
      ? ''
      : done.length <= NAMED
        ? i18n._('Uploaded: {names}.', { names: names(done) })
        : i18n._('Uploaded {count} files', { count: done.length }),
    stuck.length === 0
      ? ''
      : stuck.length <= NAMED
        ? i18n._('Not uploaded: {names}. See the reason in the upload list.', { names: names(stuck) })
        : i18n._('{count} files weren’t uploaded. See the reasons in the upload list.', { count: stuck.length }),
  ]
    .filter(Boolean)
    .join(' ')
}
