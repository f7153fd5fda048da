import type { I18n } from '@lingui/core'
import { type ApiError, isApiError, isBusy, isUnsettledWrite } from './api-error.ts'

/** What went wrong in one sentence, and what to do about it. */
export interface ErrorWords {
  title: string
  advice: string
}

const seconds = (error: ApiError): number => error.retryAfter ?? 30

/** What to do about a write of which nobody knows whether it was carried out. */
const unsettledAdvice = (i18n: I18n, { purpose }: ApiError): string =>
  purpose === 'repeat'
    ? i18n._('Try again: nothing is saved twice.')
    : i18n._('Check whether the change is there before you try again.')

type Saying = (i18n: I18n, error: ApiError) => string
let saying: Saying | undefined

/** Lets refusals be said in another language than the service's own, from now on. */
export const sayRefusalsBy = (next: Saying): void => {
  saying = next
}

/** What the service says of a refusal, in the reader's language as far as that is known. */
export const saidWords = (i18n: I18n, error: ApiError): string => saying?.(i18n, error) ?? error.description

/** Puts a failed call into words for the person at the desk; the service's own words follow where they help. */
export const errorWords = (i18n: I18n, error: unknown): ErrorWords => {
  if (!isApiError(error)) {
    return { title: i18n._('Something went wrong'), advice: i18n._('Reload the page and try again.') }
  }
  if (!isUnsettledWrite(error)) return wordsOf(i18n, error)
  return {
    title: i18n._('Not known whether this was saved'),
    advice: `${wordsOf(i18n, error).title}. ${unsettledAdvice(i18n, error)}`,
  }
}

const wordsOf = (i18n: I18n, error: ApiError): ErrorWords => {
  switch (error.kind) {
    case 'cors':
      return {
        title: i18n._('The server blocks this page'),
        advice: i18n._(
          'The server answers, but not pages from this address (CORS). Ask its operator to allow this address.',
        ),
      }
    case 'login':
      return {
        title: i18n._('A sign-in page answered'),
        advice: i18n._(
          'Something in front of the server asks to sign in first. Open the server’s address in another tab, sign in there, and try again.',
        ),
      }
    case 'slow':
      return {
        title: i18n._('The server is taking too long to answer'),
        advice: i18n._('Wait a moment and try again.'),
      }
    case 'network':
      return {
        title: i18n._('The server isn’t answering'),
        advice: i18n._('Check your connection and try again.'),
      }
    case 'address':
      return {
        title: i18n._('Unexpected response'),
        advice: i18n._('Something between this page and the server answered instead. Try again later.'),
      }
    case 'clock':
      return {
        title: i18n._('The clocks disagree'),
        advice: i18n._('Correct this device’s date, time and zone, then try again.'),
      }
    case 'key':
      return { title: i18n._('Key not accepted'), advice: i18n._('Sign in again, with a new key if needed.') }
    case 'rights':
      return {
        title: i18n._('Your key doesn’t allow this'),
        advice: i18n._('Ask an administrator of your organization for a key with more rights.'),
      }
    case 'not-found':
      return { title: i18n._('Record not found'), advice: saidWords(i18n, error) }
    case 'conflict':
      return { title: i18n._('Conflicts with what’s there now'), advice: saidWords(i18n, error) }
    case 'invalid':
      if (error.purpose === 'read') {
        return {
          title: i18n._('A filter or the address of this page isn’t valid'),
          advice: i18n._('Clear the filters, or open the page again. {details}', { details: saidWords(i18n, error) }),
        }
      }
      return { title: i18n._('The server doesn’t accept this'), advice: saidWords(i18n, error) }
    case 'rate':
      return {
        title: i18n._('Too many requests'),
        advice: i18n._('Try again in {seconds} seconds.', { seconds: seconds(error) }),
      }
    case 'server':
      if (isBusy(error)) {
        return {
          title: i18n._('The server is busy'),
          advice: i18n._('Try again in {seconds} seconds.', { seconds: seconds(error) }),
        }
      }
      return {
        title: i18n._('Server error'),
        advice:
          error.purpose === 'read'
            ? i18n._('This couldn’t be loaded. Try again in a moment.')
            : i18n._('Try again in a moment.'),
      }
  }
}
