// Which modules of the dashboard share a file. Left alone, a bundler makes one of every set of pages that share something:
// hundreds of files below a kilobyte, dozens of requests a page. What is needed by the same pages, at the same time, is one part
// here. Parts are joined as long as a request less is worth more to their pages than the bytes that some of them load in vain, and
// moved until each page keeps to its room and its number of scripts (docs/decisions/0080-eight-scripts-before-any-page.md).
import { minifySync, type Plugin } from 'vite'
import { annealedFiles } from './annealed-files.ts'
import { BEHIND_EVERY_PAGE, BY_ITSELF } from './by-itself.ts'
import { declaredRoutes } from './first-requests.ts'
import { joinedParts, modulesOf, type Part, type Price, type Room } from './joined-parts.ts'
import { type Modules, pathOf, reachedFrom, readGraph } from './module-graph.ts'
import { BUDGET, MOST_SCRIPTS, MOST_SHELL, whyNotFirst } from './size.mjs'
import { heaviestTexts } from './texts.ts'

/** What renders: the frame around every page. */
const FRAME = 'src/web/app/render.tsx'
/** Shown at every address while nobody is signed in. */
const CONNECT = 'src/web/app/connect/connect-page.tsx'
/** The service in the page, for which everything waits in the demo. */
const MOCK = 'src/web/mock/open-mock.ts'
/**
 * Too light for a request of their own: a few words in each language, the house's word for guests, what pages of several kinds want
 * beside nothing else of a kind, and what the service knows as well, which would wait in the demo for a list or for what comes behind
 * every page.
 */
const SMALL =
  /^src\/(web\/locales\/[\w-]+\/shell\.texts\.js|web\/i18n\/guest-word\.ts|web\/fields\/bulk\/use-bulk\.ts|api\/core\/rules\/phone-digits\.ts|api\/contract\/empty-appointment\.ts)$/
/** What a page that stands asks for without a place of its own: where files may be dropped, sums beside a list, the view of its address. */
const QUIET = [
  'fields/uploads/drop/target.tsx',
  'features/team/week-sums.tsx',
  'features/calendar/month/month-view.tsx',
]

/** Bytes, compressed, for each of a module by itself: about, as files differ, and rather too many, so that pages keep a margin. */
const COMPRESSED = 0.294
const COMPRESSED_TEXT = 0.36
/** Bytes that pages have in the frame, whoever needs them: as many as its own modules leave below `MOST_SHELL`. */
const IN_FRAME = 10_400
/** Files beside those that are joined: the entry and texts. */
const OTHERS = 2
/** Files that are joined and that a page should have once nothing more comes by itself. */
const IN_THE_END = 7
/** A form may have one more: it has much that comes by itself, and reads less. */
const FORM = /\/edit-page\.tsx$/
/** A page waits for what is shared, and nobody for what comes behind it, which travels all the same. */
const PRICE: Price = { first: 4000, file: 6000, later: 0.5 }
/** What is joined at first has little regard to what comes behind: few files are left to move parts between. */
const AT_FIRST: Price = { ...PRICE, file: 20_000, later: 0.02 }
/** What somebody opens waits for all that it needs. */
const OPENED_PRICE: Price = { first: 3700, file: 0, later: 0 }
/** What is opened by somebody, or once, has all the room that it wants. */
const ENDLESS: Room = { bytes: Infinity, files: Infinity }

const inProject = (path: string): string => `src/web/${path}`
const COMES = new Set([...Object.values(BY_ITSELF).flat(), ...QUIET].map(inProject))
const BEHIND = BEHIND_EVERY_PAGE.map(inProject)

/** How many bytes a module comes to as it travels, about. */
const weightOf = (code: string): number =>
  COMPRESSED * minifySync('module.js', code.replaceAll('process.env.NODE_ENV', '"production"')).code.length

/** All that a page has once nothing more comes by itself. */
function inTheEnd(page: string, modules: Modules, shell: ReadonlySet<string>): Set<string> {
  const roots = new Set([page, ...BEHIND])
  for (const root of roots) {
    for (const path of reachedFrom([root], modules)) {
      if (shell.has(path)) continue
      for (const it of modules.get(path)?.loads ?? []) if (COMES.has(it)) roots.add(it)
    }
  }
  return reachedFrom(roots, modules)
}

/** Modules that the same places need at the same time are one part. */
class Parts {
  readonly #parts = new Map<string, Part>()
  readonly #of = new Map<string, Part>()

  /** `barredFrom` names the places that may not wait for a module. */
  constructor(
    readonly modules: Modules,
    readonly barredFrom: (path: string) => readonly string[] = () => [],
  ) {}

  has(path: string): boolean {
    return this.#of.has(path)
  }

