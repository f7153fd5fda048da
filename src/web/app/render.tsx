import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Locale } from '../i18n/locales.ts'
import { FONT } from '../theme/scale.ts'
import { takeRoomAhead } from '../ui/panel/docked.ts'
import { App } from './app.tsx'
import { beginsWithPanel } from './room-ahead.ts'
import type { Session } from './session/session.ts'

/** Renders the dashboard into the document. */
export function render(locale: Locale, session: Session): void {
  // The typeface comes behind the code and the first questions, on whose line it would be in their way, and before any text.
  document.fonts.load(`1em ${FONT}`).catch(() => undefined)
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no #root')
  if (beginsWithPanel(location)) takeRoomAhead()
  createRoot(root).render(
    <StrictMode>
      <App locale={locale} session={session} />
    </StrictMode>,
  )
}
