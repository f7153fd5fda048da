// Weighs what a browser must fetch before each page can work, and refuses what does not belong in a first load.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'

/** kB of gzipped JavaScript (1 kB = 1000 bytes) that the first load of any page may take. */
export const BUDGET = 200

/** Modules that only some visits need, each with the reason, by their path from the project's folder. */
const NOT_IN_A_FIRST_LOAD = [
  [/^src\/web\/mock\//, 'mock mode is loaded when it is used'],
  [/^src\/api\/(stores|http)\//, 'the service itself belongs to mock mode'],
  [/^src\/api\/core\/(?!rules\/|rules\.)/, 'the service itself belongs to mock mode'],
  [/^src\/web\/ui\/calendar\//, 'the calendar is loaded by the views that paint it'],
  [/^src\/.*upload|^node_modules\/(@uppy|tus-js-client)\//i, 'uploads are loaded when a file is chosen'],
  [
    /^src\/.*chart|^node_modules\/(@mui\/x-charts|recharts|chart\.js|d3[-/])/i,
    'charts are loaded by the page that shows them',
  ],
]

/**
 * The first loads of a build: the entry alone, then with each lazy module of the pages and the shell. Where texts are
 * loaded by language, the heaviest language counts.
 */
export function firstLoads({ manifest, modules, weigh }) {
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry)
  if (!entry) throw new Error('The build has no entry')
  const lazy = Object.keys(manifest).filter((key) => manifest[key].isDynamicEntry)
  const weightOf = (keys) => [...keys].reduce((sum, key) => sum + weigh(manifest[key].file), 0)
  const shell = staticClosure(manifest, [entry])
  const languages = lazy.filter((key) => key.startsWith('src/web/locales/'))
  const heaviest = languages
    .map((key) => staticClosure(manifest, [key]).filter((part) => !shell.includes(part)))
    .toSorted((a, b) => weightOf(b) - weightOf(a))[0]
  const always = [...shell, ...(heaviest ?? [])]
  const pages = lazy.filter((key) => /^src\/web\/(pages|app)\//.test(key))
  return [undefined, ...pages].map((page) => {
    const keys = new Set([...always, ...(page ? staticClosure(manifest, [page]) : [])])
    const files = [...keys].map((key) => manifest[key].file)
    return { name: page ?? 'the shell alone', bytes: weightOf(keys), strangers: strangersIn(files, modules) }
  })
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

function run() {
  const dist = fileURLToPath(new URL('../dist/web/', import.meta.url))
  if (!existsSync(join(dist, '.vite/modules.json'))) throw new Error('Nothing is built: run `npm run build` first.')
  const json = (name) => JSON.parse(readFileSync(join(dist, '.vite', name), 'utf8'))
  const weights = new Map()
  const weigh = (file) => {
    if (!weights.has(file)) weights.set(file, gzipSync(readFileSync(join(dist, file)), { level: 9 }).length)
    return weights.get(file)
  }
  const loads = firstLoads({ manifest: json('manifest.json'), modules: json('modules.json'), weigh })
  console.log(`First load, gzipped JavaScript, budget ${BUDGET} kB\n`)
  for (const { name, bytes } of loads.toSorted((a, b) => b.bytes - a.bytes)) {
    const verdict = bytes > BUDGET * 1000 ? '  over the budget' : ''
    console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB ${share(bytes).padStart(6)}  ${name}${verdict}`)
  }
  const strangers = new Set(loads.flatMap((load) => load.strangers))
  if (strangers.size > 0) console.log(`\nNot in a first load:\n${[...strangers].map((text) => `  ${text}`).join('\n')}`)
  if (strangers.size > 0 || loads.some(({ bytes }) => bytes > BUDGET * 1000)) process.exitCode = 1
}

const share = (bytes) => `${Math.round(bytes / (BUDGET * 10))} %`

if (process.argv[1] && pathToFileURL(process.argv[1]).href === import.meta.url) run()
