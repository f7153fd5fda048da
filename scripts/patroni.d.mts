import type { Programs } from './patroni-packages.mjs'

/** A pair of databases under Patroni with a PgBouncer before each, which tests hurt. Hosts go by their names. */
export interface PatroniPair {
  /** Holds logs and settings. */
  folder: string
  /** The host that took writes when the pair was last in step. */
  leader(): string
  /** Waits until one leads and each COMMIT waits for the other one; answers the leader. */
  inStep(): Promise<string>
  superuserUrl(database: string): string
  /** The addresses of a database at each host, by the role of a server, which is no superuser. */
  urls(database: string): string[]
  /** The same through PgBouncer. */
  pooledUrls(database: string): string[]
  createDatabase(database: string): Promise<void>
  switchOver(): Promise<void>
  /** The names of the members of etcd, of which a majority agrees on who leads. */
  etcdMembers: readonly string[]
  killEtcd(member: string): Promise<void>
  /** Starts a member with what it had. */
  startEtcd(member: string): void
  killPostgres(host: string): Promise<void>
  killPatroni(host: string): Promise<void>
  startPatroni(host: string): void
  /** Kills all of a host at once. */
  killHost(host: string): Promise<void>
  /** Starts what is left of a host; `isEmpty` takes its data away before. */
  startHost(host: string, options?: { isEmpty?: boolean }): void
  /** All of a host stands still until `wakeHost`. */
  pauseHost(host: string): void
  /** Cuts what leads from the other host to this one's PostgreSQL, over which it is followed. */
  cutReplication(host: string): void
  /** The same where nobody hears that it is cut. */
  silenceReplication(host: string): void
  /** Cuts off a host from every member of etcd. */
  cutFromEtcd(host: string): void
  /** Mends what leads to a host's PostgreSQL, and from the host to etcd. */
  mendLines(host: string): void
  wakeHost(host: string): void
  /** Ends everything and removes its folder. */
  stop(): Promise<void>
}

/** Starts a pair. */
export function startPatroni(programs: Programs): Promise<PatroniPair>
