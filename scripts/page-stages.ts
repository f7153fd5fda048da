// What a page loads at one time, in files of the build.
import { BEHIND_EVERY_PAGE, BY_ITSELF, OFTEN, OPENED_AT, QUIET } from './by-itself.ts'
import { type Chunks, fileOf, filesOf, shellOf } from './built-files.ts'
import { isPlanned } from './chunks.ts'
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

/** The addresses of these at which something stands open, as the lists write them. */
export const openedOf = (at: readonly string[]): string[] =>
  Object.keys(OPENED_AT).filter((address) => at.includes(address.split('?')[0] ?? ''))

/** The modules of what stands open at an address, as the lists write it. */
export const openAt = (address: string | undefined): string[] =>
  ((address === undefined ? undefined : OPENED_AT[address]) ?? []).map((path) => `src/web/${path}`)

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
 * 2. what stands open at `address`, if that says so
 * 3. what comes behind every page, which waits for no section of this one: a menu for no chart; the demo waits for it, since the
 *    service in the page needs some of it
 * 4. what comes by itself once the page stands; where something stands open the page has more to do, and it comes with 3
 * 5. what more than one of those needs that are opened day by day, and then each of them
 * 6. the other pages of the feature, by `routes`, such as a record behind its list, and what comes by itself there; not where something
 *    stands open
 */
export function stagesOf(
  { chunks, graph, routes }: { chunks: Chunks; graph: Graph; routes: readonly Route[] },
  module: string,
  address?: string,
): Set<string>[] {
  const { entry, rendering } = shellOf(chunks)
  const had = new Set([...filesOf([entry], chunks), ...rendering])
  const page = inTheEnd(module, chunks, graph)
  const opened = openAt(address).map((path) => inTheEnd(path, chunks, graph))
  const sections = [page, ...opened].flatMap((it) => [...it.sections])
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
  add(opened.flatMap(({ first }) => [...first]))
  add(opened.length > 0 ? [...behind, ...sections] : behind)
  add(sections)
  const often = loadedFrom([...shell, ...sections, ...behind], OPENED, chunks, graph)
  const eachOf = often.map((file) => filesOf([file], chunks, had))
  add(
    eachOf.flatMap((files, at) =>
      [...files].filter((file) => eachOf.some((it, place) => place !== at && it.has(file))),
    ),
  )
  for (const files of eachOf) add(files)
  // Whoever came for one thing goes on from there, and seldom to a page beside it.
  if (opened.length > 0) return stages
  const beside = routes.filter((it) => it.module !== module && featureOf(it.module) === featureOf(module))
  for (const other of beside.map((it) => inTheEnd(it.module, chunks, graph))) {
    add(other.first)
    add(other.sections)
  }
  return stages
}
