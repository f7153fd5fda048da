// Weighs what a browser must fetch before each page can work, and refuses what does not belong in a first load.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { loadsIn, SHELL, textsFile } from './loads.mjs'

/** kB of gzipped JavaScript (1 kB = 1000 bytes) that the first load of any page may take. */
export const BUDGET = 300

/** Modules that only some visits need, each with the reason, by their path from the project's folder. */
const NOT_IN_A_FIRST_LOAD = [
  [/^src\/web\/mock\//, 'mock mode is loaded when it is used'],
  [/^src\/api\/(stores|http)\//, 'the service itself belongs to mock mode'],
  [/^src\/api\/core\/(?!rules\/|rules\.)/, 'the service itself belongs to mock mode'],
  [/^src\/web\/ui\/calendar\//, 'the calendar is loaded by the views that paint it'],
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

/** What is loaded at an address, before anything of it stands; everything else comes on demand. */
const isPage = ({ from, module }) => from.endsWith('/pages.ts') || module === 'src/web/app/connect/connect-page.tsx'

/**
 * What each page fetches before it stands, and what is fetched on demand once it does. The texts count in the language
 * that weighs most.
 */
export function loadsOf({ manifest, modules, loads, weigh }) {
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry)
  if (!entry) throw new Error('The build has no entry')
  const locales = Object.keys(manifest).flatMap((key) => /^src\/web\/locales\/([\w-]+)\//.exec(key)?.[1] ?? [])
  const languages = [...new Set(locales)]
  const code = (key) => staticClosure(manifest, [key])
  // What a language need not say has no file.
  const texts = (shows, locale) =>
    shows.map((module) => `src/${textsFile(locale, module.replace(/^src\//, ''))}`).filter((key) => key in manifest)
  const weightOf = (keys, shows) => {
    const sum = (list) => [...new Set(list)].reduce((bytes, key) => bytes + weigh(manifest[key].file), 0)
    return sum(keys) + Math.max(0, ...languages.map((locale) => sum(texts(shows, locale))))
  }
  const shell = code(entry)
  const wanted = loads.filter(({ module }) => manifest[module]?.isDynamicEntry)
  const pages = wanted.filter(isPage)

  const added = new Map()
  const follow = (had, fresh) => {
    const next = new Set(fresh.flatMap((key) => manifest[key].dynamicImports ?? []))
    for (const { module, withTexts } of wanted) {
      if (!next.has(module) || had.includes(module) || pages.some((page) => page.module === module)) continue
      const keys = code(module).filter((key) => !had.includes(key))
      added.set(module, Math.max(added.get(module) ?? 0, weightOf(keys, withTexts ? [module] : [])))
      follow([...had, ...keys], keys)
    }
  }

  const first = [undefined, ...pages].map((page) => {
    const keys = [...new Set([...shell, ...(page ? code(page.module) : [])])]
    const shows = [SHELL, ...(page?.withTexts ? [page.module] : [])]
    follow(keys, page ? keys.filter((key) => !shell.includes(key)) : shell)
    const files = keys.map((key) => manifest[key].file)
    const name = page?.module ?? 'the shell alone'
    return { name, bytes: weightOf(keys, shows), strangers: strangersIn(files, modules) }
  })
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

function strangersIn(files, modules) {
  return files.flatMap((file) =>
    (modules[file] ?? []).flatMap((module) => {
      const rule = NOT_IN_A_FIRST_LOAD.find(([path]) => path.test(module))
      return rule ? [`${module} is in ${file}: ${rule[1]}`] : []
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
    const loads = loadsIn(readFileSync(join(root, from), 'utf8'))
    return loads.map(({ module, withTexts }) => ({ from, module: posix.join(posix.dirname(from), module), withTexts }))
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
  const build = { manifest: json('manifest.json'), modules: json('modules.json'), loads: dashboardLoads(), weigh }
  const { first, later } = loadsOf(build)
  const heaviestFirst = (loads) => loads.toSorted((a, b) => b.bytes - a.bytes)
  console.log(`First load, gzipped JavaScript, budget ${BUDGET} kB\n`)
  for (const { name, bytes } of heaviestFirst(first)) {
    const verdict = bytes > BUDGET * 1000 ? '  over the budget' : ''
    console.log(`${kilobytes(bytes)} ${share(bytes).padStart(6)}  ${name}${verdict}`)
  }
  console.log('\nLoaded later, on demand: what each adds to a page that stands\n')
  for (const { name, bytes } of heaviestFirst(later)) console.log(`${kilobytes(bytes)}         ${name}`)
  const strangers = new Set(first.flatMap((load) => load.strangers))
  if (strangers.size > 0) console.log(`\nNot in a first load:\n${[...strangers].map((text) => `  ${text}`).join('\n')}`)
  if (strangers.size > 0 || first.some(({ bytes }) => bytes > BUDGET * 1000)) process.exitCode = 1
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`
const share = (bytes) => `${Math.round(bytes / (BUDGET * 10))} %`

if (process.argv[1] && pathToFileURL(process.argv[1]).href === import.meta.url) run()
