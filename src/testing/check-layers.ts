import type { Module } from './imports.ts'
import { readModule } from './imports.ts'

/** One row of the table of allowed imports; every path is from `src`. */
export interface Layer {
  /** The folder; `*` is any one folder, and its files never see those of another such folder. */
  from: string
  /** Our folders and files that it may import besides itself. */
  may: readonly string[]
  /** Parts of what `may` names that it must not import after all. */
  never?: readonly string[]
  /** Ours that it may import by `import()` only. */
  lazily?: readonly string[]
  /** Packages: the only ones, or those it must not import (`node` is Node's own; `x/*` is a whole scope). */
  packages: { only: readonly string[] } | { never: readonly string[] }
  /** Whether it may write out addresses and HTTP status numbers. */
  speaksHttp?: 'addresses and statuses' | 'statuses'
  /** What the layer is, and where a file goes that needs more. */
  belongs: string
}

/** Whether the walls concern this file: tests and what only tests use may look everywhere. */
export function isProduct(path: string): boolean {
  return /\.tsx?$/.test(path) && !/\.d\.ts$|\.test\.tsx?$|(^|\/)testing\//.test(path)
}

/** Every breach of the table in these files, each in words that say where the file belongs. */
export function breaches(layers: readonly Layer[], files: ReadonlyMap<string, string>): string[] {
  return [...files]
    .filter(([path]) => isProduct(path))
    .flatMap(([path, source]) => {
      const layer = layers.find(({ from }) => homeOf(from, path) !== undefined)
      if (!layer)
        return [`src/${path} stands on no layer: put it into one of ${layers.map((row) => row.from).join(', ')}.`]
      const module = readModule(path, source)
      return [...importBreaches(layer, path, module), ...httpBreaches(layer, path, module)]
    })
}

function importBreaches(layer: Layer, path: string, { imports }: Module): string[] {
  const home = homeOf(layer.from, path) ?? layer.from
  return imports.flatMap(({ to, ours, lazy }) => {
    const say = (reason: string): string[] => [
      `src/${path} imports ${ours ? `src/${to}` : to}: ${reason} ${layer.belongs}`,
    ]
    if (!ours) return isAllowedPackage(layer, to) ? [] : say(`${layer.from} does not use that package.`)
    if (!isProduct(to) && /\.tsx?$/.test(to)) return say('tests and testing/ are for tests.')
    if (isWithin(home, to) && !layer.never?.some((part) => isWithin(part, to))) return []
    if (layer.lazily?.some((part) => isWithin(part, to))) {
      return lazy ? [] : say(`${layer.from} loads it when it is used, by import() only.`)
    }
    const allowed = layer.may.some((part) => isWithin(part, to)) && !layer.never?.some((part) => isWithin(part, to))
    return allowed ? [] : say(`${layer.from} may import only ${[...layer.may, 'itself'].join(', ')}.`)
  })
}

function httpBreaches(layer: Layer, path: string, { texts, statuses }: Module): string[] {
  const addresses = layer.speaksHttp === 'addresses and statuses' ? [] : texts.filter((text) => text.includes('/api/v'))
  const numbers = layer.speaksHttp ? [] : statuses
  return [
    ...addresses.map((text) => `src/${path} writes out the address ${text}: addresses stand in src/api/contract only.`),
    ...numbers.map(
      (status) => `src/${path} writes out the status ${status}: name it in src/api/contract and import the name.`,
    ),
  ]
}

function isAllowedPackage({ packages }: Layer, name: string): boolean {
  const isIn = (list: readonly string[]): boolean =>
    list.some((entry) => entry === name || (entry.endsWith('/*') && name.startsWith(entry.slice(0, -1))))
  return 'only' in packages ? isIn(packages.only) : !isIn(packages.never)
}

/** The folder itself, with the real name in place of `*`, when the path is inside; a layer may also be one file. */
function homeOf(from: string, path: string): string | undefined {
  const pattern = from.split('/')
  const parts = path.split('/').slice(0, pattern.length)
  const isInside = pattern.every(
    (part, index) => part === parts[index] || (part === '*' && !parts[index]?.includes('.')),
  )
  return isInside && parts.length === pattern.length ? parts.join('/') : undefined
}

function isWithin(folder: string, path: string): boolean {
  return path === folder || path.startsWith(`${folder}/`)
}
