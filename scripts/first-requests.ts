// A page that is opened asks for its code and texts while the document is still being read, by a script in it: otherwise
// the browser would learn of them only from the code that asks, one round trip after another.
import { readdirSync, readFileSync } from 'node:fs'
import { posix, sep } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { loadsIn, SHELL, textsFile } from './loads.mjs'

const ROUTE = /\bat: (\[[^\]]*\]),\s*load: withMessages\(\(\) => import\('([^']+)'\)\)(?:,\s*along: (\w+))?/g

interface Route {
  /** The addresses as the router writes them. */
  at: string[]
  /** From the project's folder. */
  module: string
  /** What it shows at once but does not import, from the project's folder too. */
  along: string[]
}

const read = (path: string): string => readFileSync(path, 'utf8')

/** The routes that pages declare; `open` reads what a file of them imports. */
export function routesIn(path: string, source: string, open = read): Route[] {
  const folder = posix.dirname(path)
  /** What a function loads that stands in a file of the same folder. */
  const loadedBy = (name: string | undefined): string[] => {
    const from = new RegExp(`import \\{ ${name} \\} from '([^']+)'`).exec(source)?.[1]
    return name === undefined || from === undefined
      ? []
      : loadsIn(open(posix.join(folder, from))).map(({ module }) => posix.join(folder, module))
  }
  return [...source.matchAll(ROUTE)].map(([, at = '', module = '', along]) => ({
    at: [...at.matchAll(/'([^']+)'/g)].map(([, address = '']) => address),
    module: posix.join(folder, module),
    along: loadedBy(along),
  }))
}

/** Every declared route. */
export function declaredRoutes(): Route[] {
  const files = readdirSync('src/web', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/web/${file.split(sep).join('/')}`)
    .filter((file) => file.endsWith('/pages.ts'))
  return files.flatMap((file) => routesIn(file, read(file)))
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

/** A file and what it imports, without what is there already. */
function filesOf(file: string, chunks: Chunks, had: ReadonlySet<string>): Set<string> {
  const reached = new Set([file])
  for (const at of reached) for (const next of chunks.get(at)?.imports ?? []) if (!had.has(next)) reached.add(next)
  return reached
}

/** `/services/:id` as an expression; an address without a parameter goes before those with one. */
const patternOf = (at: string): string => `^${at.replaceAll(/:\w+/g, '[^/]+')}/?$`

/** What runs in the document: finds the page of the address and the reader's language, and asks for the files of both. */
function preload(
  routes: readonly (readonly [pattern: string, code: readonly string[], texts: readonly Record<string, string>[]])[],
  shellTexts: Record<string, string>,
): void {
  let wished: string | null = null
  try {
    wished = localStorage.getItem('frontdesk-locale')
  } catch {
    // A guess is enough: a wrong one only costs the time that it would have saved.
  }
  const language = wished ?? navigator.language
  const route = routes.find(([pattern]) => new RegExp(pattern).test(location.pathname))
  const inLanguage = (texts: Record<string, string>) => texts[language] ?? texts[language.slice(0, 2)] ?? ''
  for (const file of [...(route?.[1] ?? []), ...[shellTexts, ...(route?.[2] ?? [])].map(inLanguage)]) {
    if (file === '') continue
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = `/${file}`
    document.head.append(link)
  }
}

/** Adds that script to the built page; the server allows it by its hash, as it does any that stands in the document. */
export const firstRequests: Plugin = {
  name: 'first-requests',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) => {
      const chunks: Chunks = new Map(
        Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
      )
      const entry = [...chunks.values()].find(({ isEntry }) => isEntry)
      if (entry === undefined) throw new Error('The build has no entry')
      const had = filesOf(entry.fileName, chunks, new Set())
      const fileOf = (end: string) =>
        [...chunks.values()].find((it) => it.facadeModuleId?.endsWith(`/${end}`))?.fileName
      const languages = [
        ...new Set(
          [...chunks.values()].flatMap((it) => /\/locales\/([\w-]+)\//.exec(it.facadeModuleId ?? '')?.[1] ?? []),
        ),
      ]
      const texts = (module: string) =>
        Object.fromEntries(
          languages.flatMap((language) => {
            const file = fileOf(textsFile(language, module))
            return file === undefined ? [] : [[language, file]]
          }),
        )
      const routes = declaredRoutes()
        .flatMap(({ at, module, along }) => {
          const modules = [module, ...along]
          const files = modules.map((it) => {
            const file = fileOf(it)
            if (file === undefined) throw new Error(`${it} is declared as a page and not built as one`)
            return file
          })
          return at.map((address) => ({ address, files, modules }))
        })
        .toSorted((a, b) => Number(a.address.includes(':')) - Number(b.address.includes(':')))
        .map(({ address, files, modules }) => [
          patternOf(address),
          [...new Set(files.flatMap((file) => [...filesOf(file, chunks, had)]))],
          modules.map((module) => texts(module.replace(/^src\//, ''))),
        ])
      const children = `(${preload.toString()})(${JSON.stringify(routes)}, ${JSON.stringify(texts(SHELL))})`
      return [{ tag: 'script', children, injectTo: 'head' }]
    },
  },
}
