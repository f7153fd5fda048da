// The theme that the build carries is computed here: as values, with none of the library's code that computes them, of which each
// page's first load would have some kilobytes. `src/web/theme/built-theme.ts` makes a theme of the values again, and the build ends
// where that is not the same theme.
import type { Theme } from '@mui/material/styles'
import { resolve } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import type { builtTheme, ThemeValues, ThemeValue, ThemeGroup } from '../src/web/theme/built-theme.ts'
import { channelsOf } from '../src/web/theme/channels.ts'
import type { ShownTheme } from '../src/web/theme/shown-theme.ts'
import { edited } from './lean-libraries.ts'

type Direction = 'ltr' | 'rtl'
const DIRECTIONS: readonly Direction[] = ['ltr', 'rtl']

/** Components that no page shows, with the colors that the library makes for each of them in both schemes. */
export const UNSHOWN = ['AppBar', 'FilledInput', 'Slider', 'SpeedDialAction', 'StepConnector', 'StepContent']

/** What the theme of the build leaves out: nobody would see it. */
const isUnshown = (path: string): boolean =>
  // The `sx` prop is not in the build (scripts/lean-libraries.ts).
  path.startsWith('unstable_sx') ||
  // What the library lays over a sheet that is high up in the dark: no sheet of ours shows it.
  /(?:^|[.-])overlays\b/.test(path) ||
  new RegExp(`palette[.-](?:${UNSHOWN.join('|')})\\b`).test(path)

type Node = Readonly<Record<string, unknown>>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Every value below one, by its path; of a function only that it is there, with what hangs on it. */
function leaves(value: unknown, path = ''): [path: string, value: unknown][] {
  if (isUnshown(path) || value === undefined) return []
  const below = isNode(value) || typeof value === 'function' ? Object.entries(value) : []
  const inside = below.flatMap(([name, it]) => leaves(it, path === '' ? name : `${path}.${name}`))
  if (typeof value === 'function') return [[path, 'a function'], ...inside]
  if (isNode(value)) return [[path, Array.isArray(value) ? 'a list' : 'a group'], ...inside]
  return [[path, value]]
}

/** Where two themes, or two style sheets, are not the same. What pages import either way is not compared. */
export function differences(expected: object, built: object): string[] {
  const [wanted, found] = [expected, built].map(
    (it) => new Map(leaves(it).filter(([path]) => !/^components\b/.test(path))),
  )
  return [...new Set([...(wanted?.keys() ?? []), ...(found?.keys() ?? [])])].flatMap((path) => {
    const [before, after] = [wanted?.get(path), found?.get(path)]
    return before === after ? [] : [`${path} is ${String(after)} instead of ${String(before)}`]
  })
}

/** The values of both schemes, where colors that have their channels beside them say so by their names. */
function paired(light: Node, dark: Node, path = ''): ThemeGroup {
  const hasChannels = (name: string): boolean =>
    [light, dark].every(({ [name]: color, [`${name}Channel`]: channels }) => {
      const known = typeof color === 'string' ? channelsOf(color) : undefined
      return known !== undefined && channels === known
    })
  const entries = Object.keys({ ...light, ...dark }).flatMap((name): [string, ThemeValue][] => {
    const inside = `${path}.${name}`
    const [inLight, inDark] = [light[name], dark[name]]
    if (isUnshown(inside) || [inLight, inDark].some((it) => typeof it === 'function')) return []
    if (isNode(inLight) || isNode(inDark)) return [[name, paired(Object(inLight), Object(inDark), inside)]]
    if (name.endsWith('Channel') && hasChannels(name.replace(/Channel$/, ''))) return []
    const both = (inLight === inDark ? inLight : [inLight, inDark]) as ThemeValue
    return [[hasChannels(name) ? `*${name}` : name, both]]
  })
  return Object.fromEntries(entries)
}

/** What is in the theme otherwise, or is made of the rest. */
const DERIVED = new Set(
  'breakpoints components direction colorSchemes font vars palette opacity overlays spacing unstable_sxConfig internal_cache'.split(
    ' ',
  ),
)
const SHARED = ['shape', 'shadows', 'zIndex']

/** A theme's values, as `builtTheme` takes them. */
export function valuesOf({ theme, styleSheets: [root] }: ShownTheme): ThemeValues {
  const { light, dark } = (theme as Theme & { colorSchemes: unknown }).colorSchemes as Record<'light' | 'dark', Node>
  const rest = Object.entries(theme).filter(([name, it]) => typeof it !== 'function' && !DERIVED.has(name))
  const part = (isShared: boolean): object =>
    Object.fromEntries(rest.filter(([name]) => SHARED.includes(name) === isShared))
  const spacing = (root?.[':root'] as ThemeGroup | undefined)?.['--fd-spacing']
  return {
    shared: { spacing, ...part(true) },
    schemes: paired(light, dark),
    plain: part(false) as ThemeValues['plain'],
  }
}

