import { Global } from '@emotion/react'
import type { Theme } from '@mui/material/styles'
import { ThemeProvider } from '@mui/system'
import type { ReactNode } from 'react'
import { globalStyles } from './global-styles.ts'
import { shownTheme } from './shown-theme.ts'

interface Kept {
  theme: Theme
  /** The variables of both schemes, and everything else that stands in the page's own style sheet. */
  styles: ReactNode
}

const kept = new Map<'ltr' | 'rtl', Kept>()
function keptOf(direction: 'ltr' | 'rtl'): Kept {
  const found = kept.get(direction)
  if (found) return found
  const { theme, styleSheets } = shownTheme(direction)
  const styles = (
    <>
      <Global styles={globalStyles} />
      <Global styles={styleSheets} />
    </>
  )
  const made = { theme, styles }
  kept.set(direction, made)
  return made
}

/**
 * The theme around the whole page. A change of scheme changes CSS variables and renders nothing anew: `scheme.ts` watches over it,
 * and the component library's own provider, which would as well, is not loaded.
 */
export function AppTheme({ direction, children }: { direction: 'ltr' | 'rtl'; children: ReactNode }) {
  const { theme, styles } = keptOf(direction)
  return (
    <ThemeProvider theme={theme}>
      {styles}
      {children}
    </ThemeProvider>
  )
}
