// What every page would load of libraries, and the dashboard never runs.
import type { Plugin } from 'vite'

/**
 * The router's build without warnings for its developers: the package has one, and names the other to every bundler. What of
 * it nobody imports is left out: a name for developers to read is no use of a component.
 */
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
    filter: { id: /\/react-router\/dist\/production\/[\w-]+\.mjs$/ },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/(?<== )(?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '/* @__PURE__ */ '),
      map: null,
    }),
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
