import '../ui/history-guard.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startLocale } from '../i18n/LocaleProvider.tsx'
import { App } from './App.tsx'
import { preloadPage } from './routes.tsx'
import { startSession } from './session/start-session.ts'

const temporal = 'Temporal' in globalThis ? undefined : import('temporal-polyfill/global')
// First of all: a sign-in link must be out of the address bar before anything else can read it.
const session = startSession(temporal)
// The page's code, the messages and (in old browsers) the calendar arithmetic load side by side, not one after another.
preloadPage(location.pathname)
const [locale] = await Promise.all([startLocale(), temporal])

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <App locale={locale} session={session} />
  </StrictMode>,
)
