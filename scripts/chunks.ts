// Which modules of the dashboard share a file. Left alone, a bundler makes one of every set of pages that share something: hundreds
// of files below a kilobyte. What is needed by the same pages, at the same time, is one part here, and parts are joined as long as a
// file less is worth more to their pages than the bytes that some of them load in vain. A page that is opened by its address loads all
// of its parts in one file of its own (scripts/page-files.ts); one that is reached from another takes the files that are not there yet
// (docs/decisions/0083-one-file-a-page.md).
import { minifySync, type Plugin } from 'vite'
import { BEHIND_EVERY_PAGE, BY_ITSELF, OFTEN, OPENED_AT, QUIET } from './by-itself.ts'
import { declaredRoutes } from './declared-routes.ts'
import { joinedParts, modulesOf, type Part, type Price } from './joined-parts.ts'
import { type Modules, pathOf, reachedFrom, readGraph, remembered } from './module-graph.ts'
import { whyNotFirst } from './size.mjs'

/** What renders: the frame around every page. */
export const FRAME = 'src/web/app/render.tsx'
/** Shown at every address while nobody is signed in. */
export const CONNECT = 'src/web/app/connect/connect-page.tsx'
/** The service in the page, for which everything waits in the demo. */
const MOCK = 'src/web/mock/open-mock.ts'
/** What every page says, in each language. */
const SHELL_TEXTS = /^src\/web\/locales\/[\w-]+\/shell\.texts\.js$/
/** The month, which the calendar's own address may ask for. */
const ASKED = ['features/calendar/month/month-view.tsx']

/** Bytes, compressed, for each of a module by itself: about. */
const COMPRESSED = 0.294
/** What a page reached from another pays for a file is the time of a request, as bytes; what comes behind it nobody waits for. */
const PRICE: Price = { file: 250, later: 0.1 }
/** What somebody opens waits for all that it needs. */
const OPENED_PRICE: Price = { file: 3700, later: 0 }

const inProject = (path: string): string => `src/web/${path}`
const COMES = new Set([...Object.values(BY_ITSELF).flat(), ...QUIET, ...ASKED].map(inProject))
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

  /** `barredFrom` names the places that may not wait for a module; what they import may be in parts of `others`. */
  constructor(
    readonly modules: Modules,
    readonly barredFrom: (path: string) => readonly string[] = () => [],
    readonly others?: Parts,
  ) {}

  partOf(path: string): Part | undefined {
    return this.#of.get(path) ?? this.others?.partOf(path)
  }

  add(path: string, first: readonly string[], all: readonly string[]): void {
    const barred = this.barredFrom(path)
    const key = [first, all, barred].map((places) => places.join(' ')).join('|')
    const part = this.#parts.get(key) ?? {
      modules: [],
      first: new Set(first),
      all: new Set(all),
      bytes: 0,
      imports: new Set(),
      barred: new Set(barred),
    }
    part.modules.push(path)
    part.bytes += weightOf(this.modules.get(path)?.code ?? '')
    this.#parts.set(key, part)
    this.#of.set(path, part)
  }

  all(): Part[] {
    for (const [path, part] of this.#of) {
      for (const it of this.modules.get(path)?.imports ?? []) {
        const imported = this.partOf(it)
        if (imported && imported !== part) part.imports.add(imported)
      }
    }
    return [...this.#parts.values()]
  }
}

/** The modules of the frame, and of each other file. */
interface Planned {
  frame: string[]
  others: string[][]
}

/** What shares a file; what is in none of them stays with the bundler, beside the only thing opened that needs it. */
export function plannedFiles(modules: Modules): Planned {
  const paths = [...modules.keys()]
  const entry = reachedFrom(
    paths.filter((path) => modules.get(path)?.isEntry),
    modules,
  )
  const frame = reachedFrom([FRAME, ...paths.filter((path) => SHELL_TEXTS.test(path))], modules)
  const pages = [CONNECT, ...declaredRoutes().map(({ module }) => module)].map((module) => ({
    module,
    first: reachedFrom([module], modules),
    all: inTheEnd(module, modules, new Set([...entry, ...frame])),
  }))
  const standsOpen = Object.values(OPENED_AT).flat().map(inProject)
  const opened = [...new Set([MOCK, ...OFTEN.map(inProject), ...standsOpen])].map((module) => {
    const reached = reachedFrom([module], modules)
    return { module, first: reached, all: reached }
  })
  const places = [...pages, ...opened]
  const shared = new Parts(modules, (path) => [
    ...pages.flatMap(({ module }) => (whyNotFirst(path, module) === undefined ? [] : [module])),
    // Nor does the demo wait for what comes once a page stands.
    ...(COMES.has(path) ? [MOCK] : []),
  ])
  for (const path of paths) {
    if (entry.has(path) || frame.has(path)) continue
    const all = places.filter((place) => place.all.has(path))
    const first = all.filter((place) => place.first.has(path))
    const [firstNames = [], names = []] = [first, all].map((list) => list.map(({ module }) => module))
    // What only the demo has stays with it.
    if (names.length > 1 || (names[0] !== undefined && names[0] !== MOCK)) shared.add(path, firstNames, names)
  }
  const roots = [...new Set([...modules.values()].flatMap(({ loads }) => [...loads]))].filter(
    (path) => !entry.has(path),
  )
  const from = new Map<string, string[]>()
  for (const root of roots.toSorted()) {
    for (const path of reachedFrom([root], modules)) from.set(path, [...(from.get(path) ?? []), root])
  }
  const behind = new Parts(modules, undefined, shared)
  for (const path of paths) {
    const openers = from.get(path) ?? []
    if (openers.length > 1 && !entry.has(path) && !frame.has(path) && !shared.partOf(path))
      behind.add(path, openers, openers)
  }
  const names = places.map(({ module }) => module)
  const files = joinedParts(shared.all(), names, PRICE)
  const later = joinedParts(behind.all(), roots, OPENED_PRICE, files)
  return {
    frame: [...frame].filter((path) => !entry.has(path)),
    others: modulesOf([...files, ...later]),
  }
}

/** Files of a plan at most. */
const MOST = 250
/** The name of each module's file, by the bundler's name of the module: each group of the bundler asks for each module. */
let nameOf: ReadonlyMap<string, string> = new Map()

/** Looks at the whole graph, once it is there, for what modules are shared for. */
export const chunkPlan: Plugin = {
  name: 'chunk-plan',
  apply: 'build',
  buildEnd(error) {
    if (error !== undefined) return
    const { frame, others } = plannedFiles(readGraph(remembered(this)))
    if (others.length > MOST) throw new Error(`The plan has ${others.length} files`)
    const files = [[FRAME_FILE, frame] as const, ...others.map((paths, at) => [plannedName(at), paths] as const)]
    const names = new Map(files.flatMap(([name, paths]) => paths.map((path) => [path, name] as const)))
    nameOf = new Map(
      [...this.getModuleIds()].flatMap((id) => {
        const name = names.get(pathOf(id))
        return name === undefined ? [] : [[id, name] as const]
      }),
    )
  },
}

const FRAME_FILE = 'frame'
const plannedName = (at: number): string => `part-${at}`
/** Whether the bundler calls a file so because it is planned, and no part of what every page loads. */
export const isPlanned = (name: string): boolean => /^part-\d+$/.test(name)

/** The planned files, as groups of the bundler: each takes what its modules import along, and what others need comes first. */
export const sharedChunks = () =>
  [FRAME_FILE, ...Array.from({ length: MOST }, (_, at) => plannedName(at))].map((name) => ({
    debugName: name,
    name: (id: string) => (nameOf.get(id) === name ? name : null),
  }))
