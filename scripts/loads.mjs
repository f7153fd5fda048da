// Where a module of the dashboard is loaded by `import()`, and whether its texts come with it.

/** `withMessages(() => import('./a.tsx'))`; the bracket that ends the call is what a second argument would stand before. */
const LOADS = /(withMessages\(\s*\(\) =>\s*)?\bimport\('(\.[^']+)'\)/g

/** The modules that a source loads, where each `import()` ends in it, and whether their texts are loaded with them. */
export function loadsIn(source) {
  return [...source.matchAll(LOADS)].map(({ 0: all, 1: wrapped, 2: module, index }) => ({
    module,
    withTexts: wrapped !== undefined,
    end: index + all.length,
  }))
}

/** The compiled texts of what a module shows, by paths from `src`; the shell's have a name of their own. */
export const textsFile = (locale, module) => `web/locales/${locale}/${module.replace(/^web\//, '')}.texts.js`

/** What stands in the place of a module's path for the texts that are loaded before the first sight of anything. */
export const SHELL = 'shell'
