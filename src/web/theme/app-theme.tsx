import { Global } from '@emotion/react'
import { type Theme, ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { globalStyles } from './global-styles.ts'
import { MODE_KEY } from './scheme.ts'
import { makeTheme } from './theme.ts'

const kept = new Map<'ltr' | 'rtl', Theme>()
const themeOf = (direction: 'ltr' | 'rtl'): Theme => {
  const theme = kept.get(direction) ?? makeTheme(direction)
  kept.set(direction, theme)
  return theme
}
const styles = <Global styles={globalStyles} />

/** The theme around the whole page. A change of scheme changes CSS variables and renders nothing anew. */
export function AppTheme({ direction, children }: { direction: 'ltr' | 'rtl'; children: ReactNode }) {
  return (
    <ThemeProvider
      theme={themeOf(direction)}
      defaultMode="system"
      modeStorageKey={MODE_KEY}
      noSsr
      disableTransitionOnChange
    >
      {styles}
      {children}
    </ThemeProvider>
  )
}
