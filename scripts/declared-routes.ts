// The routes of the dashboard, read from where its pages declare themselves.
import { readdirSync, readFileSync } from 'node:fs'
import { posix, sep } from 'node:path'

const ROUTE = /\bat: (\[[^\]]*\]),\s*load: withMessages\(\(\) => import\('([^']+)'\)\)/g

/** A page of the dashboard. */
export interface Route {
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
