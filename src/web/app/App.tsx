import { BrowserRouter } from 'react-router-dom'
import type { Locale } from '../i18n/locales.ts'
import { Providers } from './Providers.tsx'
import { AppRoutes } from './routes.tsx'
import { Shell } from './Shell.tsx'

/** The dashboard. */
export function App({ locale }: { locale: Locale }) {
  return (
    <Providers locale={locale}>
      <BrowserRouter>
        <Shell connection={{ name: 'Demo clinic', kind: 'mock' }}>
          <AppRoutes />
        </Shell>
      </BrowserRouter>
    </Providers>
  )
}
