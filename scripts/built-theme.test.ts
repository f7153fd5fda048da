import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CssVarsTheme, Theme } from '@mui/material/styles'
import { describe, expect, test } from 'vitest'
import { builtTheme, type ThemeValues } from '../src/web/theme/built-theme.ts'
import { componentLooks } from '../src/web/theme/component-looks.ts'
import { shownTheme } from '../src/web/theme/shown-theme.ts'
import { differences, themeValues, UNSHOWN, whyNot } from './built-theme.ts'

const text = themeValues({ shownTheme, builtTheme })
const build = (direction: 'ltr' | 'rtl') => builtTheme(JSON.parse(text) as ThemeValues, direction)

/** A theme is one with variables, which its type does not say. */
const withVariables = (theme: Theme) => theme as Theme & CssVarsTheme

/** What components ask of the theme, by what they ask with. */
const ASKED: Readonly<Record<string, (theme: Theme) => unknown>> = {
  'spaces between things': ({ spacing }) => [
    spacing(),
    spacing(0),
    spacing(1),
    spacing(-1.5),
    spacing('auto', 2),
    spacing(1, 2, 3, 0),
  ],
  'sizes of type': ({ typography }) => [0, 13, 14.5, 36].map((it) => typography.pxToRem(it)),
  'widths of windows': ({ breakpoints: { up, down, between, only, not } }) => [
    up('sm'),
    up(700),
    down('md'),
    down(1000),
    between('xs', 'lg'),
    only('xl'),
    not('sm'),
  ],
  'widths of containers': ({ containerQueries }) => [
    containerQueries.up('sm'),
    containerQueries.up(420),
    containerQueries('sheet').up('lg'),
  ],
  transitions: ({ transitions: { create, easing, duration } }) => [
    create(),
    create('opacity'),
    create(['opacity', 'transform'], { duration: duration.shortest, easing: easing.sharp, delay: 30.4 }),
    create([], { duration: '80ms', delay: '1s' }),
  ],
  'durations by height': ({ transitions }) => [0, 40, 900, 1e6].map((it) => transitions.getAutoHeightDuration(it)),
  'colors one sees through': (theme) => {
    const { palette, opacity } = withVariables(theme).vars
    return [
      theme.alpha(palette.primary.main, 0.5),
      theme.alpha(palette.text.primary, `${palette.action.hoverOpacity} + ${palette.action.focusOpacity}`),
      theme.alpha(palette.common.onBackground, opacity.inputUnderline),
      theme.alpha('currentColor', 0.4),
      theme.alpha('#0f6b62', 0.4),
      theme.alpha('#fff', 1),
    ]
  },
  'looks of a scheme': (theme) =>
    ['light', 'dark', 'sepia'].map((it) => theme.applyStyles(it as 'dark', { color: 'inherit' })),
  'where a scheme is in force': (theme) =>
    (['light', 'dark'] as const).map((it) => withVariables(theme).getColorSchemeSelector(it)),
}

describe.each(['ltr', 'rtl'] as const)('the theme %s of the build', (direction) => {
  const [sources, built] = [shownTheme(direction), build(direction)]

  test('has the values of the sources', () => {
    expect(built.theme.direction).toBe(direction)
    expect(differences(sources.theme, built.theme)).toEqual([])
    // Said in their own words too, so that a mistake in how differences are found is no mistake in both.
    for (const part of ['typography', 'shadows', 'shape', 'zIndex', 'focusVisible', 'mixins', 'motion'] as const)
      expect(JSON.stringify(built.theme[part])).toBe(JSON.stringify(sources.theme[part]))
    expect(built.theme.vars).toMatchObject({ palette: { text: { primary: 'var(--fd-palette-text-primary)' } } })
  })

  test('has the style sheets of the sources', () => {
    expect(differences(sources.styleSheets, built.styleSheets)).toEqual([])
    const shown = (sheets: object): object =>
      JSON.parse(JSON.stringify(sheets), (name: string, value: unknown) =>
        name.startsWith('--fd-overlays-') || UNSHOWN.some((it) => name.startsWith(`--fd-palette-${it}-`))
          ? undefined
          : value,
      ) as object
    expect(built.styleSheets).toEqual(shown(sources.styleSheets))
  })

  test.each(Object.entries(ASKED))('answers alike about %s', (_, ask) => {
    expect(ask(built.theme)).toEqual(ask(sources.theme))
  })

  test('has the looks of the components that the sources have', () => {
    expect(sources.theme.components).toEqual(componentLooks)
  })
})

test('colors keep their order, by which the library makes its rules', () => {
  const names = ({ palette }: Theme) => Object.keys(palette).filter((it) => !UNSHOWN.includes(it))
  const inOrder = names(shownTheme('ltr').theme).filter((it) => !/Channel$|^(?:getContrastText|augmentColor)$/.test(it))
  expect(names(build('ltr').theme).filter((it) => inOrder.includes(it))).toEqual(inOrder)
})

test('a call of what no component calls says so', () => {
  expect(() => build('ltr').theme.lighten('#fff', 0.5)).toThrow('src/web/theme/built-theme.ts')
  expect(() => build('ltr').theme.alpha('rgb(1, 2, 3)', 0.5)).toThrow('src/web/theme/built-theme.ts')
})

test('another value, a function more or one less ends the build', () => {
  const but = (change: object) => (direction: 'ltr' | 'rtl') => {
    const { theme, styleSheets } = shownTheme(direction)
    return { theme: { ...theme, ...change } as Theme, styleSheets }
  }
  expect(() => themeValues({ shownTheme: but({ tint: () => '' }), builtTheme })).toThrow(
    'tint is undefined instead of a function',
  )
  expect(() => themeValues({ shownTheme: but({ darken: undefined }), builtTheme })).toThrow(
    'darken is a function instead of undefined',
  )
  expect(() => themeValues({ shownTheme: but({ vars: {} }), builtTheme })).toThrow('vars.')
  const { theme } = shownTheme('ltr')
  const changed = { ...theme.typography, body1: { ...theme.typography.body1, fontSize: '1px' } }
  expect(() => themeValues({ shownTheme: but({ typography: changed }), builtTheme })).toThrow('font.body1 is 400 1px')
})

test.each([
  ['/node_modules/@mui/material/styles/createThemeWithVars.mjs', ''],
  ['/node_modules/@mui/system/createTheme/createTheme.mjs', ''],
  ['/node_modules/@mui/material/Rating/Rating.mjs', 'const edge = theme.darken(main, 0.2)'],
  ['/src/web/features/rooms/page.tsx', 'const { main } = theme.palette.augmentColor({ color })'],
])('%s with “%s” ends the build', (id, code) => {
  expect(whyNot(id, code)).toBeDefined()
})

test.each([
  ['/node_modules/@mui/material/Switch/Switch.mjs', 'theme.vars ? theme.vars.bg : theme.lighten(main, 0.6)'],
  ['/node_modules/@mui/material/Paper/Paper.mjs', 'theme.unstable_sxConfig'],
  ['/node_modules/@mui/system/createTheme/applyStyles.mjs', ''],
])('%s with “%s” does not', (id, code) => {
  expect(whyNot(id, code)).toBeUndefined()
})

test('no page shows a component whose colors the build leaves out, and no sheet what the dark lays over it', () => {
  const using = readdirSync('src/web', { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .filter((path) =>
      new RegExp(`@mui/material/(?:${UNSHOWN.join('|')})'`).test(readFileSync(join('src/web', path), 'utf8')),
    )
  expect(using).toEqual([])
  expect(componentLooks.MuiPaper?.styleOverrides?.root).toMatchObject({ backgroundImage: 'none' })
})
