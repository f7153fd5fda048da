// Builds the dashboard into dist/web and the server into dist/server; a half whose sources are unchanged is left alone.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compressPages } from './compress-pages.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const shared = ['src/api', 'vite.config.ts', 'package.json', 'package-lock.json', 'scripts/build.mjs']

/** The halves of the product: what each is made from, and the file that shows that it was made. */
export const halves = [
  {
    name: 'web',
    // Scripts that the configuration imports make the texts and the outline of the contract.
    sources: [...shared, 'src/web', 'index.html', 'public', 'scripts', 'src/testing/imports.ts'],
    outcome: 'dist/web/index.html',
    options: {},
  },
  { name: 'server', sources: [...shared, 'src/server'], outcome: 'dist/server/main.js', options: { ssr: true } },
]

/** Whether this half's sources and its own files are those of the last build. */
export function isUpToDate({ name, sources, outcome }) {
  const stamp = join(root, 'dist', `${name}.stamp`)
  return existsSync(join(root, outcome)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest(sources)
}

function digest(sources) {
  const hash = createHash('sha256').update(process.version)
  for (const path of sources.flatMap((source) => filesUnder(source)).toSorted()) {
    const bytes = readFileSync(join(root, path))
    hash.update(`\n${path} ${bytes.length}\n`).update(bytes)
  }
  return hash.digest('hex')
}

function filesUnder(path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return [path]
  return readdirSync(full, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
}

async function compressWeb() {
  const folder = join(root, 'dist', 'web')
  await compressPages(folder, JSON.parse(readFileSync(join(folder, '.vite', 'waited-for.json'), 'utf8')))
}

/** Builds what is out of date, or everything with `force`; `only` names one half, `say` is where progress goes. */
export async function build({ force = false, only, say = console.log } = {}) {
  process.env.NODE_ENV = 'production'
  process.chdir(root)
  for (const half of halves.filter(({ name }) => only === undefined || name === only)) {
    if (!force && isUpToDate(half)) {
      say(`dist/${half.name} is up to date`)
      continue
    }
    const stamp = join(root, 'dist', `${half.name}.stamp`)
    // Without its stamp a build that is broken off half-way is begun anew next time.
    rmSync(stamp, { force: true })
    const made = digest(half.sources)
    const vite = await import('vite')
    await vite.build({ root, logLevel: 'warn', build: { ...half.options, emptyOutDir: true } })
    if (!existsSync(join(root, half.outcome))) throw new Error(`The build made no ${half.outcome}`)
    if (half.name === 'web') await compressWeb()
    mkdirSync(join(root, 'dist'), { recursive: true })
    writeFileSync(stamp, made)
    say(`dist/${half.name} is built`)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build({ force: process.argv.includes('--force') })
