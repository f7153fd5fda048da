import '../ui/history-guard.ts'
import { startLocale } from '../i18n/catalogue.ts'
import { askFirst } from './first-reads.ts'
import { prepareFormats } from './prepare-formats.ts'
import { preloadPage, routeAt } from './opened-page.ts'
import { startSession } from './session/start-session.ts'

const temporal = 'Temporal' in globalThis ? undefined : import('temporal-polyfill/global')
// A sign-in link is about to be answered, and the document has brought the page's code (scripts/first-requests.ts).
const comesByLink = location.hash !== ''
// First of all: a sign-in link must be out of the address bar before anything else can read it.
const { session, opened } = startSession(temporal)
// What asks the service is a small file of its own: its questions are answered while the code that renders still comes.
const rendering = import('./render.tsx')

// A function and not a top-level await: what mock mode loads imports from this file's chunk, and would wait for itself.
const show = async (): Promise<void> => {
  // The code that renders, the messages and (in old browsers) the calendar arithmetic load side by side.
  const [{ render }, locale] = await Promise.all([rendering, startLocale(), temporal, opened.then(ask)])
  render(locale, session)
}

/** What the shell stands without comes behind it: answers, the page's code, and what a render works out from tables. */
const ask = async (): Promise<void> => {
  const state = session.state()
  const load = () => rendering.then(() => preloadPage(location.pathname))
  // Whoever is asked who they are has time for the code of the page; it comes behind what asks (connect/connect-page.tsx).
  if (state.status !== 'in') return void (comesByLink && load())
  await temporal
  const { firstReads, params } = routeAt(location.pathname) ?? {}
  const told = state.kind === 'real' ? state.connection.discovery : undefined
  await askFirst(firstReads, state.api, { search: location.search, params }, { told, shown: rendering, load })
  prepareFormats()
}
void show()
