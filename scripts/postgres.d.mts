/** A running cluster; `url` opens its database `postgres` as a superuser, `stop` ends it and removes its folder. */
export interface Postgres {
  url: string
  stop: () => Promise<void>
}

/** Starts a PostgreSQL of 15 or later of its own; `durable` keeps fsync on, `icu: false` sorts by bytes. */
export function startPostgres(options?: { durable?: boolean; icu?: boolean }): Promise<Postgres>

/** A TCP port of the loopback address that nobody listens on at this moment. */
export function freePort(): Promise<number>
