// The programs of a pair of databases as operators run it: Patroni, etcd, PgBouncer and those of PostgreSQL that Patroni needs.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { findBinaries } from './postgres-binaries.mjs'
import { prefix } from './postgres.mjs'

/** What Debian calls the package of each program. */
const PACKAGES = {
  patroni: ['patroni', 'python3-etcd'],
  patronictl: ['patroni', 'python3-etcd'],
  etcd: ['etcd-server'],
  pgbouncer: ['pgbouncer'],
}
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/bin', '/usr/sbin']

const placeIn = (folders, name) => folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
const isRoot = () => process.getuid?.() === 0

/**
 * The path of each program, and `postgres`, the folder of PostgreSQL's own. What is not there is installed where this is root and
 * there is apt-get; otherwise the answer is the reason why the pair cannot be run.
 */
export function findPrograms({ folders = FOLDERS, mayInstall = isRoot() } = {}) {
  const placeOf = (name) => placeIn(folders, name)
  const missing = () => Object.keys(PACKAGES).filter((name) => placeOf(name) === undefined)
  const lacking = missing()
  if (lacking.length > 0) {
    const packages = [...new Set(lacking.flatMap((name) => PACKAGES[name]))].join(' ')
    const reason = `${lacking.join(', ')} not found; Debian: apt-get install ${packages}`
    if (!mayInstall || spawnSync('apt-get', ['--version']).status !== 0) return { reason }
    if (!install(packages.split(' ')) || missing().length > 0) return { reason: `${reason} (which failed)` }
  }
  const postgres = postgresFolder()
  if (postgres === undefined)
    return { reason: 'the pg_rewind of PostgreSQL not found; Debian: apt-get install postgresql' }
  return { ...Object.fromEntries(Object.keys(PACKAGES).map((name) => [name, placeOf(name)])), postgres }
}

/** PATH may lead to some of its programs only; the others stand where these really are. */
function postgresFolder() {
  const copies = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`))
  try {
    const bin = dirname(realpathSync(join(findBinaries(copies), 'postgres')))
    return !bin.startsWith(copies) && existsSync(join(bin, 'pg_rewind')) ? bin : undefined
  } finally {
    rmSync(copies, { recursive: true, force: true })
  }
}

/** None of the services that come with the packages is started: they would take ports and memory for nothing. */
function install(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (command, ...args) =>
    spawnSync(command, args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  if (!run('apt-get', 'update')) return false
  const policy = '/usr/sbin/policy-rc.d'
  const isOurs = !existsSync(policy)
  if (isOurs) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    return run('apt-get', 'install', '-y', '--no-install-recommends', ...packages)
  } finally {
    if (isOurs) rmSync(policy, { force: true })
  }
}
