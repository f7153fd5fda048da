import { afterEach, expect, inject, test } from 'vitest'
import type { Database, Mode } from '#api/stores/sql/database.ts'
import { openPg, type PgOptions } from './pg.ts'
import { createStatementNames } from './statement-names.ts'
import { newDatabase } from './testing/new-database.ts'

const url = await newDatabase(inject('postgresUrl'))
let database: Database

const open = (options: PgOptions = {}): void => void (database = openPg(url, { connections: 1, ...options }))
afterEach(() => database.close())

const QUOTIENT = 'select 6 / $1::integer as quotient'
const quotient = (divisor: number, mode: Mode) =>
  database.transaction(mode, async (db) => (await db.query<{ quotient: number }>(QUOTIENT, [divisor]))[0]?.quotient)
const prepared = async () =>
  database.transaction('read', (db) =>
    db.query("select from pg_prepared_statements where statement like 'select 6%'").then((rows) => rows.length),
  )

const plansOf = async (text: string) =>
  database.transaction('read', (db) =>
    db.query<{ generic: number; custom: number }>(
      `select generic_plans::integer as generic, custom_plans::integer as custom from pg_prepared_statements
        where statement = '${text}'`,
    ),
  )

test('what is read often is prepared once, and planned for its values each time', async () => {
  open()
  for (let times = 0; times < 2; times++) expect(await quotient(2, 'read')).toBe(3)
  expect(await prepared()).toBe(0)
  for (let times = 0; times < 4; times++) expect(await quotient(3, 'read')).toBe(2)
  expect(await prepared()).toBe(1)
  expect(await plansOf(QUOTIENT)).toEqual([{ generic: 0, custom: 4 }])
})

test('a write plans once what goes by keys, and all else for its values each time', async () => {
  open()
  const KEYED = 'select $1::integer as key'
  for (let times = 0; times < 12; times++) {
    expect(await quotient(2, 'write')).toBe(3)
    await database.transaction('write', async (db) => {
      expect(await db.queryByKey?.(KEYED, [times])).toEqual([{ key: times }])
    })
  }
  expect(await prepared()).toBe(0)
  // The first two are read without a name, and PostgreSQL looks at five plans before it keeps one.
  expect(await plansOf(KEYED)).toEqual([{ generic: 5, custom: 5 }])
  // Whoever reads goes on planning for the values.
  for (let times = 0; times < 9; times++) await quotient(2, 'read')
  expect(await plansOf(QUOTIENT)).toEqual([{ generic: 0, custom: 7 }])
})

test('an error of such a statement ends its transaction, and is the last of it', async () => {
  open()
  for (let times = 0; times < 5; times++) {
    await expect(quotient(0, times % 2 ? 'read' : 'write')).rejects.toMatchObject({ code: '22012' })
  }
  for (const mode of ['read', 'write'] as const) expect(await quotient(2, mode)).toBe(3)
})

test('behind a pooler nothing is prepared that another session would have to know', async () => {
  open({ pooled: true })
  for (let times = 0; times < 5; times++) expect(await quotient(2, 'read')).toBe(3)
  expect(await prepared()).toBe(0)
})

test('names are few: of texts that come once each none gets one, nor a text as long as its rows', () => {
  open()
  const nameOf = createStatementNames()
  for (let at = 0; at < 5000; at++) expect(nameOf(`select ${at}`)).toBeUndefined()
  const long = `select ${'1, '.repeat(2000)} 1`
  const named = new Set<string | undefined>()
  for (let times = 0; times < 5; times++) {
    expect(nameOf(long)).toBeUndefined()
    for (let at = 0; at < 300; at++) named.add(nameOf(`select ${at} again`))
  }
  expect(named.size).toBe(200 + 1)
})
