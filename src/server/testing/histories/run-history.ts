import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { call } from '#api/http/testing/caller.ts'
import type { ServerProcess } from '../server-process.ts'
import { checkHistory } from './check-history.ts'
import { type Clinic, runClient, seenOf } from './clients.ts'
import type { Databases } from './databases.ts'
import { startFollower } from './follower.ts'
import type { Change, History } from './history.ts'
import { type Machine, startMachine } from './machines.ts'
import { planOf, type Struck, strike } from './nemesis.ts'

/** What one history is asked to be. */
export interface Wanted {
  /** Plans what is called and what goes wrong; what comes in between is the machine's. */
  seed: string
  blows: number
  /** How many writes must have been carried out before clients end. */
  enough?: number
  clients?: number
  slots?: number
  /** Milliseconds for which a client waits for an answer. */
  patience?: number
  /** The entry of the server. */
  main: string
  databases: Databases
  /** Prepares the database once the servers have made it. */
  prepare?: (ask: (text: string) => Promise<unknown>) => Promise<unknown>
}

/** What came of one: what was wrong, and how much happened. */
export interface Ran {
  problems: string[]
  history: History
  struck: Struck[]
  summary: string
}

/** Milliseconds for which clients go on at most after the last blow. */
const MOST = 30_000

const countDone = ({ tries }: Clinic): number => tries.filter(({ outcome }) => outcome === 'done').length

let runs = 0

/** Lets many clients use two servers while things go wrong, and reads what happened. */
export async function runHistory(wanted: Wanted): Promise<Ran> {
  const { seed, databases, main, clients = 8, slots = 48, patience = 6000, enough = 0 } = wanted
  const name = `history_${process.pid}_${++runs}`
  const urls = await databases.urls(name)
  const start = () => startMachine(main, urls, databases.settings?.(name))
  const first = await start()
  const machines = [first, await start()]
  try {
    const ask = (text: string): Promise<Record<string, unknown>[]> => inDatabase(databases, name, text)
    await wanted.prepare?.(ask)
    const servers = (): ServerProcess[] => machines.map((machine) => machine.process)
    let isOver = false
    const clinic: Clinic = { ...(await openClinic(first.process)), servers, slots, patience, isOver: () => isOver }
    const follower = await startFollower(servers)
    const working = Promise.all(Array.from({ length: clients }, (_, client) => runClient(clinic, client, seed)))
    const striking = strike(planOf(seed, wanted.blows, databases), machines, databases)
    const struck = await Promise.race([striking, working.then(() => striking)])
    for (const machine of machines) machine.heal()
    // Somebody who waits on a busy machine ends all the same.
    for (const until = Date.now() + MOST; countDone(clinic) < enough && Date.now() < until; await pause(50)) continue
    await pause(300)
    isOver = true
    await working
    await quiet(ask)
    const { changes, table, occupancies } = await standing(ask, clinic.serviceId)
    await follower.until(changes.at(-1)?.seq ?? 0)
    const { tries, looks } = clinic
    const history = { tries, looks, changes, table, occupancies, told: follower.told, toldAfter: follower.after() }
    return { problems: checkHistory(history), history, struck, summary: summaryOf(history) }
  } finally {
    await Promise.all(machines.map((machine: Machine) => machine.end()))
  }
}

async function inDatabase(databases: Databases, name: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: databases.primaryUrl(name) })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

async function openClinic(server: ServerProcess): Promise<Omit<Clinic, 'servers' | 'slots' | 'patience' | 'isOver'>> {
  const made = async (path: string, body: object): Promise<string> => {
    const answer = await call(server.service, server.key, 'POST', path, { body })
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
    return answer.body.id
  }
  const calendarIds: string[] = []
  for (const name of ['Ana', 'Ben', 'Cleo']) {
    calendarIds.push(await made('/admin/calendars', { name, type: 'agent', timezone: 'UTC' }))
  }
  const serviceId = await made('/api/v1/services', { name: 'Visit', duration: 30, timeBetween: 10 })
  return {
    calendarIds: calendarIds as [string, ...string[]],
    serviceId,
    tries: [],
    looks: [],
    known: new Map(),
  }
}

/** Waits until no transaction is open any more that somebody who is gone began. */
async function quiet(ask: (text: string) => Promise<unknown[]>): Promise<void> {
  const open = `select 1 from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`
  for (const until = Date.now() + 45_000; Date.now() < until; await pause(50)) {
    if ((await ask(open)).length === 0) return
  }
  throw new Error('A transaction stayed open.')
}

/** What the database holds at last, read past the service. */
async function standing(ask: (text: string) => Promise<Record<string, unknown>[]>, serviceId: string) {
  const docs = new Map<string, object>()
  const rows = await ask('select seq::float8 as seq, resource, id, version, after from changes order by seq')
  const changes = rows.map((row): Change => {
    const { seq, resource, id, version, after } = row as unknown as Omit<Change, 'after'> & { after: object | null }
    if (resource !== 'appointments') return { seq, resource, id, version }
    if (after === null) return { seq, resource, id, version, after: null }
    const doc = { ...docs.get(id), ...after }
    docs.set(id, doc)
    return { seq, resource, id, version, after: seenOf(doc, serviceId) }
  })
  const table = (await ask('select doc from appointments')).map(({ doc }) => seenOf(doc, serviceId))
  const held =
    await ask(`select appointment_id::text as id, calendar_id::text as "calendarId", from_ms::float8 as "from",
    to_ms::float8 as "to" from occupancies`)
  return { changes, table, occupancies: held as unknown as History['occupancies'] }
}

function summaryOf({ tries, looks, changes, told }: History): string {
  const count = (outcome: string): number => tries.filter((it) => it.outcome === outcome).length
  const outcomes = ['done', 'taken', 'stale', 'refused', 'unknown'].map((it) => `${count(it)} ${it}`).join(', ')
  const reasons = (outcome: string): string => {
    const all = tries.flatMap((it) => (it.outcome === outcome ? [reasonOf(it.why)] : []))
    return [...new Set(all)].map((reason) => `${reason} × ${all.filter((it) => it === reason).length}`).join(', ')
  }
  return (
    `${tries.length} tries (${outcomes}; refused: ${reasons('refused')}; unknown: ${reasons('unknown')}), ` +
    `${looks.length} looks, ${changes.length} changes, ${told.length} told`
  )
}

/** A status, or why there is none. */
const reasonOf = (why = ''): string => /^\d{3}/.exec(why)?.[0] ?? (why.includes('Timeout') ? 'no answer' : 'no line')
