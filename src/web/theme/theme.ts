import { createTheme, type Theme } from '@mui/material/styles'
import { COLORS, type Scheme } from './colors.ts'
import { componentLooks } from './component-looks.ts'
import { FONT, radius, size, weight } from './scale.ts'
import { SCHEME_ATTRIBUTE } from './scheme.ts'

function paletteOf(scheme: Scheme) {
  const { background, surface, text, line, accent, now, error, plot, status } = COLORS[scheme]
  return {
    palette: {
      primary: { main: accent.main, dark: accent.ink, light: accent.main, contrastText: accent.mainContrast },
      error: { ...error, dark: error.main, light: error.main },
      background,
      text: { ...text, disabled: text.tertiary },
      divider: line.main,
      action: {
        hover: surface.hover,
        selected: accent.soft,
        active: text.secondary,
        disabled: text.tertiary,
        disabledBackground: surface.nav,
      },
      surface,
      line,
      accent,
      now,
      plot,
      status,
    },
  }
}

const ring = '0 0 0 1px var(--fd-palette-line-pop)'
const menu = `${ring}, 0 1px 2px rgb(0 0 0 / 6%), 0 8px 24px -4px rgb(0 0 0 / 14%)`
const dialog = `${ring}, 0 4px 8px rgb(0 0 0 / 6%), 0 24px 64px -8px rgb(0 0 0 / 24%)`
/** What floats low (menus, bars) has one shadow, dialogs have another; sheets and cards have none. */
const shadows = Array.from({ length: 25 }, (_, level) =>
  level === 0 ? 'none' : level < 16 ? menu : dialog,
) as Theme['shadows']

/** A line of type: size, height in px at a root of 16, weight, tracking. */
const line = (fontSize: string, lineHeight: number, fontWeight: number, letterSpacing = '0') => ({
  fontSize,
  lineHeight: `${lineHeight / 16}rem`,
  fontWeight,
  letterSpacing,
})

/** The one place that says how things look: type, spacing in steps of 4, radii, colors of both schemes, components. */
export const makeTheme = (direction: 'ltr' | 'rtl'): Theme =>
  createTheme({
    direction,
    cssVariables: { colorSchemeSelector: SCHEME_ATTRIBUTE, cssVarPrefix: 'fd', nativeColor: false },
    colorSchemes: { light: paletteOf('light'), dark: paletteOf('dark') },
    motion: { reducedMotion: 'system' },
    focusVisible: { outlineWidth: 2, outlineOffset: 1 },
    shape: { borderRadius: radius.control },
    spacing: 4,
    shadows,
    typography: {
      fontFamily: FONT,
      fontSize: 14,
      fontWeightRegular: weight.regular,
      fontWeightMedium: weight.medium,
      fontWeightBold: weight.semibold,
      h1: line(size.h1, 40, weight.semibold, '-0.02em'),
      h2: line(size.h2, 32, weight.semibold, '-0.018em'),
      h3: line(size.h3, 28, weight.semibold, '-0.014em'),
      h4: line(size.h4, 24, weight.semibold, '-0.008em'),
      subtitle1: line(size.body1, 20, weight.medium),
      subtitle2: line(size.body2, 18, weight.medium),
      body1: line(size.body1, 20, weight.regular),
      body2: line(size.body2, 18, weight.regular),
      button: { ...line(size.body2, 18, weight.medium), textTransform: 'none' },
      caption: line(size.caption, 16, weight.regular),
      overline: { ...line(size.overline, 16, weight.medium), textTransform: 'none' },
    },
    components: componentLooks,
  })
