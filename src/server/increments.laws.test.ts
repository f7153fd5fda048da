import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Store } from '#api/core/store.ts'
import type { Database } from '#api/stores/sql/database.ts'
import { restoreAll } from '#api/stores/sql/restore.ts'
import { migrate } from '#api/stores/sql/migrate.ts'
import { createSqlStore } from '#api/stores/sql/store.ts'
import { idOf, ORGANIZATION, OTHER, rowOf } from '#api/stores/testing/rows-of.ts'
import { addOrganizations } from '#api/stores/testing/store-laws.ts'
import { openPg } from './database/pg.ts'
import { openMemoryPglite } from './database/pglite.ts'
import { newDatabase } from './database/testing/new-database.ts'
import { dumpTo } from './dump-file.ts'
import { incrementTo, mergedRecords } from './increments.ts'

const written = async (write: (target: PassThrough) => Promise<number>): Promise<string> => {
  const target = new PassThrough()
  const [, said] = await Promise.all([write(target).then(() => target.end()), text(target)])
  return said
}
const dump = (database: Database) => written((target) => dumpTo(target, database))
const opened = (files: readonly string[]) => files.map((file) => () => Readable.from([file]))
const increment = (database: Database, files: readonly string[]) =>
  written((target) => incrementTo(target, database, opened(files)))
/** What a dump says of its records, whatever their order. */
const recordsIn = (file: string) => file.trimEnd().split('\n').slice(1, -1).toSorted()

/** A number below `most` that a seed decides. */
const dice = (seed: number) => {
  let state = seed
  return (most: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * most)
  }
}

/** Writes what a day may bring: new records, other ones, gone ones, and times that pass from one appointment to another. */
async function live(store: Store, roll: (most: number) => number): Promise<void> {
  for (let step = 0; step < 30; step++) {
    const organizationId = roll(2) === 0 ? ORGANIZATION : OTHER
    const id = roll(12)
    await store.write(organizationId, async (rows) => {
      const kind = roll(5)
      const table = kind < 2 ? 'presets' : 'appointments'
      const there = await rows.get(table, idOf(id))
      if (kind === 4) await rows.remember({ ...answer, key: `k${id}`, expiresAt: 10 + roll(100) })
      else if (!there) await rows.insert(table, rowOf(table, id, { organizationId }))
      else if (roll(3) === 0) await rows.remove(table, idOf(id))
      else await rows.replace(table, { ...there, version: there.version + 1 })
      if (table !== 'appointments' || kind === 4 || !(await rows.get(table, idOf(id)))) return
      const from = roll(6) * 10
      const taken = { appointmentId: idOf(id), calendarId: idOf(1), from, to: from + 10, lapsesAt: null }
      const others = await rows.occupants([idOf(1)], taken.from, taken.to, 0)
      // Whoever has the time loses it.
      for (const { appointmentId } of others) await rows.occupy(appointmentId, [], 0)
      await rows.occupy(idOf(id), [taken], 0)
    })
  }
}
const answer = { requestHash: 'h', status: 201, answer: { a: 1 }, resourceId: idOf(1) }

describe('a dump with its increments', () => {
  let database: Database
  let store: Store
  const files: string[] = []
  beforeAll(async () => {
    database = await openMemoryPglite()
    await migrate(database)
    store = createSqlStore(database)
    await addOrganizations(store)
  })
  afterAll(() => database.close())

  it.each([1, 2, 3, 4, 5, 6])('has what the database has, after day %i', async (day) => {
    await live(store, dice(day))
    if (day === 3) await store.credentials.addOrganization({ id: idOf(77), name: 'Third', createdAt: '' })
    files.push(day === 1 ? await dump(database) : await increment(database, files))
    const restored = openPg(await newDatabase(inject('postgresUrl')))
    await migrate(restored)
    await restoreAll(restored, mergedRecords(opened(files)))
    const said = recordsIn(await dump(restored))
    expect(said).toEqual(recordsIn(await dump(database)))
    // Time passed from one to another, or the law would say little.
    expect(said.filter((line) => line.startsWith('{"table":"occupancies"')).length).toBeGreaterThan(2)
    await restored.close()
  })

  it('says nothing where nothing became different, and of few changes little', async () => {
    expect(recordsIn(await increment(database, files))).toEqual([])
    await store.write(ORGANIZATION, (rows) =>
      rows.insert('presets', rowOf('presets', 500, { organizationId: ORGANIZATION })),
    )
    // The record, and its entry in the log of changes.
    expect(recordsIn(await increment(database, files))).toHaveLength(2)
    expect(files.slice(1).join('')).toContain('{"removed":"')
  })

  it.each([
    ['alone', () => [files[1] ?? ''], 'increment'],
    ['without one between', () => [files[0] ?? '', files[2] ?? ''], 'does not follow'],
    ['in another order', () => [files[0] ?? '', files[2] ?? '', files[1] ?? ''], 'does not follow'],
    [
      'after a dump that was altered',
      () => [(files[0] ?? '').replace('"version":1', '"version":9'), files[1] ?? ''],
      'does not follow',
    ],
    ['that is cut off', () => [files[0] ?? '', (files[1] ?? '').slice(0, -20)], 'cut off'],
    ['that is a whole dump', () => [files[0] ?? '', files[0] ?? ''], 'whole dump'],
  ])('is refused %s, and leaves the database empty', async (_, named, message) => {
    const empty = openPg(await newDatabase(inject('postgresUrl')))
    await migrate(empty)
    await expect(restoreAll(empty, mergedRecords(opened(named())))).rejects.toThrow(message)
    expect(await createSqlStore(empty).credentials.organizations()).toEqual([])
    await empty.close()
  })
})
