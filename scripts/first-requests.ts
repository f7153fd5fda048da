// A page that is opened asks for its code and texts while the document is still being read, by a script in it: otherwise
// the browser would learn of them only from the code that asks, one round trip after another.
import { readdirSync, readFileSync } from 'node:fs'
import { posix, sep } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { SHELL, textsFile } from './loads.mjs'

const ROUTE = /\bat: (\[[^\]]*\]),\s*load: withMessages\(\(\) => import\('([^']+)'\)/g

interface Route {
  /** The addresses as the router writes them. */
  at: string[]
  /** From the project's folder. */
  module: string
}

/** The routes that pages declare, those of fixed addresses first. */
export function routesIn(path: string, source: string): Route[] {
  return [...source.matchAll(ROUTE)].map(([, at = '', module = '']) => ({
    at: [...at.matchAll(/'([^']+)'/g)].map(([, address = '']) => address),
    module: posix.join(posix.dirname(path), module),
  }))
}

function declaredRoutes(): Route[] {
  const files = readdirSync('src/web', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/web/${file.split(sep).join('/')}`)
    .filter((file) => file.endsWith('/pages.ts'))
  return files.flatMap((file) => routesIn(file, readFileSync(file, 'utf8')))
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
  routes: readonly (readonly [pattern: string, code: readonly string[], texts: Record<string, string>])[],
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
  for (const file of [...(route?.[1] ?? []), inLanguage(shellTexts), inLanguage(route?.[2] ?? {})]) {
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
        .flatMap(({ at, module }) => {
          const file = fileOf(module)
          if (file === undefined) throw new Error(`${module} is declared as a page and not built as one`)
          return at.map((address) => ({ address, file, module }))
        })
        .toSorted((a, b) => Number(a.address.includes(':')) - Number(b.address.includes(':')))
        .map(({ address, file, module }) => [
          patternOf(address),
          [...filesOf(file, chunks, had)],
          texts(module.replace(/^src\//, '')),
        ])
      const children = `(${preload.toString()})(${JSON.stringify(routes)}, ${JSON.stringify(texts(SHELL))})`
      return [{ tag: 'script', children, injectTo: 'head' }]
    },
  },
}
