import type { TestProject } from 'vitest/node'
import { startPostgres } from '../../scripts/postgres.mjs'
import type { Postgres } from '../../scripts/postgres.mjs'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Opens the test run's PostgreSQL as a superuser: make a database of your own in it. */
    postgresUrl: string
  }
}

interface Shared {
  users: number
  cluster: Promise<Postgres>
}

// Each test project loads this file anew, all in one process: the cluster they share hangs on the process itself.
const process_: { frontdeskPostgres?: Shared | undefined } & object = globalThis

/** Starts the PostgreSQL that the projects of this run share and ends it after the last of them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shared = (process_.frontdeskPostgres ??= { users: 0, cluster: startPostgres() })
  shared.users++
  project.provide('postgresUrl', (await shared.cluster).url)
  return async () => {
    shared.users--
    if (shared.users > 0) return
    process_.frontdeskPostgres = undefined
    await (await shared.cluster).stop()
  }
}
