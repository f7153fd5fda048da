// A pair of databases as operators run it, on loopback: three members of etcd, two hosts with Patroni over synchronous
// PostgreSQL, and before each a PgBouncer in transaction mode. Tests import it; by itself it runs until Ctrl-C:
//   node scripts/patroni.mjs
import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { openLine } from './line.mjs'
import { bouncerConfiguration, patroniConfiguration, SCOPE } from './patroni-configuration.mjs'
import { findPrograms } from './patroni-packages.mjs'
import { pidPath, processesOf, signal } from './patroni-processes.mjs'
import { askOnce } from './postgres-node.mjs'
import { accountForPostgres, environment, freePort } from './postgres.mjs'

const run = promisify(execFile)
const NAMES = ['one', 'two']
/** Of these two agree on a leader while the third is away. */
const MEMBERS = ['etcd-one', 'etcd-two', 'etcd-three']
const PATIENCE = 120_000
const newPassword = () => randomBytes(16).toString('hex')

/** Starts the pair with the programs that `findPrograms` answers; it is in step when this returns. */
export async function startPatroni(programs) {
  const account = accountForPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'frontdesk-patroni-'))
  const made = (path) => {
    if (account) chownSync(path, account.uid, account.gid)
    return path
  }
  const write = (name, text) => {
    writeFileSync(join(folder, name), text, { mode: 0o600 })
    return made(join(folder, name))
  }
  made(folder)
  chmodSync(folder, 0o700)
  for (const name of ['pids', ...MEMBERS, ...NAMES]) {
    mkdirSync(join(folder, name), { mode: 0o700 })
    made(join(folder, name))
  }
  const keeper = spawn(process.execPath, [fileURLToPath(new URL('patroni-keeper.mjs', import.meta.url)), folder], {
    stdio: ['pipe', 'ignore', 'inherit'],
    detached: true,
  })
  const ended = new Promise((resolve) => keeper.once('exit', resolve))
  keeper.stdin.on('error', () => {})
  keeper.unref()
  keeper.stdin.unref?.()

  const env = { ...environment(), HOME: folder }
  const begin = (name, program, command, args) => {
    const log = openSync(join(folder, `${name}.${program}.log`), 'a')
    const child = spawn(command, args, { ...account, cwd: folder, env, stdio: ['ignore', log, log], detached: true })
    child.on('error', () => {})
    child.unref()
    writeFileSync(pidPath(folder, name, program), String(child.pid))
  }

  const passwords = {
    superuser: newPassword(),
    replicator: newPassword(),
    rewind: newPassword(),
    frontdesk: newPassword(),
  }
  const etcd = {}
  for (const name of MEMBERS) etcd[name] = { port: await freePort(), peers: await freePort() }
  const users = write('users.txt', `"frontdesk" "${passwords.frontdesk}"\n`)
  const nodes = {}
  for (const name of NAMES) {
    const [port, rest, bouncer] = [await freePort(), await freePort(), await freePort()]
    const data = join(folder, name, 'data')
    const lines = {
      database: await openLine(port),
      etcd: await Promise.all(MEMBERS.map((member) => openLine(etcd[member].port))),
    }
    const given = {
      name,
      etcd: lines.etcd.map((line) => line.port),
      reached: lines.database.port,
      rest,
      port,
      data,
      bin: programs.postgres,
      folder: join(folder, name),
      passwords,
    }
    const patroni = write(`${name}.yml`, patroniConfiguration(given))
    nodes[name] = {
      name,
      port,
      rest,
      bouncer,
      data,
      lines,
      patroni,
      ini: write(`${name}.ini`, bouncerConfiguration({ port, bouncer, users })),
    }
  }

  const startOne = {
    patroni: ({ name, patroni }) => begin(name, 'patroni', programs.patroni, [patroni]),
    bouncer: ({ name, ini }) => begin(name, 'pgbouncer', programs.pgbouncer, [ini]),
  }
  const startEtcd = (name) => {
    const at = (port) => `http://127.0.0.1:${port}`
    const { port, peers } = etcd[name]
    const settings = {
      name,
      'data-dir': join(folder, name),
      'log-level': 'warn',
      'enable-v2': 'true',
      'listen-client-urls': at(port),
      'advertise-client-urls': at(port),
      'listen-peer-urls': at(peers),
      'initial-advertise-peer-urls': at(peers),
      'initial-cluster': MEMBERS.map((member) => `${member}=${at(etcd[member].peers)}`).join(),
    }
    const given = Object.entries(settings).map(([setting, value]) => `--${setting}=${value}`)
    begin(name, 'etcd', programs.etcd, given)
  }
  const urlOf = (port, user, password, database) => `postgres://${user}:${password}@127.0.0.1:${port}/${database}`
  const superuserUrl = (name, database = 'postgres') =>
    urlOf(nodes[name].port, 'postgres', passwords.superuser, database)
  const ask = (name, text) =>
    askOnce({ connectionString: superuserUrl(name), connectionTimeoutMillis: 3000, query_timeout: 5000 }, text)

  /** How Patroni sees both, or undefined where neither tells. */
  async function members() {
    for (const { rest } of Object.values(nodes)) {
      try {
        const answer = await fetch(`http://127.0.0.1:${rest}/cluster`, { signal: AbortSignal.timeout(2000) })
        return (await answer.json()).members
      } catch {
        // The other one may know.
      }
    }
    return undefined
  }
  let leader = NAMES[0]
  /** Waits until one leads, the other follows, and each COMMIT waits for it; answers the leader. */
  async function inStep() {
    for (const until = Date.now() + PATIENCE; ; await pause(100)) {
      const all = (await members()) ?? []
      const leading = all.find(({ role }) => role === 'leader')?.name
      const isFollowed = all.some(({ role, name }) => role === 'sync_standby' && name !== leading)
      const both = `select 1 from pg_stat_replication where sync_state = 'sync' and state = 'streaming'`
      if (leading && isFollowed && (await ask(leading, both).catch(() => [])).length > 0) return (leader = leading)
      if (Date.now() > until) throw new Error(`The pair is not in step:\n${JSON.stringify(all)}\n${logs()}`)
    }
  }
  const logs = () =>
    NAMES.map((name) => readFileSync(join(folder, `${name}.patroni.log`), 'utf8').slice(-3000)).join('\n')
  const others = (name) => NAMES.find((it) => it !== name)
  const allLines = (name) => [nodes[name].lines.database, ...nodes[name].lines.etcd]
  /** Kills outright, and waits until they are gone. */
  async function kill(name, ...programsOf) {
    const found = () => programsOf.flatMap((program) => processesOf(folder, name)[program])
    for (let pids = found(); pids.length > 0; pids = found()) {
      signal(pids, 'SIGKILL')
      await pause(20)
    }
  }
  const control = (...args) =>
    run(programs.patronictl, ['-c', nodes[leader].patroni, ...args], { ...account, cwd: folder, env })

  const pair = {
    folder,
    leader: () => leader,
    inStep,
    superuserUrl: (database) => superuserUrl(leader, database),
    /** A new database at each host, past PgBouncer or through it. */
    urls: (database) => NAMES.map((name) => urlOf(nodes[name].port, 'frontdesk', passwords.frontdesk, database)),
    pooledUrls: (database) =>
      NAMES.map((name) => urlOf(nodes[name].bouncer, 'frontdesk', passwords.frontdesk, database)),
    createDatabase: async (database) => void (await ask(leader, `create database ${database} owner frontdesk`)),
    /** Hands the lead to the other one, as before work on this host. */
    switchOver: async () => {
      await control('switchover', SCOPE, '--leader', leader, '--candidate', others(leader), '--force')
    },
    /** The members of etcd, and what is done to one: killed outright, and started again with what it had. */
    etcdMembers: MEMBERS,
    killEtcd: (name) => kill(name, 'etcd'),
    startEtcd,
    killPostgres: (name) => kill(name, 'postgres'),
    killPatroni: (name) => kill(name, 'patroni'),
    /** Whoever finds its PostgreSQL running takes it up again. */
    startPatroni: (name) => startOne.patroni(nodes[name]),
    /** All of a host at once, as if its power were cut. */
    killHost: (name) => kill(name, 'patroni', 'postgres', 'bouncer'),
    startHost: (name, { isEmpty = false } = {}) => {
      if (isEmpty) rmSync(nodes[name].data, { recursive: true, force: true })
      for (const start of Object.values(startOne)) start(nodes[name])
    },
    /** All of a host stands still, as a virtual machine that is moved; `wake` lets it go on where it was. */
    pauseHost: (name) => {
      const { patroni, bouncer, postgres } = processesOf(folder, name)
      signal([...patroni, ...bouncer, ...postgres], 'SIGSTOP')
      // What was forked in between.
      signal(processesOf(folder, name).postgres, 'SIGSTOP')
    },
    wakeHost: (name) => {
      const { patroni, bouncer, postgres } = processesOf(folder, name)
      signal([...postgres, ...bouncer, ...patroni], 'SIGCONT')
    },
    /** Cuts what leads from the other host to this one's PostgreSQL, over which it is followed. */
    cutReplication: (name) => nodes[name].lines.database.cut(),
    /** The same where nobody hears that it is cut. */
    silenceReplication: (name) => nodes[name].lines.database.silence(),
    /** Cuts off a host from every member of etcd. */
    cutFromEtcd: (name) => nodes[name].lines.etcd.forEach((line) => line.cut()),
    mendLines: (name) => allLines(name).forEach((line) => line.mend()),
    stop: async () => {
      for (const line of NAMES.flatMap(allLines)) line.close()
      keeper.ref()
      keeper.stdin.end()
      await ended
    },
  }

  try {
    for (const name of MEMBERS) pair.startEtcd(name)
    for (const name of NAMES) pair.startHost(name)
    await inStep()
    // As docs/operating.md tells an operator: an owner of tables who is no superuser, and the role behind the second wall.
    await ask(leader, `create role frontdesk login password '${passwords.frontdesk}'`)
    await ask(leader, 'create role frontdesk_app nologin')
    await ask(leader, 'grant frontdesk_app to frontdesk')
    return pair
  } catch (cause) {
    await pair.stop()
    throw cause
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const programs = findPrograms()
  if (programs.reason) {
    console.log(`Not run: ${programs.reason}.`)
    process.exit(1)
  }
  const pair = await startPatroni(programs)
  await pair.createDatabase('frontdesk')
  const joined = (urls) => urls[0].replace(new URL(urls[0]).host, urls.map((url) => new URL(url).host).join(','))
  console.log(`The pair runs; Ctrl-C ends it.

past PgBouncer:    DATABASE_URL=${joined(pair.urls('frontdesk'))}
through PgBouncer: DATABASE_POOLED=1 DATABASE_URL=${joined(pair.pooledUrls('frontdesk'))}
                   DATABASE_DIRECT_URL=${joined(pair.urls('frontdesk'))}
to look at it:     patronictl -c ${pair.folder}/one.yml list
logs and settings: ${pair.folder}`)
  const stay = setInterval(() => {}, 1 << 30)
  process.once('SIGINT', () => void pair.stop().then(() => clearInterval(stay)))
}
