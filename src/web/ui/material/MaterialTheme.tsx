import { ThemeProvider } from '@mui/material/styles'
import { type ReactNode, useMemo } from 'react'
import { useLocale } from '../../i18n/LocaleProvider.tsx'
import { MODE_KEY } from '../../theme/scheme.ts'
import { makeTheme } from './theme.ts'

/**
 * The theme around a component of the library. It comes with the first such component: the page itself is painted with
 * CSS variables alone, which keeps the library out of every first load.
 */
export function MaterialTheme({ children }: { children: ReactNode }) {
  const { direction } = useLocale()
  const theme = useMemo(() => makeTheme(direction), [direction])
  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={MODE_KEY} noSsr>
      {children}
    </ThemeProvider>
  )
}
