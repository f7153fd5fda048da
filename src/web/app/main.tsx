import '../ui/history-guard.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startLocale } from '../i18n/catalogue.ts'
import { App } from './app.tsx'
import { askFirst } from './first-reads.ts'
import { preloadPage } from './routes.tsx'
import { startSession } from './session/start-session.ts'

const temporal = 'Temporal' in globalThis ? undefined : import('temporal-polyfill/global')
// First of all: a sign-in link must be out of the address bar before anything else can read it.
const { session, opened } = startSession(temporal)
const page = preloadPage(location.pathname)

// A function and not a top-level await: what mock mode loads imports from this file's chunk, and would wait for itself.
const show = async (): Promise<void> => {
  // The page's code, the messages and (in old browsers) the calendar arithmetic load side by side, not one after another.
  const [locale] = await Promise.all([
    startLocale(),
    temporal,
    opened.then(async () => {
      const state = session.state()
      if (state.status !== 'in') return
      const [firstReads] = await Promise.all([page, temporal])
      await askFirst(firstReads, state.api, location.search)
    }),
  ])
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no #root')
  createRoot(root).render(
    <StrictMode>
      <App locale={locale} session={session} />
    </StrictMode>,
  )
}
void show()
