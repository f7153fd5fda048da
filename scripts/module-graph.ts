// The modules of a build by their paths from the project's folder: what each imports, and what it loads by `import()`.
import { join, relative, sep } from 'node:path'
import type { Rolldown } from 'vite'

/** What the bundler tells of its modules. */
export type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo' | 'getModuleIds'>

/** What the bundler tells, asked once for each module: it makes its answer anew each time. */
export function remembered(graph: Graph): Graph {
  const known = new Map<string, ReturnType<Graph['getModuleInfo']>>()
  return {
    getModuleIds: () => graph.getModuleIds(),
    getModuleInfo: (id) => {
      if (!known.has(id)) known.set(id, graph.getModuleInfo(id))
      return known.get(id) ?? null
    },
  }
}

/** A module of the project or of a package. */
export interface Module {
  code: string
  isEntry: boolean
  /** Paths of what it imports, and of what it loads by `import()`. */
  imports: Set<string>
  loads: Set<string>
}

/** Every module by its path from the project's folder. */
export type Modules = ReadonlyMap<string, Module>

/** Hands on what is behind it by name: who imports one name has no need of the others. */
const DOOR = /\/src\/web\/features\/[\w-]+\/index\.ts$|\/@mui\/material\/[A-Z]\w+\/index\.mjs$/

const NAMED = /(?:import|export)\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g

/** A module's path from the project's folder. */
export const pathOf = (id: string): string => relative('.', id).split(sep).join('/')

/** What a module takes of another by name, and how it calls that itself. */
function takenOf(of: string, by: string, graph: Graph): { name: string; as: string }[] {
  const statements = [...(graph.getModuleInfo(by)?.code ?? '').matchAll(NAMED)]
  return statements
    .filter(([, , from = '']) => join(by, '..', from) === of)
    .flatMap(([, names = '']) => names.split(',').map((one) => one.trim().split(/\s+as\s+/)))
    .map(([name = '', as = name]) => ({ name, as }))
}

/** Who imports a module, also through a door. */
function importersOf(id: string, graph: Graph): string[] {
  return (graph.getModuleInfo(id)?.importers ?? []).flatMap((importer) => {
    if (!DOOR.test(importer)) return [importer]
    const behind = new Set(takenOf(id, importer, graph).map(({ as }) => as))
    return importersOf(importer, graph).filter((it) => {
      const taken = takenOf(importer, it, graph)
      return taken.length === 0 || taken.some(({ name }) => behind.has(name))
    })
  })
}

/** All modules, in the order of their paths: that in which they were read is another one with each build. */
export function readGraph(graph: Graph): Modules {
  const ids = [...graph.getModuleIds()]
  const modules = new Map<string, Module>()
  for (const id of ids.toSorted()) {
    const { code, isEntry = false } = graph.getModuleInfo(id) ?? {}
    modules.set(pathOf(id), { code: code ?? '', isEntry, imports: new Set(), loads: new Set() })
  }
  for (const id of ids) {
    for (const by of importersOf(id, graph)) modules.get(pathOf(by))?.imports.add(pathOf(id))
    for (const by of graph.getModuleInfo(id)?.dynamicImporters ?? []) modules.get(pathOf(by))?.loads.add(pathOf(id))
  }
  return modules
}

/** These modules and all that they import. */
export function reachedFrom(roots: Iterable<string>, modules: Modules): Set<string> {
  const reached = new Set(roots)
  for (const path of reached) for (const next of modules.get(path)?.imports ?? []) reached.add(next)
  return reached
}
