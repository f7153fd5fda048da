// Weighs what a browser must fetch before each page can work, and refuses what does not belong in a first load.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { loadsIn, SHELL, textsFile } from './loads.mjs'

/** kB of gzipped JavaScript (1 kB = 1000 bytes) that the first load of any page may take. */
export const BUDGET = 300

/** Of it, what every page loads: the entry and the frame. */
export const MOST_SHELL = 220

/**
 * Scripts that the first load of any page may take, the texts among them: with the document, the typeface and what it reads they are
 * 12 requests.
 */
export const MOST_SCRIPTS = 8

/** What renders any page: the entry loads it beside its first questions. */
const RENDERING = 'src/web/app/render.tsx'

/** Modules that only some visits need, each with the reason, by their path from the project's folder, and the page that is about them. */
const NOT_IN_A_FIRST_LOAD = [
  [/^src\/web\/mock\//, 'mock mode is loaded when it is used'],
  [/^src\/api\/(stores|http)\//, 'the service itself belongs to mock mode'],
  [/^src\/api\/core\/(?!rules\/|rules\.)/, 'the service itself belongs to mock mode'],
  [
    /^src\/web\/ui\/calendar\//,
    'the calendar is loaded by the views that paint it',
    'src/web/features/calendar/calendar-or-link.tsx',
  ],
  // The button that chooses and the place to drop stand on pages; what they open stands in folders of its own.
  [
    /^src\/(?!web\/(?:fields\/uploads\/[\w-]+|client\/upload-store)\.tsx?$).*upload|^node_modules\/(@uppy|tus-js-client|file-type|pdfjs-dist)\//i,
    'uploads are loaded when a file is chosen',
  ],
  [
    /^src\/.*chart|^node_modules\/(@mui\/x-charts|recharts|chart\.js|d3[-/])/i,
    'charts are loaded by the page that shows them',
  ],
]

/** Why a module may not be in the first load of a page, by paths from the project's folder; undefined where it may. */
export const whyNotFirst = (module, page) =>
  NOT_IN_A_FIRST_LOAD.find(([path, , but]) => path.test(module) && but !== page)?.[1]

/** What is loaded at an address, before anything of it stands; everything else comes on demand. */
const isPage = ({ from, module }) => from.endsWith('/pages.ts') || module === 'src/web/app/connect/connect-page.tsx'

/**
 * What each page fetches before it stands, and what is fetched on demand once it does. The texts count in the language
 * that weighs most.
 */
export function loadsOf({ manifest, modules, loads, held, weigh }) {
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry)
  if (!entry) throw new Error('The build has no entry')
  const locales = Object.keys(manifest).flatMap((key) => /^src\/web\/locales\/([\w-]+)\//.exec(key)?.[1] ?? [])
  const languages = [...new Set(locales)]
  const keys = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]))
  const files = new Map(Object.entries(modules).flatMap(([file, list]) => list.map((module) => [module, file])))
  // What is loaded by `import()` has a key of its own, or stands in a file with others.
  const keyOf = (module) => (module in manifest ? module : keys.get(files.get(module)))
  const code = (module) => staticClosure(manifest, [keyOf(module)])
  // What a language need not say has no file.
  const texts = (shows, locale) =>
    shows.map((module) => `src/${textsFile(locale, module.replace(/^src\//, ''))}`).filter((key) => key in manifest)
  // A file of the page may hold several, in the document of that page.
  const filesOf = (keys, page) => [
    ...new Set(keys.map((key) => held[page]?.[manifest[key].file] ?? manifest[key].file)),
  ]
  const sum = (list) => list.reduce((bytes, file) => bytes + weigh(file), 0)
  const most = (shows, count) => Math.max(0, ...languages.map((locale) => count(filesOf(texts(shows, locale)))))
  const weightOf = (list, shows) => sum(list) + most(shows, sum)
  const scriptsOf = (list, shows) => list.length + most(shows, (files) => files.length)
  const rendering = Object.keys(manifest).filter((key) => modules[manifest[key].file]?.includes(RENDERING))
  const shell = staticClosure(manifest, [entry, ...rendering])
  const wanted = loads.filter(({ module }) => keyOf(module) !== undefined)
  const pages = wanted.filter(isPage)

  const added = new Map()
  const isPageItself = new Set(pages.map(({ module }) => module))
  // Each once a page: there are more ways from one to another than could ever be walked.
  const follow = (page, had, fresh, met = new Set()) => {
    const next = new Set(fresh.flatMap((key) => manifest[key].dynamicImports ?? []))
    for (const { module, withTexts } of wanted) {
      if (!next.has(keyOf(module)) || had.includes(keyOf(module)) || isPageItself.has(module) || met.has(module))
        continue
      met.add(module)
      const keys = code(module).filter((key) => !had.includes(key))
      const there = new Set(filesOf(had, page))
      const files = filesOf(keys, page).filter((file) => !there.has(file))
      added.set(module, Math.max(added.get(module) ?? 0, weightOf(files, withTexts ? [module] : [])))
      follow(page, [...had, ...keys], keys, met)
    }
  }
  const firstLoad = (page) => {
    const loaded = [...new Set([...shell, ...(page ? code(page.module) : [])])]
    const shows = [SHELL, ...(page?.withTexts ? [page.module] : [])]
    follow(page?.module, loaded, page ? loaded.filter((key) => !shell.includes(key)) : shell)
    const name = page?.module ?? 'the shell alone'
    const strangers = strangersIn(
      loaded.map((key) => manifest[key].file),
      modules,
      name,
    )
    const files = filesOf(loaded, page?.module)
    return {
      name,
      bytes: weightOf(files, shows),
      scripts: scriptsOf(files, shows),
      mostBytes: (page ? BUDGET : MOST_SHELL) * 1000,
      strangers,
    }
  }
  const first = [undefined, ...pages].map(firstLoad)
  return { first, later: [...added].map(([name, bytes]) => ({ name, bytes })) }
}

