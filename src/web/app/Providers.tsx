import CssBaseline from '@mui/material/CssBaseline'
import GlobalStyles from '@mui/material/GlobalStyles'
import { ThemeProvider } from '@mui/material/styles'
import { useMemo, type ReactNode } from 'react'
import { DirectionProvider } from '../i18n/DirectionProvider.tsx'
import { LocaleProvider, useLocale } from '../i18n/LocaleProvider.tsx'
import type { Locale } from '../i18n/locales.ts'
import { globalStyles, makeTheme, MODE_KEY } from './theme.ts'

const pageStyles = <GlobalStyles styles={globalStyles} />

function Themed({ children }: { children: ReactNode }) {
  const { direction } = useLocale()
  const theme = useMemo(() => makeTheme(direction), [direction])
  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={MODE_KEY} disableTransitionOnChange noSsr>
      <CssBaseline />
      {pageStyles}
      {children}
    </ThemeProvider>
  )
}

/** Language, direction and look: what every screen needs, signed in or not. */
export function Providers({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <LocaleProvider initial={locale}>
      <DirectionProvider>
        <Themed>{children}</Themed>
      </DirectionProvider>
    </LocaleProvider>
  )
}
