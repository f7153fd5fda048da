import type { CssVarsTheme } from '@mui/material/styles'
import type { SchemeColors } from './colors.ts'

type OwnPalette = Pick<SchemeColors, 'surface' | 'line' | 'accent' | 'now' | 'plot' | 'status'>

declare module '@mui/material/styles' {
  /** Made with CSS variables (`theme.ts`). */
  interface Theme extends Pick<CssVarsTheme, 'generateSpacing' | 'generateStyleSheets' | 'generateThemeVars'> {}
  interface Palette extends OwnPalette {}
  interface PaletteOptions extends Partial<OwnPalette> {}
  interface TypeText {
    tertiary: string
  }
}
