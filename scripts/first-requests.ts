// A page that is opened asks for its code and texts while the document is still being read, by a script in it: otherwise
// the browser would learn of them only from the code that asks, one round trip after another.
import { readdirSync, readFileSync } from 'node:fs'
import { posix, sep } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { addressPattern } from '../src/web/paths/address-pattern.ts'
import { textsFile } from './loads.mjs'

/** What shows any page; `app/main.ts` loads it. */
const RENDERING = 'src/web/app/render.tsx'
const ROUTE = /\bat: (\[[^\]]*\]),\s*load: withMessages\(\(\) => import\('([^']+)'\)\)/g

interface Route {
  /** The addresses as the router writes them. */
  at: string[]
  /** From the project's folder. */
  module: string
}

const read = (path: string): string => readFileSync(path, 'utf8')

/** The routes that a file of pages declares. */
export const routesIn = (path: string, source: string): Route[] =>
  [...source.matchAll(ROUTE)].map(([, at = '', module = '']) => ({
    at: [...at.matchAll(/'([^']+)'/g)].map(([, address = '']) => address),
    module: posix.join(posix.dirname(path), module),
  }))

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

/**
 * What runs in the document: finds the page of the address and the reader's language, and asks for the files of both and
 * for what renders. What renders any page comes beside the entry, so that the line is never idle; the page's own files come
 * behind it, and meanwhile the shell is painted.
 */
function preload(
  entry: string,
  rendering: readonly string[],
  routes: readonly (readonly [pattern: string, code: readonly string[], texts: Record<string, string>])[],
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
  const ask = (file: string): HTMLLinkElement => {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = `/${file}`
    document.head.append(link)
    return link
  }
  ask(entry)
  const last = rendering.map(ask).at(-1)
  if (last)
    last.onload = last.onerror = () => {
      for (const file of [...(route?.[1] ?? []), inLanguage(route?.[2] ?? {})]) if (file !== '') ask(file)
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
        [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${end}`)))?.fileName
      const modules = [...chunks.values()].flatMap(({ moduleIds }) => moduleIds)
      const languages = [...new Set(modules.flatMap((id) => /\/web\/locales\/([\w-]+)\//.exec(id)?.[1] ?? []))]
      const texts = (module: string) =>
        Object.fromEntries(
          languages.flatMap((language) => {
            const file = fileOf(textsFile(language, module))
            return file === undefined ? [] : [[language, file]]
          }),
        )
      const renders = fileOf(RENDERING)
      if (renders === undefined) throw new Error(`${RENDERING} is not built`)
      const rendering = filesOf(renders, chunks, had)
      for (const file of rendering) had.add(file)
      const routes = declaredRoutes()
        .flatMap(({ at, module }) => {
          const file = fileOf(module)
          if (file === undefined) throw new Error(`${module} is declared as a page and not built as one`)
          return at.map((address) => ({ address, file, module }))
        })
        .toSorted((a, b) => Number(a.address.includes(':')) - Number(b.address.includes(':')))
        .map(({ address, file, module }) => [
          addressPattern(address),
          [...filesOf(file, chunks, had)],
          texts(module.replace(/^src\//, '')),
        ])
      const handed = [entry.fileName, [...rendering], routes]
      const children = `(${preload.toString()})(${handed.map((it) => JSON.stringify(it)).join(', ')})`
      return [{ tag: 'script', children, injectTo: 'head' }]
    },
  },
}
