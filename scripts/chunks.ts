// Which modules of the dashboard share a file. Left alone, a bundler makes one of every set of pages that share something:
// hundreds of files below a kilobyte, dozens of requests a page. What the same pages need is one file here. Pages that ask for
// their rows before they render may load few files, and share what a few rules say; the others' files are joined as long as
// a request less is worth more to their pages than the bytes that some of them load in vain.
import { join, relative, sep } from 'node:path'
import { minifySync, type Plugin, type Rolldown } from 'vite'
import { BEHIND_EVERY_PAGE, BY_ITSELF } from './by-itself.mjs'
import { declaredRoutes } from './first-requests.ts'
import { emptyPart, joinedParts, type Part } from './joined-parts.ts'

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo' | 'getModuleIds'>

/** What renders: the frame around every page. */
const FRAME = 'src/web/app/render.tsx'
/** Shown at every address while nobody is signed in. */
const CONNECT = 'src/web/app/connect/connect-page.tsx'
/**
 * Too light for a request of their own: a few words in each language, the word for guests, which comes before the first sight, what
 * pages of several kinds want beside nothing else of a kind, and what the service knows as well, which would wait in the demo for
 * the list or for what comes behind every page.
 */
const SMALL =
  /\/src\/(web\/locales\/[\w-]+\/shell\.texts\.js|web\/fields\/bulk\/use-bulk\.ts|api\/core\/rules\/phone-digits\.ts|api\/contract\/empty-appointment\.ts)$/
/** Houses that call guests otherwise wait for it before their first text, and need nothing else beside it. */
const GUEST_WORD = /\/src\/web\/i18n\/guest-word\.ts$/
const CALENDAR = /^src\/web\/features\/calendar\//
const TODAY = /^src\/web\/features\/home\//
const APPOINTMENTS = /^src\/web\/features\/appointment-list\//
const OF_A_DAY = /^src\/web\/features\/(calendar|home|appointment-list)\//
/** What opens over the calendar or beside it, and the calendar itself. */
const DESK =
  /^src\/web\/features\/(appointment|appointment-list|appointment-panels|booking|calendar|export|find-time|guest|home|journal|paper|recurrence)\//
const RECORD = /\/edit-page\.tsx$/
/** Hands on what is behind it by name: who imports one name has no need of the others. */
const DOOR = /\/src\/web\/features\/[\w-]+\/index\.ts$|\/@mui\/material\/[A-Z]\w+\/index\.mjs$/

const NAMED = /(?:import|export)\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g

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

/** The entries and the `import()`s that reach a module by static imports, by paths from the project's folder. */
function reachedFrom(id: string, graph: Graph, importers: (id: string) => readonly string[]): string[] {
  const found: string[] = []
  const seen = new Set([id])
  for (const at of seen) {
    const { isEntry = false, dynamicImporters = [] } = graph.getModuleInfo(at) ?? {}
    if (isEntry || dynamicImporters.length > 0) found.push(relative('.', at).split(sep).join('/'))
    for (const importer of importers(at)) seen.add(importer)
  }
  return found
}

/** How many bytes a module comes to, about. */
const bytesOf = (code: string): number =>
  minifySync('module.js', code.replaceAll('process.env.NODE_ENV', '"production"')).code.length

/**
 * What pages that ask first share, of which each loads at most three files beside the frame. What lists of records need as well
 * as the calendar is in the frame; then there is what all of a day needs, what the calendar shares with Today and with pages
 * that are none of a day or with what opens elsewhere, what is typed in, and what lists need. Undefined where none of these pages needs it.
 */
function askingKind(from: readonly string[], { first, all }: Users, asking: ReadonlySet<string>): string | undefined {
  const asks = first.filter((page) => asking.has(page))
  const reaches = (kind: RegExp) => asks.some((page) => kind.test(page))
  const isOfLists = asks.some((page) => !OF_A_DAY.test(page))
  const isOfRecords = all.some((page) => RECORD.test(page))
  if (asks.length === 0) return undefined
  if (!reaches(CALENDAR)) {
    if (!isOfLists) return isOfRecords ? 'inputs' : 'day'
    return isOfRecords || reaches(TODAY) ? 'inputs' : 'lists'
  }
  if (isOfLists || from.some((path) => BEHIND.has(path))) return 'frame'
  if (reaches(APPOINTMENTS)) return isOfRecords ? 'frame' : 'day'
  return from.every((path) => DESK.test(path)) && first.length === 1 ? 'calendar' : 'common'
}

/** The kinds of `askingKind`, each before what imports it; then the rest. */
const KINDS = ['frame', 'common', 'day', 'inputs', 'lists', 'calendar']
/** Files that the parts of one rank are joined to at most. */
const MOST = 64
/**
 * What a page shares, then what comes behind every page, what comes by itself behind one, and what somebody opens: each imports
 * only what stands before it.
 */
const RANKS = ['shared', 'behind', 'late', 'opened'] as const

type Rank = (typeof RANKS)[number]

const isJoined = (rank: string): rank is Rank => RANKS.some((it) => it === rank)

/** What a request is worth in bytes before compression: a page waits for what is shared, and nobody for what comes behind it. */
const REQUEST: Readonly<Record<Rank, number>> = {
  shared: 11_000,
  behind: 120_000,
  late: 120_000,
  opened: 40_000,
}

const inProject = (path: string): string => `src/web/${path}`
const COMES = new Set(Object.values(BY_ITSELF).flat().map(inProject))
const BEHIND = new Set(BEHIND_EVERY_PAGE.map(inProject))

