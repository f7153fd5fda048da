// What a page loads at one time, in files of the build.
import { BEHIND_EVERY_PAGE, BY_ITSELF, OFTEN, QUIET } from './by-itself.ts'
import { type Chunks, fileOf, filesOf, shellOf } from './built-files.ts'
import { isPlanned, MOCK } from './chunks.ts'
import type { Route } from './declared-routes.ts'
import { type Graph, pathOf } from './module-graph.ts'

/** What comes by itself once a page stands. */
const COMES = new Set([...Object.values(BY_ITSELF).flat(), ...QUIET].map((path) => `src/web/${path}`))
const OPENED = new Set(OFTEN.map((path) => `src/web/${path}`))

/** The folder of a page's feature. */
const featureOf = (module: string): string => /^src\/web\/(?:features\/)?[^/]+\//.exec(module)?.[0] ?? ''

const builtFile = (path: string, chunks: Chunks): string => {
  const file = fileOf(path, chunks)
  if (file === undefined) throw new Error(`${path} is not built`)
  return file
}

/** The files of those of some modules that these files load by `import()`. */
const loadedFrom = (files: Iterable<string>, wanted: ReadonlySet<string>, chunks: Chunks, graph: Graph): string[] => {
  const ids = [...files].flatMap((file) => chunks.get(file)?.moduleIds ?? [])
  const loaded = ids.flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []).map(pathOf)
  return [...new Set(loaded.filter((path) => wanted.has(path)))].map((path) => builtFile(path, chunks))
}

/** A page's own files, and with them those of what comes by itself once it stands. */
function inTheEnd(module: string, chunks: Chunks, graph: Graph): { first: Set<string>; sections: Set<string> } {
  const first = filesOf([builtFile(module, chunks)], chunks)
  const sections = new Set(first)
  for (const file of sections) {
    for (const it of filesOf(loadedFrom([file], COMES, chunks, graph), chunks)) sections.add(it)
  }
  return { first, sections }
}

/**
 * The files that a page loads at one time, that which it waits for first. What is there already is in none of them, so that no two
 * import each other:
 *
 * 1. what the page waits for
 * 2. what comes later, and the service in the page needs as well: the demo waits for it, and for nothing else of what comes later
 * 3. what comes behind every page, which waits for no section of this one: a menu for no chart
 * 4. what comes by itself once the page stands
 * 5. what more than one of those needs that are opened day by day, and then each of them
 * 6. the other pages of the feature, by `routes`, such as a record behind its list, and what comes by itself there
 */
export function stagesOf(module: string, routes: readonly Route[], chunks: Chunks, graph: Graph): Set<string>[] {
  const { entry, rendering } = shellOf(chunks)
  const had = new Set([...filesOf([entry], chunks), ...rendering])
  const page = inTheEnd(module, chunks, graph)
  const behind = filesOf(
    BEHIND_EVERY_PAGE.map((path) => builtFile(`src/web/${path}`, chunks)),
    chunks,
  )
  const shell = [...had]
  const stages: Set<string>[] = []
  const add = (files: Iterable<string>): void => {
    // What only one has that is opened is one file already, with names of its own.
    const stage = new Set([...filesOf(files, chunks, had)].filter((file) => isPlanned(chunks.get(file)?.name ?? '')))
    for (const file of stage) had.add(file)
    if (stage.size > 0) stages.push(stage)
  }
  add(page.first)
  const demo = filesOf([builtFile(MOCK, chunks)], chunks)
  add([...page.sections, ...behind].filter((file) => demo.has(file)))
  add(behind)
  add(page.sections)

  const opened = loadedFrom([...shell, ...page.sections, ...behind], OPENED, chunks, graph)
  const eachOf = opened.map((file) => filesOf([file], chunks, had))
  add(
    eachOf.flatMap((files, at) =>
      [...files].filter((file) => eachOf.some((it, place) => place !== at && it.has(file))),
    ),
  )
  for (const files of eachOf) add(files)
  const beside = routes.filter((it) => it.module !== module && featureOf(it.module) === featureOf(module))
  for (const other of beside.map((it) => inTheEnd(it.module, chunks, graph))) {
    add(other.first)
    add(other.sections)
  }
  return stages
}
