import type { I18n } from '@lingui/core'
import { isApiError } from '../client/api-error.ts'

/** Why a call did not succeed, in words for whoever sits before the screen. */
export const errorWords = (i18n: I18n, error: unknown): string => {
  if (!isApiError(error)) return i18n._('Something went wrong in this page. Reload it and try again.')
  switch (error.kind) {
    case 'rights':
      return i18n._(
        'The key that this page is signed in with may not do this. Ask an administrator for a key with more rights.',
      )
    case 'network':
    case 'cors':
      return i18n._('The service did not answer. Check the connection and try again; nothing that you typed is lost.')
    case 'rate':
      return i18n._('That was too much at once for the service. Wait a moment and try again.')
    case 'not-found':
      return i18n._('This no longer exists: somebody may have deleted it.')
    case 'server':
      return i18n._('The service is in trouble: {description}', { description: error.description })
    default:
      return error.description
  }
}