  /** `kind` is what it is part of whoever needs it. */
  add(path: string, first: readonly string[], all: readonly string[], kind?: string): void {
    const barred = this.barredFrom(path)
    const key = kind ?? [first, all, barred].map((places) => places.join(' ')).join('|')
    const part = this.#parts.get(key) ?? {
      modules: [],
      first: new Set(first),
      all: new Set(all),
      bytes: 0,
      imports: new Set(),
      barred: new Set(barred),
    }
    part.modules.push(path)
    // The frame has been weighed: there is room for pages beside it.
    if (kind !== FRAME) part.bytes += weightOf(this.modules.get(path)?.code ?? '')
    this.#parts.set(key, part)
    this.#of.set(path, part)
  }

  all(): Part[] {
    for (const [path, part] of this.#of) {
      for (const it of this.modules.get(path)?.imports ?? []) {
        const imported = this.#of.get(it)
        if (imported && imported !== part) part.imports.add(imported)
      }
    }
    return [...this.#parts.values()]
  }
}

/** The modules of each file; what is in none of them stays with the bundler, beside the only thing opened that needs it. */
export async function plannedFiles(modules: Modules): Promise<string[][]> {
  const paths = [...modules.keys()]
  const entry = reachedFrom(
    paths.filter((path) => modules.get(path)?.isEntry),
    modules,
  )
  const frame = reachedFrom([FRAME, ...paths.filter((path) => SMALL.test(path))], modules)
  const pages = [CONNECT, ...declaredRoutes().map(({ module }) => module)].map((module) => ({
    module,
    first: reachedFrom([module], modules),
    all: inTheEnd(module, modules, new Set([...entry, ...frame])),
  }))
  const mock = reachedFrom([MOCK], modules)
  const places = [...pages, { module: MOCK, first: mock, all: mock }]
  const everywhere = [FRAME, ...pages.map(({ module }) => module)]
  const shared = new Parts(modules, (path) => [
    ...everywhere.filter((page) => whyNotFirst(path, page) !== undefined),
    // Nor does the demo wait for what comes once a page stands.
    ...(COMES.has(path) ? [MOCK] : []),
  ])
  for (const path of paths) {
    if (entry.has(path)) continue
    const all = places.filter((place) => place.all.has(path))
    const first = all.filter((place) => place.first.has(path))
    const [firstNames = [], names = []] = [first, all].map((list) => list.map(({ module }) => module))
    if (frame.has(path)) shared.add(path, everywhere, everywhere, FRAME)
    // What only the demo has stays with it.
    else if (names.some((name) => name !== MOCK)) shared.add(path, firstNames, names)
  }
  const texts = await Promise.all(pages.map(({ module }) => heaviestTexts(module.replace(/^src\//, ''))))
  const rooms = new Map([
    [MOCK, ENDLESS] as const,
    [FRAME, { bytes: IN_FRAME, files: 1 }] as const,
    ...pages.map(({ module }, at): [string, Room] => [
      module,
      {
        bytes: (BUDGET - MOST_SHELL) * 1000 + IN_FRAME - COMPRESSED_TEXT * (texts[at] ?? 0),
        files: MOST_SCRIPTS - OTHERS,
        inTheEnd: FORM.test(module) ? IN_THE_END + 1 : IN_THE_END,
      },
    ]),
  ])

  const roots = [...new Set([...modules.values()].flatMap(({ loads }) => [...loads]))].filter(
    (path) => !entry.has(path),
  )
  const from = new Map<string, string[]>()
  for (const root of roots.toSorted()) {
    for (const path of reachedFrom([root], modules)) from.set(path, [...(from.get(path) ?? []), root])
  }
  const behind = new Parts(modules)
  for (const path of paths) {
    const openers = from.get(path) ?? []
    if (openers.length > 1 && !entry.has(path) && !shared.has(path)) behind.add(path, openers, openers)
  }
  const openedRooms = new Map(roots.map((path) => [path, ENDLESS]))
  return [
    ...modulesOf(annealedFiles(joinedParts(shared.all(), rooms, AT_FIRST), rooms, PRICE)),
    ...modulesOf(joinedParts(behind.all(), openedRooms, OPENED_PRICE)),
  ]
}

/** Files of a plan at most. */
const MOST = 160
/** The number of each module's file, by the bundler's name of it: each file asks for each module. */
let fileOf: ReadonlyMap<string, number> = new Map()

/** Looks at the whole graph, once it is there, for what modules are shared for. */
export const chunkPlan: Plugin = {
  name: 'chunk-plan',
  apply: 'build',
  async buildEnd(error) {
    if (error !== undefined) return
    const files = await plannedFiles(readGraph(this))
    if (files.length > MOST) throw new Error(`The plan has ${files.length} files`)
    const numbers = new Map(files.flatMap((paths, at) => paths.map((path) => [path, at] as const)))
    fileOf = new Map(
      [...this.getModuleIds()].flatMap((id) => {
        const at = numbers.get(pathOf(id))
        return at === undefined ? [] : [[id, at] as const]
      }),
    )
  },
}

/** The planned files, as groups of the bundler: each takes what its modules import along, and what others need comes first. */
export const sharedChunks = () =>
  Array.from({ length: MOST }, (_, at) => ({
    debugName: `file-${at}`,
    name: (id: string) => (fileOf.get(id) === at ? `file-${at}` : null),
  }))
