import { afterEach, expect, inject, test } from 'vitest'
import type { Database, Mode } from '#api/stores/sql/database.ts'
import { openPg, type PgOptions } from './pg.ts'
import { newDatabase } from './testing/new-database.ts'

const url = await newDatabase(inject('postgresUrl'))
let database: Database
afterEach(() => database.close())

const LIMITS = ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout']
const limits = async (mode: Mode) => {
  const question = `select ${LIMITS.map((name) => `current_setting('${name}') as ${name}`).join(', ')}`
  const [found] = await database.transaction(mode, (db) => db.query<Record<string, string>>(question))
  return LIMITS.map((name) => found?.[name])
}

test.each<[string, PgOptions]>([
  ['in a session of its own', {}],
  ['behind a pooler', { pooled: true }],
  ['where there is a way past a pooler', { directUrl: `${url}?application_name=direct` }],
])('calls have limits of time and an operator’s work has none, %s', async (_, options) => {
  database = openPg(url, { connections: 1, lockWithin: 4000, ...options })
  for (const mode of ['read', 'dump', 'write', 'upkeep', 'read'] as const) {
    const isCall = mode === 'read' || mode === 'write'
    expect([mode, ...(await limits(mode))]).toEqual([mode, ...(isCall ? ['4s', '15s', '30s'] : ['0', '0', '0'])])
  }
})
