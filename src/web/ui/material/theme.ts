import { createTheme, type Theme } from '@mui/material/styles'
import { COLOURS, type Scheme } from '../../theme/colors.ts'
import { FONT, SCHEME_ATTRIBUTE } from '../../theme/scheme.ts'
import { radius, size, weight } from '../../theme/scale.ts'

function palette(scheme: Scheme) {
  const { accent, accentInk, accentStrong, danger, dangerInk, canvas, surface, ink, soft, line, hover } =
    COLOURS[scheme]
  return {
    palette: {
      primary: { main: accent, dark: accentStrong, light: accent, contrastText: accentInk },
      error: { main: danger, dark: danger, light: danger, contrastText: dangerInk },
      background: { default: canvas, paper: surface },
      text: { primary: ink, secondary: soft },
      divider: line,
      action: { hover },
    },
  }
}

/** The component library's theme in the dashboard's own look: dense, quiet, no capitals, visible focus, no forced motion. */
export const makeTheme = (direction: 'ltr' | 'rtl'): Theme =>
  createTheme({
    direction,
    cssVariables: { colorSchemeSelector: SCHEME_ATTRIBUTE, cssVarPrefix: 'fd', nativeColor: false },
    colorSchemes: { light: palette('light'), dark: palette('dark') },
    motion: { reducedMotion: 'system' },
    focusVisible: { outlineWidth: 2, outlineOffset: 2 },
    shape: { borderRadius: radius.control },
    spacing: 8,
    typography: {
      fontFamily: FONT,
      fontSize: 13,
      fontWeightMedium: 550,
      h1: { fontSize: size.h3, fontWeight: weight.semibold, lineHeight: 1.25, letterSpacing: '-0.01em' },
      h2: { fontSize: size.h4, fontWeight: weight.semibold, lineHeight: 1.3 },
      h3: { fontSize: size.h4, fontWeight: weight.semibold, lineHeight: 1.35 },
      body1: { fontSize: size.body1, lineHeight: 1.5 },
      body2: { fontSize: size.body2, lineHeight: 1.45 },
      button: { textTransform: 'none', fontWeight: weight.medium, letterSpacing: 0 },
    },
    components: {
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiButton: { defaultProps: { size: 'small', disableElevation: true } },
      MuiIconButton: { defaultProps: { size: 'small' } },
      MuiTextField: { defaultProps: { size: 'small', fullWidth: true, margin: 'none' } },
      MuiFormControl: { defaultProps: { size: 'small' } },
      MuiSelect: { defaultProps: { size: 'small' } },
      MuiAutocomplete: { defaultProps: { size: 'small' } },
      MuiCheckbox: { defaultProps: { size: 'small' } },
      MuiSwitch: { defaultProps: { size: 'small' } },
      MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: 'var(--fd-palette-line-input)' } } },
      MuiFormHelperText: { styleOverrides: { root: { marginInline: 2 } } },
      MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiDialog: { styleOverrides: { paper: { boxShadow: 'var(--fd-shadows-8)', borderRadius: radius.sheet } } },
    },
  })
