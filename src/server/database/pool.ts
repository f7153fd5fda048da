import { setTimeout as pause } from 'node:timers/promises'
import { type ClientConfig, DatabaseError, Pool, type PoolConfig } from 'pg'
import { BROKEN, CHANGING_OVER, ConnectionFault, NO_CONNECTION_LEFT, sqlState } from '#api/stores/sql/database.ts'
import { HostClient, type Hosts, meet } from './hosts.ts'
import { shareClient } from './shared-client.ts'

/** What a server says to a write that follows another one, or does so from now on. */
const FOLLOWS = '25006'
/** SQLSTATEs of what a pooler says when its own line to the database broke; it need not call that fatal. */
const BEHIND = '08'
/** Whether the connection failed, and not only a statement on it. */
export const isFault = (error: unknown): boolean =>
  error instanceof ConnectionFault ||
  (error instanceof DatabaseError && (error.severity !== 'ERROR' || (error.code ?? '').startsWith(BEHIND)))

/** What `pg` throws where a connection fails has no SQLSTATE, and at times no code at all. */
export function faultOf(error: unknown): unknown {
  if (error instanceof DatabaseError || error instanceof ConnectionFault || !(error instanceof Error)) return error
  // Where a name has several addresses, what pg throws has a code but no words of its own.
  const { message, code = '' } = error as NodeJS.ErrnoException
  const isWait = message.startsWith('timeout exceeded')
  return new ConnectionFault(message || code, isWait ? NO_CONNECTION_LEFT : BROKEN, error)
}

/** The pool has more options than its types know; `pipeline` sends a query without waiting for the one before it. */
type PoolOptions = PoolConfig & { pipeline: true; onConnect: (client: HostClient) => Promise<void> }

/** Milliseconds between two looks for the host that takes writes. */
const LOOK_AGAIN = 100

/**
 * How named statements are planned where nothing else is said. For the values of each call, as without a name: a plan for any values
 * would suit a small organization and fail a large one. Once for all, where there is only one way, by a unique key. Or as PostgreSQL
 * finds best, for sessions in which each transaction says how.
 */
type Plans = 'force_custom_plan' | 'force_generic_plan' | 'auto'

/** How the sessions of a pool are. */
interface Sessions {
  /** Names what they keep prepared; absent where they may not. */
  nameOf?: ((text: string) => string | undefined) | undefined
  /** SQL that each begins with. */
  opening?: ((plansAsTold: boolean) => string) | undefined
  plans?: Plans
}

/** A pool of connections to whichever of the hosts takes writes. */
export function openPool(
  config: PoolConfig & { connectionTimeoutMillis: number },
  hosts: Hosts,
  { nameOf, opening, plans = 'force_custom_plan' }: Sessions,
) {
  const clients = new Set<HostClient>()
  const options: PoolOptions = {
    application_name: 'frontdesk',
    keepAlive: true,
    pipeline: true,
    ...config,
    Client: class extends HostClient {
      constructor(given: ClientConfig = {}) {
        super(given, hosts.current(), nameOf)
        clients.add(this)
        this.once('end', () => clients.delete(this))
      }
    },
    onConnect: async (client) => {
      await meet(client, hosts)
      // A relative of PostgreSQL that does not know the setting decides for itself.
      if (nameOf) {
        await client.query(`set plan_cache_mode = ${plans}`).then(
          () => (client.plansAsTold = true),
          () => {},
        )
      }
      if (opening) await client.query(opening(client.plansAsTold))
    },
  }
  const pool = new Pool(options)
  // An idle connection may break at any time; the pool replaces it, and without a listener the process would end.
  pool.on('error', () => {})

  /** Of several hosts each is tried, again and again, while there is time: one takes over from another within seconds. */
  async function connected(): Promise<HostClient & { release(destroy: boolean): void }> {
    for (const until = Date.now() + config.connectionTimeoutMillis; ; await pause(LOOK_AGAIN)) {
      const url = hosts.current()
      try {
        return (await pool.connect()) as unknown as HostClient & { release(destroy: boolean): void }
      } catch (error) {
        const fault = faultOf(error)
        const isBusy = fault instanceof ConnectionFault && fault.code === NO_CONNECTION_LEFT
        if (hosts.count === 1 || isBusy) throw fault
        hosts.leave(url)
        if (Date.now() >= until) throw new ConnectionFault('No host takes writes.', CHANGING_OVER, fault)
      }
    }
  }

  const isLost = (error: unknown): boolean => isFault(error) || (hosts.count > 1 && sqlState(error) === FOLLOWS)
  /** What broke in the middle is tried again at whoever takes over. */
  const told = (error: unknown): unknown =>
    isLost(error) && hosts.count > 1 && hasBroken(error) ? changingOver(error) : error

  /**
   * `pool.query` throws the connection away with every SQL error; a client that is only released stays. The client is kept
   * from others until what `work` leaves with `hold` is through, for which the answer does not wait.
   */
  async function withClient<T>(
    work: (client: HostClient, hold: (until: Promise<unknown>) => void) => Promise<T>,
  ): Promise<T> {
    const client = await connected()
    // While a client is out the pool does not listen to it: its queries fail, and the process must live on.
    const ignore = (): void => {}
    client.on('error', ignore)
    let isBroken = false
    let held: Promise<unknown> = Promise.resolve()
    try {
      return await work(client, (until) => void (held = until))
    } catch (error) {
      isBroken = isLost(error)
      throw told(error)
    } finally {
      const release = (destroy: boolean): void => {
        client.off('error', ignore)
        client.release(destroy)
      }
      void held.then(
        () => release(isBroken),
        () => release(true),
      )
    }
  }
  /** The same for several calls at once, which have one client together. */
  const shared = shareClient(withClient, isLost)
  const withShared = <T>(work: (client: HostClient) => Promise<T>): Promise<T> =>
    shared(work).catch((error: unknown) => {
      throw told(error)
    })
  /** Ends every connection to a host, whatever it is about: nobody will hear from there what is true. */
  const leave = (url: string): void => {
    for (const client of clients) if (client.url === url) client.connection.stream.destroy()
  }
  return { withClient, withShared, leave, pool, end: () => pool.end() }
}

const hasBroken = (error: unknown): boolean => sqlState(error) === FOLLOWS || /^(08|57P)/.test(sqlState(error) ?? '')
const changingOver = (error: unknown): ConnectionFault =>
  new ConnectionFault('The connection broke; another host may take over.', CHANGING_OVER, error)
