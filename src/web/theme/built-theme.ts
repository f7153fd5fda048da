// The theme as the build has it: values that were computed there, and what of the library's functions a page may call.
import type { CSSObject } from '@emotion/react'
import type { Theme } from '@mui/material/styles'
import { unstable_createBreakpoints as createBreakpoints } from '@mui/system/createBreakpoints'
import { createUnarySpacing } from '@mui/system/spacing'
import { channelsOf } from './channels.ts'
import { SCHEME_ATTRIBUTE } from './scheme.ts'
import type { ShownTheme } from './shown-theme.ts'

/** A group of values, under names or in a row. */
export interface ThemeGroup {
  [name: string]: ThemeValue
}
export type ThemeValue = string | number | boolean | null | undefined | ThemeGroup | readonly ThemeValue[]

/** A line of type. */
type Line = Record<'fontWeight' | 'fontSize' | 'lineHeight' | 'fontFamily', string | number>

/** A theme without its functions, and without what follows from the rest (scripts/built-theme.ts makes it). */
export interface ThemeValues {
  /** What both schemes have alike, as variables too. */
  shared: ThemeGroup
  /** What is not alike in the light and in the dark is a pair; a color whose name begins with `*` has its channels beside it. */
  schemes: ThemeGroup
  /** What is a value of the theme and no variable. */
  plain: ThemeGroup & { typography: Readonly<Record<string, string | number | Line>> }
}

const isGroup = (value: ThemeValue): value is ThemeGroup =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What one scheme has of what is written down for both. */
const schemeOf = (group: ThemeGroup, at: 0 | 1): ThemeGroup =>
  Object.fromEntries(
    Object.entries(group).flatMap(([name, both]): [string, ThemeValue][] => {
      if (isGroup(both)) return [[name, schemeOf(both, at)]]
      const value = (Array.isArray(both) ? both[at] : both) as string | number | null
      if (value === null) return []
      if (!name.startsWith('*')) return [[name, value]]
      return [
        [name.slice(1), value],
        [`${name.slice(1)}Channel`, channelsOf(String(value))],
      ]
    }),
  )

/** The values as variables of CSS, which are added to `css`; of those that the library computes with there are none. */
function variables(value: ThemeValue, css: CSSObject, name = '--fd'): ThemeValue {
  if (Array.isArray(value)) return value.map((it: ThemeValue, at) => variables(it, css, `${name}-${at}`))
  if (isGroup(value)) {
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => !/^(?:mode|contrastThreshold|tonalOffset)$/.test(key))
        .map(([key, it]) => [key, variables(it, css, `${name}-${key}`)]),
    )
  }
  css[name] = typeof value === 'number' && !/zIndex|opacity/i.test(name) ? `${value}px` : (value as string)
  return `var(${name})`
}

/** What no component that we show calls. */
const unused = (): never => {
  throw new Error('The built theme cannot do this: see src/web/theme/built-theme.ts')
}
const PALETTE_UNUSED = { getContrastText: unused, augmentColor: unused }
const THEME_UNUSED = {
  toRuntimeSource: unused,
  lighten: unused,
  darken: unused,
  getCssVar: unused,
  generateThemeVars: unused,
  generateStyleSheets: unused,
  generateSpacing: unused,
  shouldSkipGeneratingVar: unused,
}
const CONTAINER_UNUSED = { down: unused, between: unused, only: unused, not: unused }

const selectorOf = (scheme: string): string => `[${SCHEME_ATTRIBUTE}="${scheme}"]`

function alpha(color: string, part: string | number): string {
  if (/^(?:rgb|hsl|color)/.test(color)) return unused()
  const channels = color.startsWith('#')
    ? (channelsOf(color) ?? unused())
    : color.replace(/var\((--[\w-]+)\)/g, 'var($1Channel)')
  return `rgba(${channels} / ${typeof part === 'string' ? `calc(${part})` : part})`
}

