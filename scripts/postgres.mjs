// A real PostgreSQL for tests: a cluster of its own in a temporary folder, on a free port, gone when this process is.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { findBinaries } from './postgres-binaries.mjs'

/** How the temporary folder of every cluster begins, before the id of the process that it belongs to: killed ones are found by it. */
export const prefix = 'frontdesk-postgres-'
const root = fileURLToPath(new URL('..', import.meta.url))
const isRoot = process.getuid?.() === 0

/** Starts a cluster; `durable` keeps fsync on, `icu: false` takes the byte order instead of a natural language's. */
export async function startPostgres({ durable = false, icu = true } = {}) {
  removeStaleClusters()
  const account = accountForPostgres()
  const folder = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`))
  try {
    const bin = findBinaries(folder)
    const password = randomBytes(16).toString('hex')
    writeFileSync(join(folder, 'password'), password, { mode: 0o600 })
    if (account) for (const path of [folder, join(folder, 'password')]) chownSync(path, account.uid, account.gid)
    initialise(bin, folder, account, icu)
    for (let attempt = 1; ; attempt++) {
      const port = await freePort()
      const url = `postgres://frontdesk:${password}@127.0.0.1:${port}/postgres`
      const cluster = await launch({ bin, folder, port, url, account, durable })
      if (cluster) return cluster
      if (attempt === 3) throw new Error(`PostgreSQL did not start:\n${logOf(folder)}`)
    }
  } catch (cause) {
    rmSync(folder, { recursive: true, force: true })
    throw cause
  }
}

/** PostgreSQL refuses to run as root: root hands the cluster to another account. */
export function accountForPostgres() {
  if (!isRoot) return undefined
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const fields = accounts.find((line) => line.startsWith(`${name}:`))?.split(':')
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) }
  }
  throw new Error('PostgreSQL must not run as root, and there is neither an account postgres nor nobody to run it.')
}

/** Makes the files of a cluster; `icu` orders texts as a natural language does. */
export function initialise(bin, folder, account, icu) {
  const common = ['-D', join(folder, 'cluster'), '-U', 'frontdesk', '--encoding=UTF8', '--locale=C', '--no-sync']
  const auth = ['--auth=scram-sha-256', `--pwfile=${join(folder, 'password')}`]
  // A natural language's order by default, as on most real clusters: SQL that trusts the byte order must fail here.
  const language = icu ? ['--locale-provider=icu', '--icu-locale=en-US'] : []
  const options = { ...account, cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8', env: environment() }
  execFileSync(join(bin, 'initdb'), [...common, ...auth, ...language], options)
}

async function launch({ bin, folder, port, url, account, durable }) {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 100,
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const order = { command: join(bin, 'postgres'), args: ['-D', join(folder, 'cluster'), ...args], folder, account }
  const keeper = spawn(process.execPath, [join(root, 'scripts', 'postgres-keeper.mjs'), JSON.stringify(order)], {
    stdio: ['pipe', 'ignore', 'inherit'],
    detached: true,
    env: environment(),
  })
  writeFileSync(join(folder, 'keeper.pid'), String(keeper.pid))
  const ended = new Promise((resolve) => keeper.once('exit', resolve))
  keeper.stdin.on('error', () => {})
  // The cluster must not hold a finished test run open: its keeper follows when this process ends, in whatever way.
  keeper.unref()
  keeper.stdin.unref?.()
  const stop = async () => {
    keeper.ref()
    keeper.stdin.end()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  if (await answers(url, keeper)) return { url, stop }
  // Another process may have taken the port between our asking for a free one and PostgreSQL's opening it.
  const log = logOf(folder)
  const taken = keeper.exitCode !== null && log.includes('Address already in use')
  keeper.stdin.end()
  await ended
  if (taken) return undefined
  throw new Error(`PostgreSQL did not start:\n${log}`)
}

/** Whether PostgreSQL answers at this address within a minute, while its keeper lives. */
export async function answers(url, keeper) {
  for (const until = Date.now() + 60_000; Date.now() < until && keeper.exitCode === null;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('select 1')
      return true
    } catch {
      await pause(50)
    } finally {
      await client.end().catch(() => {})
    }
  }
  return false
}

/** A cluster whose keeper is gone (the machine was reset) is nobody's any more. */
function removeStaleClusters() {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    const folder = join(tmpdir(), name)
    try {
      const owner = Number(name.slice(prefix.length).split('-')[0])
      const keeper = existsSync(join(folder, 'keeper.pid')) ? Number(readFileSync(join(folder, 'keeper.pid'))) : 0
      if (isAlive(owner) || isAlive(keeper)) continue
      const pidFile = join(folder, 'cluster', 'postmaster.pid')
      const server = existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8').split('\n')[0]) : 0
      if (isAlive(server) && commandLine(server).includes(folder)) process.kill(server, 'SIGQUIT')
      rmSync(folder, { recursive: true, force: true })
    } catch {
      // Another account's folder: not ours to clean.
    }
  }
}

function isAlive(pid) {
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    return cause.code === 'EPERM'
  }
}

function commandLine(pid) {
  return spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? ''
}

/** What PostgreSQL has logged in a cluster's folder. */
export function logOf(folder) {
  const log = join(folder, 'log')
  return existsSync(log) ? readFileSync(log, 'utf8') : ''
}

/** Settings of the caller's own PostgreSQL (PGDATA, PGPORT …) must not reach this one. */
export function environment() {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG')))
}

/** A TCP port of the loopback address that nobody listens on at this moment. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