/** What must be fetched with these: their static imports, and theirs. */
function staticClosure(manifest, keys) {
  const reached = new Set()
  const visit = (key) => {
    if (reached.has(key) || !manifest[key]?.file.endsWith('.js')) return
    reached.add(key)
    manifest[key].imports?.forEach(visit)
  }
  keys.forEach(visit)
  return [...reached]
}

function strangersIn(files, modules, page) {
  return files.flatMap((file) =>
    (modules[file] ?? []).flatMap((module) => {
      const why = whyNotFirst(module, page)
      return why === undefined ? [] : [`${module} is in ${file}: ${why}`]
    }),
  )
}

/** Every module that the dashboard loads by `import()`, by paths from the project's folder. */
function dashboardLoads() {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const files = readdirSync(join(root, 'src/web'), { recursive: true }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  )
  return files.flatMap((file) => {
    const from = `src/web/${file.replaceAll(sep, '/')}`
    const code = readFileSync(join(root, from), 'utf8')
    return loadsIn(code).map(({ module, withTexts }) => ({
      from,
      module: posix.join(posix.dirname(from), module),
      withTexts,
    }))
  })
}

function run() {
  const dist = fileURLToPath(new URL('../dist/web/', import.meta.url))
  if (!existsSync(join(dist, '.vite/modules.json'))) throw new Error('Nothing is built: run `npm run build` first.')
  const json = (name) => JSON.parse(readFileSync(join(dist, '.vite', name), 'utf8'))
  const weights = new Map()
  const weigh = (file) => {
    if (!weights.has(file)) weights.set(file, gzipSync(readFileSync(join(dist, file)), { level: 9 }).length)
    return weights.get(file)
  }
  const build = {
    manifest: json('manifest.json'),
    modules: json('modules.json'),
    loads: dashboardLoads(),
    held: json('page-files.json'),
    weigh,
  }
  const { first, later } = loadsOf(build)
  const heaviestFirst = (loads) => loads.toSorted((a, b) => b.bytes - a.bytes)
  console.log(`First load, gzipped JavaScript, budget ${BUDGET} kB in ${MOST_SCRIPTS} scripts\n`)
  for (const load of heaviestFirst(first)) {
    const { name, bytes, scripts } = load
    const verdict = isOver(load) ? '  over the budget' : ''
    console.log(`${kilobytes(bytes)} ${share(bytes).padStart(6)} ${String(scripts).padStart(3)}  ${name}${verdict}`)
  }
  console.log('\nLoaded later, on demand: what each adds to a page that stands\n')
  for (const { name, bytes } of heaviestFirst(later)) console.log(`${kilobytes(bytes)}         ${name}`)
  const strangers = new Set(first.flatMap((load) => load.strangers))
  if (strangers.size > 0) console.log(`\nNot in a first load:\n${[...strangers].map((text) => `  ${text}`).join('\n')}`)
  if (strangers.size > 0 || first.some(isOver)) process.exitCode = 1
}

const isOver = ({ bytes, scripts, mostBytes }) => bytes > mostBytes || scripts > MOST_SCRIPTS
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`
const share = (bytes) => `${Math.round(bytes / (BUDGET * 10))} %`

if (process.argv[1] && pathToFileURL(process.argv[1]).href === import.meta.url) run()