/** How long something takes that opens to its own height. */
const getAutoHeightDuration = (height: number): number => {
  const share = height / 36
  return height ? Math.min(Math.round((4 + 15 * share ** 0.25 + share / 5) * 10), 3000) : 0
}

type Time = number | string
interface Transition {
  duration?: Time
  easing?: string
  delay?: Time
}

const transitionsOf = (values: { easing: { easeInOut: string }; duration: { standard: number } }) => ({
  ...values,
  getAutoHeightDuration,
  create(
    names: string | readonly string[] = 'all',
    { duration = values.duration.standard, easing = values.easing.easeInOut, delay = 0 }: Transition = {},
  ): string {
    const times = [duration, easing, delay].map((it) => (typeof it === 'number' ? `${Math.round(it)}ms` : it)).join(' ')
    return [names]
      .flat()
      .map((name) => `${name} ${times}`)
      .join(',')
  },
})

const breakpoints = createBreakpoints({})
const upIn = (container?: string) => ({
  up: (key: Parameters<typeof breakpoints.up>[0]) =>
    breakpoints.up(key).replace('@media', container ? `@container ${container}` : '@container'),
  ...CONTAINER_UNUSED,
})

/** The font of each line of type, as CSS writes it in one. */
const fontsOf = (typography: ThemeValues['plain']['typography']): ThemeGroup =>
  Object.fromEntries(
    Object.entries(typography).flatMap(([name, line]) =>
      typeof line === 'object'
        ? [[name, `${line.fontWeight} ${line.fontSize}/${line.lineHeight} ${line.fontFamily}`]]
        : [],
    ),
  )

/** The theme of computed values; how components look (`component-looks.ts`) is not in it yet. */
export function builtTheme({ shared, schemes: both, plain }: ThemeValues, direction: 'ltr' | 'rtl'): ShownTheme {
  const schemes = { light: schemeOf(both, 0), dark: schemeOf(both, 1) }
  const font = fontsOf(plain.typography)
  const css = { shared: {}, light: { colorScheme: 'light' }, dark: { colorScheme: 'dark' } }
  variables(schemes.light, css.light)
  const vars = {
    ...(variables({ ...shared, font }, css.shared) as ThemeGroup),
    // All that the light has, and more.
    ...(variables(schemes.dark, css.dark) as ThemeGroup),
  }
  for (const scheme of Object.values(schemes)) Object.assign(scheme.palette as ThemeGroup, PALETTE_UNUSED)
  const spacingOf = createUnarySpacing({ spacing: vars.spacing }) as (value: ThemeValue) => string | number
  const theme = {
    ...plain,
    ...shared,
    ...schemes.light,
    ...THEME_UNUSED,
    direction,
    font,
    vars,
    colorSchemes: schemes,
    breakpoints,
    containerQueries: Object.assign(upIn, upIn()),
    spacing: Object.assign(
      (...values: ThemeValue[]) =>
        (values.length > 0 ? values : [1])
          .map(spacingOf)
          .map((it) => (typeof it === 'number' ? `${it}px` : it))
          .join(' '),
      { mui: true },
    ),
    typography: { ...plain.typography, pxToRem: (size: number) => `${size / 16}rem` },
    transitions: transitionsOf(plain.transitions as unknown as Parameters<typeof transitionsOf>[0]),
    alpha,
    getColorSchemeSelector: (scheme: string) => `${selectorOf(scheme)} &`,
    applyStyles: (scheme: string, styles: CSSObject) =>
      scheme in schemes ? { [`*:where(${selectorOf(scheme)}) &`]: styles } : {},
    internal_cache: {},
  }
  return {
    theme: theme as unknown as Theme,
    styleSheets: [
      { ':root': css.shared },
      { [`:root, ${selectorOf('light')}`]: css.light },
      { [selectorOf('dark')]: css.dark },
    ],
  }
}
