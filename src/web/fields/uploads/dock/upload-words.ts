import type { I18n } from '@lingui/core'
import { isApiError } from '../../../client/api-error.ts'
import { saidWords } from '../../../client/error-words.ts'
import { UPLOAD_CODES, type Upload } from '../../../client/uploads/upload.ts'
import type { Format } from '../../../i18n/format.ts'
import { errorSentence } from '../../error-sentence.ts'

/** How much of a file has gone: “12.3 MB of 40 MB”. */
export const sentWords = (i18n: I18n, format: Format, { sent, size }: Pick<Upload, 'sent' | 'size'>): string =>
  i18n._('{sent} of {size}', { sent: format.bytes(sent), size: format.bytes(size) })

/** What an upload waits for, in words. */
export const waitingWords = (i18n: I18n, error: unknown): string => {
  const { code = '', kind = 'network' } = isApiError(error) ? error : {}
  if (code === UPLOAD_CODES.full) return i18n._('Waiting: storage is full')
  if (code === UPLOAD_CODES.notStored) return i18n._('Waiting: the server can’t store files')
  return kind === 'server' || kind === 'rate'
    ? i18n._('Waiting for the server, then continues')
    : i18n._('Waiting for a connection, then continues')
}

/** Where an upload stands, in words. */
export const phaseWords = (i18n: I18n, format: Format, upload: Upload): string => {
  const amount = sentWords(i18n, format, upload)
  switch (upload.phase) {
    case 'waiting':
      return i18n._('Next in line')
    case 'reading':
      return i18n._('Reading')
    case 'declaring':
      return i18n._('Preparing upload')
    case 'sending':
      return amount
    case 'confirming':
      return i18n._('All sent; the server is checking the file')
    case 'paused':
      return i18n._('Paused at {amount}', { amount })
    case 'offline':
      return waitingWords(i18n, upload.error)
    case 'failed':
      return i18n._('Failed')
    case 'needs-file':
      return i18n._('Needs the file again')
    case 'done':
      return i18n._('Uploaded · {size}', { size: format.bytes(upload.size) })
  }
}

/** Why an upload stands still and what to do about it; undefined where it does not. */
export const troubleWords = (i18n: I18n, { phase, error }: Upload): string | undefined => {
  const code = isApiError(error) ? error.code : ''
  if (phase === 'needs-file') {
    return code === UPLOAD_CODES.otherFile
      ? i18n._('Wrong file. Choose the one this upload started with.')
      : i18n._('This device didn’t keep the file. Choose it again to continue the upload.')
  }
  if (phase === 'offline') {
    if (code === UPLOAD_CODES.full)
      return i18n._('Delete files you don’t need. The upload continues once there is room.')
    return code === UPLOAD_CODES.notStored
      ? i18n._('The upload continues once the server can store files again.')
      : undefined
  }
  if (phase !== 'failed') return undefined
  switch (code) {
    case UPLOAD_CODES.full:
      return i18n._('The storage is full. Delete files you don’t need, then try again. The server says: {reason}', {
        reason: isApiError(error) ? saidWords(i18n, error) : '',
      })
    case UPLOAD_CODES.notStored:
      return i18n._('The server couldn’t store the file: {reason}', {
        reason: isApiError(error) ? saidWords(i18n, error) : '',
      })
    case UPLOAD_CODES.refused:
      return i18n._('The server refused the file: {reason}', {
        reason: isApiError(error) ? saidWords(i18n, error) : '',
      })
    case UPLOAD_CODES.unreadable:
      return i18n._('Can’t read the file anymore: changed, moved or deleted. Add it again.')
    case UPLOAD_CODES.empty:
      return i18n._('The file is empty. Cancel the upload and add the right one.')
    case UPLOAD_CODES.notOffered:
      return i18n._('The server doesn’t accept this format. Cancel, then save the file in another format.')
    case UPLOAD_CODES.changed:
      return i18n._('Someone else replaced this file. Check the new one before you try again.')
    case UPLOAD_CODES.unsettled:
      return i18n._('Everything was sent, but the server hasn’t reported the file as ready. Try again in a moment.')
    default:
      return errorSentence(i18n, error)
  }
}

/** Seconds that are left, as people say them. */
export const timeLeftWords = (i18n: I18n, format: Format, seconds: number): string =>
  i18n._('{time} left', {
    time:
      seconds < 60
        ? format.number(Math.max(1, Math.round(seconds)), { style: 'unit', unit: 'second', unitDisplay: 'short' })
        : format.minutes(Math.ceil(seconds / 60)),
  })
