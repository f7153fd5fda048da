// What every page would load of libraries, and the dashboard never runs.
import type { Plugin } from 'vite'

/** A library's code with what it must have replaced; the build ends where another release does not have it any more. */
export function edited(code: string, edits: readonly (readonly [found: RegExp, instead: string])[]): string {
  return edits.reduce((before, [found, instead]) => {
    const after = before.replace(found, instead)
    if (after === before) throw new Error(`The library has no ${found.source} any more`)
    return after
  }, code)
}

/** Routes are handed to `useRoutes` as objects: nothing of the routers that read data themselves, or that a server renders for, runs. */
const ROUTER_EDITS = [
  // A name for developers to read is no use of a component, nor is a class that nobody extends or renders.
  [/^\w+\.displayName = "\w+";$/gm, ''],
  [/(?<== )(?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '/* @__PURE__ */ '],
  [/(?<=^var \w+ = )class extends React\d*\.Component \{.*?^\}(?=;$)/gms, '/* @__PURE__ */ (() => $&)()'],
  [/^\w+\.contextType = \w+;$/gm, ''],
  [/let dataRouterState = dataRouterOpts\?\.state;/, ''],
  [/\bdataRouterState(?! =)\b/g, 'null'],
  [/isDataRoute \? useNavigateStable\(\) : useNavigateUnstable\(\)/, 'useNavigateUnstable()'],
  [/dataRouterOpts && dataRouterOpts\.state\.matches\.length \?/, 'false ?'],
] as const

/** The router's build without warnings for its developers (the package has one, and names the other to every bundler), for routes without data. */
export const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!/^react-router(\/dom)?$/.test(source)) return null
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') }
  },
  transform: {
    filter: { id: /\/react-router\/dist\/production\/[\w-]+\.mjs$/, code: /^function _renderMatches/m },
    handler: (code) => ({ code: edited(code, ROUTER_EDITS), map: null }),
  },
}

/** What the library's buttons ask of a ripple. */
const NO_RIPPLE = `
const none = { ref: { current: null }, shouldMount: false, start() {}, stop() {}, pulsate() {} }
export default () => none
`

/** Buttons without the ripple that the theme turns off: they would mount it at the first press all the same, to show nothing. */
export const noRipples: Plugin = {
  name: 'no-ripples',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /\/@mui\/material\/(?:useLazyRipple\/useLazyRipple|ButtonBase\/TouchRipple)\.mjs$/ },
    handler: (id) => (id.endsWith('/TouchRipple.mjs') ? 'export default null' : NO_RIPPLE),
  },
}

/** Where styled components and the theme ask for what stands in `sx`. */
const STYLED_EDITS = [
  [/^import styleFunctionSx from .*$/m, ''],
  [/^ *mutateStyles\(tag, .*$/m, ''],
  [/^ *if \(!skipSx\) \{\n.*\n *\}$/m, ''],
] as const
/** Of spacing a theme needs its unit; the rest is for the names of properties that `sx` knows. */
const SPACING_EDITS = [
  [/^const properties = \{.*?(?=^export function createUnaryUnit\()/ms, ''],
  [/^\/\/ Avoid allocations$.*/ms, 'export default null'],
] as const
const NO_STYLES = `
export const unstable_createStyleFunctionSx = () => () => null
export default unstable_createStyleFunctionSx()
`

/** Components without the `sx` prop: nobody gives it, and it brings a second language for styles onto every page. */
export const noSx: Plugin = {
  name: 'no-sx',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /\/@mui\/system\/styleFunctionSx\/(?:styleFunctionSx|defaultSxConfig)\.mjs$/ },
    handler: (id) => (id.endsWith('/defaultSxConfig.mjs') ? 'export default {}' : NO_STYLES),
  },
  transform: {
    filter: { id: /\/@mui\/system\/(?:createStyled\/createStyled|spacing\/spacing)\.mjs$/ },
    handler: (code, id) => ({
      code: edited(code, id.endsWith('/spacing.mjs') ? SPACING_EDITS : STYLED_EDITS),
      map: null,
    }),
  },
}

/** A theme without layers of style sheets, which ours has not: what orders them is asked by each provider. */
export const noLayers: Plugin = {
  name: 'no-layers',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /\/@mui\/system\/ThemeProvider\/useLayerOrder\.mjs$/ },
    handler: () => 'export default () => null',
  },
}

/** What stands on a button that waits, and how it looks meanwhile. */
const WAITING_EDITS = [
  [/^import CircularProgress from .*$/m, 'const loading = null;'],
  [/^ *loading = null,$/m, ''],
  [/(?<=const loadingIndicator = )loadingIndicatorProp \?\? .*?^ {2}\}\)/ms, 'null'],
  [/^const \w+LoadingIndicator = .*?^\}\)\);$/ms, ''],
  [/typeof loading === 'boolean'/, 'false'],
] as const
const WAITING_ICON_EDITS = [
  [/^const ButtonLoadingIconPlaceholder = .*?^\}\);$/ms, ''],
  [/ \|\| \/\*#__PURE__\*\/_jsx\(ButtonLoadingIconPlaceholder, .*?^ {4}\}\)/gms, ''],
  [/, \{\s+props: \{[^{}]*\bloading: true\b[^{}]*\},\s+style: \{(?:[^{}]|\{[^{}]*\})*\}\s+\}/g, ''],
] as const

/** Buttons without a sign of their own that they wait: ours say it by `busy`, and keep their place and their focus. */
export const noWaiting: Plugin = {
  name: 'no-waiting',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/@mui\/material\/(?:Button\/Button|IconButton\/IconButton)\.mjs$/ },
    handler: (code, id) => ({
      code: edited(code, id.endsWith('/IconButton.mjs') ? WAITING_EDITS : [...WAITING_EDITS, ...WAITING_ICON_EDITS]),
      map: null,
    }),
  },
}