/** How a theme is made from the sources, and how from its values. */
interface Makers {
  shownTheme: (direction: Direction) => ShownTheme
  builtTheme: typeof builtTheme
}

/** The values of the theme as JSON, once it is sure that they are the whole theme in both directions. */
export function themeValues({ shownTheme, builtTheme: made }: Makers): string {
  const text = JSON.stringify(valuesOf(shownTheme('ltr')))
  const wrong = DIRECTIONS.flatMap((direction) => {
    const [expected, built] = [shownTheme(direction), made(JSON.parse(text) as ThemeValues, direction)]
    return [...differences(expected.theme, built.theme), ...differences(expected.styleSheets, built.styleSheets)]
  })
  if (wrong.length > 0) throw new Error(`The theme of the build is not that of the sources:\n${wrong.join('\n')}`)
  return text
}

const VALUES = '\0theme-values'
const inTheme = (file: string): string => JSON.stringify(resolve('src/web/theme', file))

const SHOWN_THEME = `
import { componentLooks } from ${inTheme('component-looks.ts')}
import { built } from '${VALUES}'
export function shownTheme(direction) {
  const made = built(direction)
  made.theme.components = componentLooks
  return made
}`

/** What components that we show only ask of a theme without variables. */
const NO_COLOR_MATHS = `
const unused = () => { throw new Error('The built theme has variables for this color') }
export { unused as alpha, unused as emphasize }`

const COLOR_MATHS = '\0color-maths'

/** What `builtTheme` refuses, and the library has for themes without variables. */
const REFUSED = /\.(?:lighten|darken|getContrastText|augmentColor|unstable_sx|getCssVar|toRuntimeSource)\b/
/** Components that name such a function and do not call it: they have been read, and ask first whether there are variables. */
const LOOKED_AT = /\/@mui\/material\/(?:Alert|LinearProgress|SnackbarContent|Switch|TableCell)\//

/** Why a module must not be in the build, or nothing. */
export function whyNot(id: string, code: string): string | undefined {
  if (/\/@mui\/(?:material\/styles\/createTheme|system\/createTheme\/createTheme)\w*\.mjs$/.test(id))
    return 'makes a theme, which the build has made already'
  const asked = REFUSED.exec(code)?.[0]
  const isOfPages = /\/@mui\/(?:material|system|x-charts)\/|\/src\/web\//.test(id) && !LOOKED_AT.test(id)
  return isOfPages && asked !== undefined
    ? `has ${asked}, which the theme of the build may refuse: see LOOKED_AT in scripts/built-theme.ts`
    : undefined
}

/** Gives the dashboard its theme as computed values, and the library the same one where it would make a theme of its own. */
export const computedTheme: Plugin = {
  name: 'computed-theme',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source === VALUES) return VALUES
    const asks = source === '@mui/system/colorManipulator' && /\/@mui\/material\/(?!styles\/)/.test(importer ?? '')
    return asks ? COLOR_MATHS : undefined
  },
  async load(id) {
    if (id === COLOR_MATHS) return NO_COLOR_MATHS
    if (id.endsWith('/src/web/theme/shown-theme.ts')) return SHOWN_THEME
    if (id.endsWith('/@mui/material/styles/defaultTheme.mjs'))
      return `import { built } from '${VALUES}'\nexport default built('ltr').theme`
    if (id !== VALUES) return undefined
    const [shown, built] = await Promise.all([
      runnerImport<Pick<Makers, 'shownTheme'>>('./src/web/theme/shown-theme.ts'),
      runnerImport<Pick<Makers, 'builtTheme'>>('./src/web/theme/built-theme.ts'),
    ])
    for (const file of [...shown.dependencies, ...built.dependencies]) this.addWatchFile(file)
    const values = themeValues({ ...shown.module, ...built.module })
    return `import { builtTheme } from ${inTheme('built-theme.ts')}
const VALUES = ${values}
const made = {}
export const built = (direction) => (made[direction] ??= builtTheme(VALUES, direction))`
  },
  transform: {
    // Each makes a theme for pages that have none around them.
    filter: { id: /\/@mui\/system\/(?:createStyled\/createStyled|useTheme\/useTheme)\.mjs$/ },
    handler: (code) => ({ code: edited(code, [[/= createTheme\(\);/, '= {};']]), map: null }),
  },
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []))
    const wrong = modules.flatMap(([id, { code }]) => {
      const why = whyNot(id, code ?? '')
      return why === undefined ? [] : [`${id} ${why}`]
    })
    if (wrong.length > 0) throw new Error(wrong.join('\n'))
  },
}
