import type { CSSObject } from '@emotion/react'
import type { Theme } from '@mui/material/styles'
import { makeTheme } from './theme.ts'

/** What the page is drawn with. */
export interface ShownTheme {
  theme: Theme
  /** The variables of both schemes. */
  styleSheets: CSSObject[]
}

/**
 * The theme that goes around the page. The build has it computed (scripts/built-theme.ts), and nothing of `theme.ts` comes along.
 */
export function shownTheme(direction: 'ltr' | 'rtl'): ShownTheme {
  const theme = makeTheme(direction)
  // Variables of both schemes: by itself a theme has the values of the first one beside them.
  theme.vars = theme.generateThemeVars()
  theme.spacing = theme.generateSpacing()
  return { theme, styleSheets: theme.generateStyleSheets() as CSSObject[] }
}
