import type { I18n } from '@lingui/core'
import { isApiError, isBusy } from '../client/api-error.ts'
import { errorWords, saidWords } from '../client/error-words.ts'
import { isMissingCode } from '../ui/missing-code.ts'

/** Why a call did not succeed, in one paragraph; where the service says it of the record itself, in its own words. */
export const errorSentence = (i18n: I18n, error: unknown): string => {
  if (isApiError(error) && (error.kind === 'conflict' || (error.kind === 'invalid' && error.purpose !== 'read')))
    return saidWords(i18n, error)
  // Reloading would take what is typed with it, and without a line there is no page to come back to.
  if (isMissingCode(error)) return i18n._('The connection was lost, or a new version was installed. Try again.')
  const { title, advice } = errorWords(i18n, error)
  // Where this stands, a heading says already what could not be loaded.
  const isHeaded = isApiError(error) && error.kind === 'server' && error.purpose === 'read' && !isBusy(error)
  return `${title}. ${isHeaded ? i18n._('Try again in a moment.') : advice}`
}
