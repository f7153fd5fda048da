import '../ui/history-guard.ts'
import { startLocale } from '../i18n/catalogue.ts'
import { askFirst } from './first-reads.ts'
import { preloadPage, routeAt } from './opened-page.ts'
import { startSession } from './session/start-session.ts'

const temporal = 'Temporal' in globalThis ? undefined : import('temporal-polyfill/global')
// First of all: a sign-in link must be out of the address bar before anything else can read it.
const { session, opened } = startSession(temporal)
// What asks the service is a small file of its own: its questions are answered while the code that renders still comes.
const rendering = import('./render.tsx')
const page = preloadPage(location.pathname)

// A function and not a top-level await: what mock mode loads imports from this file's chunk, and would wait for itself.
const show = async (): Promise<void> => {
  // The page's code, the messages and (in old browsers) the calendar arithmetic load side by side, not one after another.
  const [{ render }, locale] = await Promise.all([
    rendering,
    startLocale(),
    temporal,
    opened.then(async () => {
      const state = session.state()
      if (state.status !== 'in') return
      await temporal
      await askFirst(routeAt(location.pathname)?.firstReads, state.api, location.search, { shown: rendering })
      await page
    }),
  ])
  render(locale, session)
}
void show()
