import '@mui/material/styles'
import type { SchemeColors } from './colors.ts'

type OwnPalette = Pick<SchemeColors, 'surface' | 'line' | 'accent' | 'now' | 'plot' | 'status'>

declare module '@mui/material/styles' {
  interface Palette extends OwnPalette {}
  interface PaletteOptions extends Partial<OwnPalette> {}
  interface TypeText {
    tertiary: string
  }
}
