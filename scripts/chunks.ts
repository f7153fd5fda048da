// Which modules of the dashboard share a file. Left alone, a bundler makes one of every set of pages that share something:
// hundreds of files below a kilobyte, dozens of requests a page. A page loads what its kind shares, and itself.
import { basename, dirname, join, relative, sep } from 'node:path'

interface ModuleFacts {
  isEntry: boolean
  code: string | null
  importers: readonly string[]
  dynamicImporters: readonly string[]
}
interface Graph {
  getModuleInfo: (id: string) => ModuleFacts | null
}

/** What renders: the frame around every page. */
const FRAME = 'src/web/app/render.tsx'
/** A few words in each language, too light for a request of their own. */
const SHELL_TEXTS = /\/src\/web\/locales\/[\w-]+\/shell\.texts\.js$/
const LIST = /^src\/web\/features\/(?!home|media|guest|journal|paper|import|reports|appointment-list)[\w-]+\/page\.tsx$/
const PAGE = /(^|[/-])page\.tsx$/
const RECORD = /\/edit-page\.tsx$/
const APPOINTMENTS = /^src\/web\/features\/(home|appointment-list|guest)\/page\.tsx$/
/** Of those, the ones that share more than a few words with panels. */
const WITH_PANELS = /^src\/web\/features\/(home|guest)\/page\.tsx$/
const CALENDAR = /^src\/web\/features\/calendar\/calendar-or-link\.tsx$/
/** What opens over the calendar or beside it, and the calendar itself. */
const DESK =
  /^src\/web\/features\/(appointment|appointment-list|appointment-panels|booking|calendar|export|find-time|guest|home|journal|paper|recurrence)\//
/** Words and small parts of forms, each too light for a request of its own; the audit log knows the labels of all. */
const LABELS = /\/src\/web\/(fields\/labels\/|ui\/form\/(inherited|step-keys)\.)/
/** Too light for a request of its own, and wanted by pages of several kinds. */
const SMALL =
  /\/src\/(web\/(features\/(home\/setup-steps\.ts|team\/clock-change\.ts|services\/active-chip\.tsx|appointment\/steps\/step-keys\.ts)|fields\/(zone-now\.ts|uploads\/use-more-ways\.tsx|media\/(search-media|use-kept)\.ts)|commands\/appointments\/view\/appointment-span\.ts|ui\/form\/section\.tsx)|api\/core\/rules\/(media-references|medium-focus|medium-tags|medium-texts|readiness)\.ts)$/
const MEDIA = /^src\/web\/features\/media\/page\.tsx$/
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
function reachedFrom(id: string, graph: Graph): string[] {
  const found: string[] = []
  const seen = new Set([id])
  for (const at of seen) {
    const { isEntry = false, dynamicImporters = [] } = graph.getModuleInfo(at) ?? {}
    if (isEntry || dynamicImporters.length > 0) found.push(relative('.', at).split(sep).join('/'))
    for (const importer of importersOf(at, graph)) seen.add(importer)
  }
  return found
}

/** What a module is shared for; undefined leaves it to the bundler, beside the only page that needs it. */
function sharedFor(id: string, graph: Graph): string | undefined {
  const from = reachedFrom(id, graph)
  if (from.includes(FRAME) || SHELL_TEXTS.test(id)) return 'frame'
  if (from.length < 2) return undefined
  if (LABELS.test(id)) return 'labels'
  if (SMALL.test(id)) return 'common'
  const reaches = (kind: RegExp) => from.filter((path) => kind.test(path))
  const [list, ...lists] = reaches(LIST)
  if (lists.length > 0 && reaches(CALENDAR).length > 0) return 'common'
  // What is typed in, and what is said of a record: neither is needed to draw a day.
  if (lists.length > 0) return reaches(RECORD).length > 0 ? 'inputs' : 'lists'
  const isDesk = from.every((path) => DESK.test(path))
  const isOfCalendar = reaches(CALENDAR).length > 0
  const isOfAppointments = reaches(APPOINTMENTS).length > 0
  // What one of these pages shares with panels is no matter of the others.
  const [page, ...pages] = reaches(PAGE)
  if (page !== undefined && pages.length === 0 && WITH_PANELS.test(page) && !isOfCalendar)
    return basename(dirname(page))
  // Too light for a request of its own; all of them load what lists share.
  if (isDesk && isOfAppointments) return isOfCalendar ? 'common' : 'lists'
  if (isDesk && isOfCalendar) return 'calendar'
  if (isOfAppointments || isOfCalendar) {
    if (id.includes('/node_modules/')) return 'overlays'
    // The grid itself, which previews paint too.
    return isOfAppointments || reaches(PAGE).some((path) => !DESK.test(path)) ? 'common' : 'calendar'
  }
  if (reaches(MEDIA).length > 0) return reaches(RECORD).length === 0 ? 'media' : undefined
  // What a list shares with the form of its records alone.
  if (list !== undefined) {
    const records = reaches(RECORD)
    const isOwn = records.length > 0 && records.every((path) => dirname(path) === dirname(list))
    return isOwn ? basename(dirname(list)) : undefined
  }
  return reaches(RECORD).length > 5 ? 'records' : undefined
}

/** Those that most pages need first: each takes what its modules import along. */
const ORDER = [
  'frame',
  'labels',
  'common',
  'inputs',
  'lists',
  'overlays',
  'calendar',
  'media',
  'of one resource',
  'records',
]

/** The files of shared modules, as groups of the bundler. */
export function sharedChunks() {
  const known = new Map<string, string | undefined>()
  const kindOf = (id: string, graph: Graph): string | undefined => {
    if (!known.has(id)) known.set(id, sharedFor(id, graph))
    return known.get(id)
  }
  return ORDER.map((group) => ({
    debugName: group,
    name: (id: string, graph: Graph) => {
      const kind = kindOf(id, graph) ?? null
      return kind === group || (group === 'of one resource' && kind !== null && !ORDER.includes(kind)) ? kind : null
    },
  }))
}
