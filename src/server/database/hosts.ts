import type { Duplex } from 'node:stream'
import { Client, type ClientConfig, DatabaseError } from 'pg'
import { CHANGING_OVER, ConnectionFault } from '#api/stores/sql/database.ts'

/** One host each of an address with several: `postgres://user@one:5432,two:5432/name`, as libpq writes it. */
export function hostsIn(url: string): string[] {
  const [, before = '', hosts = '', after = ''] = /^([^/]*\/\/(?:[^/]*@)?)([^/?]*)(.*)$/s.exec(url) ?? []
  return hosts.split(',').map((host) => `${before}${host}${after}`)
}

/** Which of several hosts new connections go to. */
export interface Hosts {
  readonly urls: readonly string[]
  readonly count: number
  /** The address that takes writes, as far as is known. */
  current(): string
  /** This address did not answer, or takes no writes: the next one is tried from now on. */
  leave(url: string): void
  /** This address takes writes on a line of history of this number: whoever takes them on an older one was replaced. */
  prefer(url: string, timeline: number): void
  /** Whether a host on this line of history was replaced, as far as is known. */
  isReplaced(timeline: number): boolean
}

/** The hosts of an address; the first one is tried first. */
export function hostsOf(url: string): Hosts {
  const urls = hostsIn(url)
  let at = 0
  let newest = 0
  const current = (): string => urls[at] ?? url
  return {
    urls,
    count: urls.length,
    current,
    // Of several that failed at one host only the first moves on.
    leave: (failed) => {
      if (failed === current()) at = (at + 1) % urls.length
    },
    prefer: (leading, timeline) => {
      newest = Math.max(newest, timeline)
      at = Math.max(0, urls.indexOf(leading))
    },
    isReplaced: (timeline) => timeline < newest,
  }
}

/** A connection that knows where it leads. */
export class HostClient extends Client {
  /** Which line of history the host was on, if it says so: another one begins where a follower is promoted, or a crash is over. */
  timeline: string | undefined
  /** Whether the session can be told how to plan what it keeps prepared. */
  plansAsTold = false

  constructor(
    config: ClientConfig,
    readonly url: string,
    /** The name under which the session keeps a statement prepared; undefined for one that it reads anew. */
    readonly nameOf: (text: string) => string | undefined = () => undefined,
  ) {
    super({ ...config, connectionString: url })
  }

  #isGathering = false

  /**
   * Lets what is asked until the end of this turn go out in one piece; for what several calls ask, once each of them that has come
   * by now had its turn.
   */
  gather(ofSeveral = false): void {
    if (this.#isGathering) return
    this.#isGathering = true
    // A part of the client that its types do not know.
    const { stream } = (this as unknown as { connection: { stream: Duplex } }).connection
    stream.cork()
    const send = (): void => {
      this.#isGathering = false
      stream.uncork()
    }
    if (ofSeveral) setImmediate(send)
    else process.nextTick(send)
  }
}

/**
 * The line of history of whoever is asked; undefined where it does not tell. One that came back from a crash is on another: it has
 * forgotten the ids that it had not written down, and gives them anew. Only there its statistics begin anew by themselves.
 */
export async function timelineOf(ask: (text: string) => Promise<{ timeline: string }[]>): Promise<string | undefined> {
  const text = `select substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8)
    || ' ' || coalesce((select stats_reset::text from pg_stat_bgwriter), '') as timeline`
  return (await ask(text).catch(() => []))[0]?.timeline
}

/** Milliseconds for which a host may think about who it is. */
const HEARING = 5000

/**
 * The line of history on which a host takes writes, by its number: whoever takes over begins the next one. A relative of
 * PostgreSQL that has no such lines is always on the same.
 */
export async function leadOf(client: HostClient, patience = HEARING): Promise<number | 'follows'> {
  const asked = async (number: string): Promise<number | 'follows'> => {
    const text = `select case when pg_is_in_recovery() then null else ${number} end as timeline`
    const question = { text, query_timeout: patience }
    const { rows } = await client.query<{ timeline: number | null }>(question)
    return rows[0]?.timeline ?? 'follows'
  }
  try {
    return await asked(`('x' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8))::bit(32)::int`)
  } catch (error) {
    if (!(error instanceof DatabaseError && error.severity === 'ERROR')) throw error
    return asked('0')
  }
}

/** Looks at a new connection before it is used; of several hosts only the one that takes writes will do. */
export async function meet(client: HostClient, hosts: Hosts): Promise<void> {
  if (hosts.count > 1) {
    const lead = await leadOf(client)
    if (lead === 'follows') {
      hosts.leave(client.url)
      throw new ConnectionFault('This PostgreSQL follows another one and takes no writes.', CHANGING_OVER)
    }
    if (hosts.isReplaced(lead)) {
      hosts.leave(client.url)
      throw new ConnectionFault('Another PostgreSQL has taken over from this one.', CHANGING_OVER)
    }
  }
  client.timeline = await timelineOf(async (text) => (await client.query<{ timeline: string }>(text)).rows)
}
