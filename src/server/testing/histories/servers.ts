import pg from 'pg'
import type { Key } from '#api/http/testing/caller.ts'
import { createSqlStore } from '#api/stores/sql/store.ts'
import { openPg } from '../../database/pg.ts'
import { carryOut } from '../../key-commands.ts'
import type { ServerProcess } from '../server-process.ts'
import type { Databases } from './databases.ts'
import { type Machine, SERVER_KEY, startMachine } from './machines.ts'

/** Two servers over one database, on which histories are lived through. */
export interface Servers {
  readonly machines: readonly Machine[]
  readonly databases: Databases
  /** The processes of the moment. */
  processes: () => readonly ServerProcess[]
  /** Asks the database past the servers, as somebody who may everything. */
  ask: (text: string) => Promise<Record<string, unknown>[]>
  /** An admin's key for each of these new organizations. */
  newKeys: (organizations: readonly string[]) => Promise<Key[]>
  /** The last that the processes of the moment printed. */
  output: () => string
  end(): Promise<void>
}

/** What two servers are started from. */
export interface Founded {
  /** The entry of the server. */
  main: string
  databases: Databases
  /** Prepares the database once the servers have made it. */
  prepare?: ((ask: Servers['ask']) => Promise<unknown>) | undefined
}

let opened = 0

/** Starts two servers on a new database. */
export async function openServers({ main, databases, prepare }: Founded): Promise<Servers> {
  const name = `history_${process.pid}_${++opened}`
  const urls = await databases.urls(name)
  const start = () => startMachine(main, urls, databases.settings?.(name))
  const first = await start()
  const machines = [first, await start()]
  const servers: Servers = {
    machines,
    databases,
    processes: () => machines.map((machine) => machine.process),
    ask: (text) => inDatabase(databases.primaryUrl(name), text),
    newKeys: (organizations) => keysIn(databases.primaryUrl(name), organizations),
    output: () => machines.map(({ process: { output } }) => output().slice(-2000)).join('\n'),
    end: async () => void (await Promise.all(machines.map((machine) => machine.end()))),
  }
  try {
    await prepare?.(servers.ask)
    return servers
  } catch (cause) {
    await servers.end()
    throw cause
  }
}

async function inDatabase(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

/** As the operator's command makes them. */
async function keysIn(url: string, organizations: readonly string[]): Promise<Key[]> {
  const store = createSqlStore(openPg(url, { connections: 4 }))
  try {
    const sealing = [Buffer.from(SERVER_KEY, 'hex')] as const
    const keys: Key[] = []
    for (const organization of organizations) {
      const command = { do: 'create', organization, role: 'admin', label: null } as const
      const { created } = await carryOut(command, store, sealing, { baseUrl: '' })
      if (created) keys.push({ ...created, role: 'admin' })
    }
    return keys
  } finally {
    await store.close()
  }
}
