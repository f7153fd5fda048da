// One PostgreSQL that tests kill, start again, copy and promote; postgres.mjs has the one that only runs.
import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { findBinaries } from './postgres-binaries.mjs'
import { accountForPostgres, answers, environment, freePort, initialise, logOf, prefix } from './postgres.mjs'

const run = promisify(execFile)
const root = fileURLToPath(new URL('..', import.meta.url))

/** Makes and starts a PostgreSQL that loses no commit when it is killed. */
export async function startNode() {
  const node = await emptyNode(randomBytes(16).toString('hex'))
  initialise(node.bin, node.folder, node.account, true)
  await start(node)
  return handle(node)
}

async function emptyNode(password) {
  const account = accountForPostgres()
  const folder = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`))
  writeFileSync(join(folder, 'password'), password, { mode: 0o600 })
  if (account) for (const path of [folder, join(folder, 'password')]) chownSync(path, account.uid, account.gid)
  const port = await freePort()
  const url = `postgres://frontdesk:${password}@127.0.0.1:${port}/postgres`
  return { bin: findBinaries(folder), account, folder, port, password, url, keeper: undefined }
}

async function start(node) {
  const settings = {
    listen_addresses: '127.0.0.1',
    port: node.port,
    unix_socket_directories: '',
    max_connections: 100,
    // A killed process loses nothing that it has handed to the machine, which goes on running.
    fsync: 'off',
    full_page_writes: 'off',
    wal_level: 'replica',
    max_wal_senders: 6,
    hot_standby: 'on',
    wal_receiver_timeout: '5s',
    wal_retrieve_retry_interval: '200ms',
    restart_after_crash: 'on',
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const { folder, account, bin, url } = node
  const order = { command: join(bin, 'postgres'), args: ['-D', join(folder, 'cluster'), ...args], folder, account }
  // What the killed one leaves behind may be in the way for a moment.
  for (const until = Date.now() + 60_000; ;) {
    const keeper = spawn(process.execPath, [join(root, 'scripts', 'postgres-keeper.mjs'), JSON.stringify(order)], {
      stdio: ['pipe', 'ignore', 'inherit'],
      detached: true,
      env: environment(),
    })
    writeFileSync(join(folder, 'keeper.pid'), String(keeper.pid))
    keeper.stdin.on('error', () => {})
    keeper.unref()
    keeper.stdin.unref?.()
    node.keeper = keeper
    node.gone = new Promise((resolve) => keeper.once('exit', resolve))
    if (await answers(url, keeper)) return
    if (Date.now() > until) throw new Error(`PostgreSQL did not start:\n${logOf(folder)}`)
    await pause(100)
  }
}

const pidOf = (node) => Number(readFileSync(join(node.folder, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0])

/** Asks one question outside of any pool, over a connection of its own. */
export async function askOnce(config, text) {
  const client = new pg.Client(config)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end().catch(() => {})
  }
}

const ask = (node, text) => askOnce({ connectionString: node.url, connectionTimeoutMillis: 60_000 }, text)

/** What a test does to a node. */
function handle(node) {
  return {
    url: node.url,
    port: node.port,
    ask: (text) => ask(node, text),
    /** Kills the postmaster outright, so that its children end by themselves, or ends it by another signal. */
    kill: async (signal = 'SIGKILL') => {
      node.keeper.ref()
      process.kill(pidOf(node), signal)
      await node.gone
    },
    start: () => start(node),
    /** Makes a second one that follows this one; `name` is what it is called where commits wait for it. */
    follower: async (name) => {
      const copy = await emptyNode(node.password)
      await fill(copy, node, name)
      await start(copy)
      return handle(copy)
    },
    /** Throws away what it has and follows the other one from now on; it must not run. */
    follow: async (other, name) => {
      rmSync(join(node.folder, 'cluster'), { recursive: true, force: true })
      await fill(node, { port: other.port, password: node.password }, name)
      await start(node)
    },
    /** Ends a follower's following: from now on it takes writes. */
    promote: async () => void (await ask(node, 'select pg_promote(true, 60)')),
    stop: async () => {
      node.keeper.ref()
      node.keeper.stdin.end()
      await node.gone
      rmSync(node.folder, { recursive: true, force: true })
    },
  }
}

async function fill(copy, source, name) {
  const { port } = source
  const to = `host=127.0.0.1 port=${port} user=frontdesk password=${source.password} application_name=${name}`
  const args = ['-D', join(copy.folder, 'cluster'), '-R', '-X', 'stream', '-c', 'fast', '--no-sync', '-d', to]
  // PATH may lead to two of its programs only; the others stand where these really are.
  const bin = dirname(realpathSync(join(copy.bin, 'postgres')))
  await run(join(bin, 'pg_basebackup'), args, { ...copy.account, cwd: copy.folder, env: environment() })
}
