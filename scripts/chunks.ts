// Which modules of the dashboard share a file. Left alone, a bundler makes one of every set of pages that share something:
// hundreds of files below a kilobyte, dozens of requests a page. What the same pages need is one file here. Pages that ask for
// their rows before they render may load few files, and share what a few rules say; the others' files are joined as long as
// a request less is worth more to their pages than the bytes that some of them load in vain.
import { join, relative, sep } from 'node:path'
import { minifySync, type Plugin, type Rolldown } from 'vite'
import { declaredRoutes } from './first-requests.ts'
import { joinedParts, type Part } from './joined-parts.ts'

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo' | 'getModuleIds'>

/** What renders: the frame around every page. */
const FRAME = 'src/web/app/render.tsx'
/** Shown at every address while nobody is signed in. */
const CONNECT = 'src/web/app/connect/connect-page.tsx'
/**
 * Too light for a request of their own: a few words in each language, what pages of several kinds want beside nothing else of a
 * kind, and the only rule of a list that the service knows as well, which would wait for the list in the demo.
 */
const SMALL =
  /\/src\/(web\/locales\/[\w-]+\/shell\.texts\.js|web\/fields\/bulk\/use-bulk\.ts|api\/core\/rules\/phone-digits\.ts)$/
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
function askingKind(
  from: readonly string[],
  pages: readonly string[],
  asking: ReadonlySet<string>,
): string | undefined {
  const asks = pages.filter((page) => asking.has(page))
  const reaches = (kind: RegExp) => asks.some((page) => kind.test(page))
  const isOfLists = asks.some((page) => !OF_A_DAY.test(page))
  const isOfRecords = pages.some((page) => RECORD.test(page))
  if (asks.length === 0) return undefined
  if (!reaches(CALENDAR)) {
    if (!isOfLists) return 'day'
    return isOfRecords || reaches(TODAY) ? 'inputs' : 'lists'
  }
  if (isOfLists) return 'frame'
  if (reaches(APPOINTMENTS)) return isOfRecords ? 'frame' : 'day'
  return from.every((path) => DESK.test(path)) && pages.length === 1 ? 'calendar' : 'common'
}

/** The kinds of `askingKind`, each before what imports it; then the rest. */
const KINDS = ['frame', 'common', 'day', 'inputs', 'lists', 'calendar']
/** Files that the parts of one rank are joined to at most. */
const MOST = 64
/** What a page shares, then what comes by itself behind it, then what somebody opens: each imports only what stands before it. */
const RANKS = ['shared', 'late', 'opened'] as const

type Rank = (typeof RANKS)[number]

/** What a request is worth in bytes before compression: a page waits for what is shared, and nobody for what comes behind it. */
const REQUEST: Readonly<Record<Rank, number>> = { shared: 12_000, late: 40_000, opened: 12_000 }

/** What nobody opens: it comes by itself once its page stands, and so belongs to whatever loads it. */
const BY_ITSELF =
  /\/(rest-of-form|extra-editor|zone-input|record-presence|head-choice-select|combo|date-field|stage|people-form|plot|tile-rows|virtual-rows|mini-month|week-sums|freed-notice|waiting-part|color-filter|card-aid)\.tsx$/

/** Those for whom a module of one of the ranks is loaded: pages, or what somebody opens. */
interface Users {
  rank: Rank
  of: ReadonlySet<string>
}

/** The pages behind which something comes by itself, and what is opened that has it on it. */
function loadersOf(root: string, graph: Graph, importers: (id: string) => readonly string[]): string[] {
  const found = new Set([root])
  for (const at of found) {
    if (!BY_ITSELF.test(at)) continue
    found.delete(at)
    const { dynamicImporters = [] } = graph.getModuleInfo(join(process.cwd(), at)) ?? {}
    for (const it of dynamicImporters.flatMap((by) => reachedFrom(by, graph, importers))) found.add(it)
  }
  return [...found]
}

/** What each module is shared for; what is not named stays with the bundler, beside the only page that needs it. */
function sharedKinds(graph: Graph): Map<string, string> {
  const kinds = new Map<string, string>()
  const routes = declaredRoutes()
  const pages = new Set([CONNECT, ...routes.map(({ module }) => module)])
  const asking = new Set(routes.flatMap(({ module, asksFirst }) => (asksFirst ? [module] : [])))
  const known = new Map<string, readonly string[]>()
  const importers = (id: string) => {
    const found = known.get(id) ?? importersOf(id, graph).toSorted()
    known.set(id, found)
    return found
  }
  const loaders = new Map<string, string[]>()
  const usersOf = (from: readonly string[], reached: readonly string[]): Users => {
    if (reached.length > 0) return { rank: 'shared', of: new Set(reached) }
    const all = new Set(
      from.flatMap((root) => {
        const found = loaders.get(root) ?? loadersOf(root, graph, importers)
        loaders.set(root, found)
        return found
      }),
    )
    const behind = [...all].filter((path) => pages.has(path))
    return behind.length > 0 ? { rank: 'late', of: new Set(behind) } : { rank: 'opened', of: all }
  }
  const parts = new Map<string, Part & { rank: Rank }>()
  // The order in which modules were read is another one with each build: which files are joined must not depend on it.
  for (const id of [...graph.getModuleIds()].toSorted()) {
    const from = reachedFrom(id, graph, importers)
    const reached = from.filter((path) => pages.has(path))
    const kind = askingKind(from, reached, asking)
    if (from.includes(FRAME) || SMALL.test(id)) kinds.set(id, 'frame')
    else if (GUEST_WORD.test(id)) kinds.set(id, 'guest-word')
    else if (from.length < 2) continue
    else if (kind !== undefined) kinds.set(id, kind)
    else {
      const { rank, of } = usersOf(from, reached)
      // It has a file of its own name.
      if (rank !== 'shared' && BY_ITSELF.test(id)) continue
      const key = [rank, ...[...of].toSorted()].join(' ')
      const part = parts.get(key) ?? { rank, modules: [], pages: of, bytes: 0, imports: new Set<Part>() }
      part.modules.push(id)
      part.bytes += bytesOf(graph.getModuleInfo(id)?.code ?? '')
      parts.set(key, part)
    }
  }
  const partOf = new Map([...parts.values()].flatMap((part) => part.modules.map((id) => [id, part] as const)))
  for (const [id, part] of partOf) {
    for (const by of importers(id)) if (partOf.get(by)?.rank === part.rank) partOf.get(by)?.imports.add(part)
  }
  for (const rank of RANKS) {
    const own = [...parts.values()].filter((part) => part.rank === rank)
    for (const [at, { modules }] of joinedParts(own, REQUEST[rank]).entries()) {
      for (const id of modules) kinds.set(id, `${rank}-${at}`)
    }
  }
  return kinds
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
