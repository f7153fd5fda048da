import { Global } from '@emotion/react'
import { type ReactNode, useEffect } from 'react'
import { DirectionProvider } from '../i18n/DirectionProvider.tsx'
import { LocaleProvider } from '../i18n/LocaleProvider.tsx'
import type { Locale } from '../i18n/locales.ts'
import { followScheme } from '../theme/scheme.ts'
import { globalStyles } from './page-styles.ts'

const pageStyles = <Global styles={globalStyles} />

/** Language, direction and look: what every screen needs, signed in or not. */
export function Providers({ locale, children }: { locale: Locale; children: ReactNode }) {
  // The device and other tabs can change the colours at any time.
  useEffect(followScheme, [])
  return (
    <LocaleProvider initial={locale}>
      <DirectionProvider>
        {pageStyles}
        {children}
      </DirectionProvider>
    </LocaleProvider>
  )
}
