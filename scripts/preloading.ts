// What is loaded by `import()` comes with all that it imports at once, and not one round trip after another. The bundler's own helper
// asks for files by their addresses; here the document has a say, since a file of its page may hold what is asked for
// (scripts/page-files.ts).
import type { Plugin } from 'vite'

/** As text, since `import.meta` of the configuration is another one. Files are asked for once; what the page has is not asked for. */
const HELPER = `
const asked = new Set()
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    const href = import.meta.resolve('/' + file)
    if (asked.has(href)) continue
    asked.add(href)
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  return load()
}
`

/** Takes the place of the bundler's helper. */
export const preloading: Plugin = {
  name: 'preloading',
  apply: 'build',
  enforce: 'pre',
  load: { filter: { id: /^\0vite\/preload-helper/ }, handler: () => HELPER },
}