/** The pages that have a module: those that wait for it, and all that have it once nothing more comes by itself. */
interface Users {
  first: readonly string[]
  all: readonly string[]
}

/** The pages behind which something comes by itself, and what is opened that has it on it. */
function loadersOf(root: string, graph: Graph, importers: (id: string) => readonly string[]): string[] {
  const found = new Set([root])
  for (const at of found) {
    if (!COMES.has(at)) continue
    found.delete(at)
    const { dynamicImporters = [] } = graph.getModuleInfo(join(process.cwd(), at)) ?? {}
    for (const it of dynamicImporters.flatMap((by) => reachedFrom(by, graph, importers))) found.add(it)
  }
  return [...found]
}

/** What each module is shared for; what is not named stays with the bundler, beside the only page that needs it. */
export function sharedKinds(graph: Graph): Map<string, string> {
  const kinds = new Map<string, string>()
  const routes = declaredRoutes()
  const pages = new Set([CONNECT, ...routes.map(({ module }) => module)])
  const asking = new Set(routes.flatMap(({ module, asksFirst }) => (asksFirst ? [module] : [])))
  const known = new Map<string, readonly string[]>()
  const importers = (id: string) => {
    const found = known.get(id) ?? importersOf(id, graph)
    known.set(id, found)
    return found
  }
  const loadersKnown = new Map<string, string[]>()
  const loadersFrom = (from: readonly string[]): string[] => {
    const all = from.flatMap((root) => {
      const found = loadersKnown.get(root) ?? loadersOf(root, graph, importers)
      loadersKnown.set(root, found)
      return found
    })
    return [...new Set(all)]
  }
  const parts = new Map<string, Part & { rank: string }>()
  const openedBy = new Map<string, readonly string[]>()
  for (const id of graph.getModuleIds()) {
    const from = reachedFrom(id, graph, importers)
    const first = from.filter((path) => pages.has(path))
    const loaders = loadersFrom(from)
    const isBehind = loaders.some((path) => BEHIND.has(path))
    const all = isBehind ? [...pages] : loaders.filter((path) => pages.has(path))
    const kind = from.length > 1 ? askingKind(from, { first, all }, asking) : undefined
    if (from.includes(FRAME) || SMALL.test(id)) kinds.set(id, 'frame')
    if (GUEST_WORD.test(id)) kinds.set(id, 'guest-word')
    if (kinds.has(id) || (from.length < 2 && !isBehind && (first.length > 0 || all.length === 0))) continue
    const rank = kind ?? (first.length > 0 ? 'shared' : isBehind ? 'behind' : all.length > 0 ? 'late' : 'opened')
    const opened = isBehind ? [] : loaders.filter((path) => !pages.has(path))
    openedBy.set(id, opened)
    // What pages wait for is joined for their sake alone.
    const key =
      kind ?? [rank, ...[first, all, rank === 'shared' ? [] : opened].map((it) => it.toSorted().join(' '))].join('|')
    const part = parts.get(key) ?? { ...emptyPart(), rank }
    part.modules.push(id)
    part.first = new Set([...part.first, ...first])
    part.pages = new Set([...part.pages, ...all])
    if (rank !== 'shared') part.opened = new Set([...part.opened, ...opened])
    part.bytes += bytesOf(graph.getModuleInfo(id)?.code ?? '')
    parts.set(key, part)
  }
  for (const [id, name] of namesOf([...parts.values()], importers, openedBy)) kinds.set(id, name)
  return kinds
}

/** The file of each module, rank by rank: what a later one is joined by is what an earlier one has become. */
function namesOf(
  parts: readonly (Part & { rank: string })[],
  importers: (id: string) => readonly string[],
  openedBy: ReadonlyMap<string, readonly string[]>,
): Map<string, string> {
  const names = new Map<string, string>()
  const partOf = new Map<string, Part>(parts.flatMap((part) => part.modules.map((id) => [id, part] as const)))
  const done = new Set<Part>(parts.filter(({ rank }) => rank === 'frame'))
  for (const rank of [...KINDS, ...RANKS]) {
    const own = parts.filter((part) => part.rank === rank)
    const ofRank = new Set<Part>(own)
    for (const [id, part] of partOf) {
      if (!ofRank.has(part) && (rank === 'shared' || !done.has(part))) continue
      for (const by of importers(id)) {
        const importing = partOf.get(by)
        if (importing && ofRank.has(importing)) importing.imports.add(part)
      }
    }
    const joined = isJoined(rank) ? joinedParts(own, REQUEST[rank], rank === 'shared' ? [] : done) : own
    for (const [at, part] of joined.entries()) {
      for (const id of part.modules) {
        partOf.set(id, part)
        names.set(id, isJoined(rank) ? `${rank}-${at}` : rank)
      }
      part.opened = new Set(part.modules.flatMap((id) => openedBy.get(id) ?? []))
      done.add(part)
    }
  }
  return names
}

let kinds: ReadonlyMap<string, string> = new Map()

/** Looks at the whole graph, once it is there, for what modules are shared for. */
export const chunkPlan: Plugin = {
  name: 'chunk-plan',
  apply: 'build',
  buildEnd(error) {
    if (error === undefined) kinds = sharedKinds(this)
  },
}

/** The files of shared modules, as groups of the bundler: each takes what its modules import along, and what others need comes first. */
export const sharedChunks = () =>
  [...KINDS, ...RANKS.flatMap((rank) => Array.from({ length: MOST }, (_, at) => `${rank}-${at}`))].map((kind) => ({
    debugName: kind,
    name: (id: string) => (kinds.get(id) === kind ? kind : null),
  }))
