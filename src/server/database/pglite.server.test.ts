import { spawn } from 'node:child_process'
import fs from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import type { Database } from '#api/stores/sql/database.ts'
import type { DumpRecord } from '#api/stores/sql/dump.ts'
import { restoreAll } from '#api/stores/sql/restore.ts'
import { ORGANIZATION, rowOf } from '#api/stores/testing/rows-of.ts'
import { takeLock } from './lock.ts'
import { openDatabase } from './open.ts'
import { POSTGRES_MAJOR } from './pglite-session.ts'

let folder: string
beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), 'frontdesk-data-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

/** Spares a test that is not about it the first start. */
const begin = () => fs.cpSync(inject('emptyData'), folder, { recursive: true })
const lockFile = () => join(folder, 'lock')

describe('the embedded database', () => {
  it('keeps what was committed, in a folder of the stated PostgreSQL', async () => {
    const first = await openDatabase({ dataDir: folder })
    const version = await first.query<{ server_version_num: string }>('show server_version_num')
    expect(Math.floor(Number(version[0]?.server_version_num) / 10_000)).toBe(POSTGRES_MAJOR)
    await first.query(`insert into organizations values ('${crypto.randomUUID()}', 'Kept', '')`)
    await first.close()
    expect(fs.existsSync(lockFile())).toBe(false)

    const second = await openDatabase({ dataDir: folder })
    expect(await second.query('select name from organizations')).toEqual([{ name: 'Kept' }])
    await second.close()
  })

  it('asks the disk to keep every commit', async () => {
    begin()
    const database = await openDatabase({ dataDir: folder })
    const fsyncs = vi.spyOn(fs, 'fsyncSync')
    for (let number = 0; number < 20; number++) {
      await database.query(`insert into organizations values ('${crypto.randomUUID()}', '${number}', '')`)
    }
    const forCommits = fsyncs.mock.calls.length
    fsyncs.mockRestore()
    await database.close()
    expect(forCommits).toBeGreaterThanOrEqual(20)
  })

  it('lets no second one in', async () => {
    begin()
    const database = await openDatabase({ dataDir: folder })
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow(`in use by process ${process.pid}`)
    await database.close()
  })

  it('refuses the data of another PostgreSQL, and says what to do', async () => {
    fs.mkdirSync(join(folder, 'pglite'))
    fs.writeFileSync(join(folder, 'database.json'), '{ "postgresMajor": 17 }')
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow('npm run dump')
    expect(fs.existsSync(lockFile())).toBe(false)
  })

  it('begins anew where its first start was interrupted, and throws nothing away', async () => {
    fs.mkdirSync(join(folder, 'pglite'))
    fs.writeFileSync(join(folder, 'pglite', 'PG_VERSION'), '18')
    const database = await openDatabase({ dataDir: folder })
    expect(await database.query('select name from organizations')).toEqual([])
    await database.close()
    expect(fs.readdirSync(folder).filter((name) => name.startsWith('pglite.incomplete-'))).toHaveLength(1)
  })

  it('lets one transaction after the other use its connection', async () => {
    begin()
    const database = await openDatabase({ dataDir: folder })
    const seen: string[] = []
    const work = (name: string) =>
      database.transaction('write', async (db) => {
        // The first question brings the beginning along, and is answered once it is this one's turn.
        await db.query('select 1')
        seen.push(`${name} begins`)
        await new Promise((resolve) => setImmediate(resolve))
        await db.query('select 1')
        seen.push(`${name} ends`)
      })
    await Promise.all([work('one'), database.query('select 1'), work('two')])
    expect(seen).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
    await expect(database.transaction('write', (db) => db.query('select nonsense'))).rejects.toMatchObject({
      code: '42703',
    })
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }])
    await database.close()
  })
})

describe('a restore into the embedded database', () => {
  const APPOINTMENTS = 3000
  const records = function* (): Generator<DumpRecord> {
    yield { table: 'organizations', value: { id: ORGANIZATION, name: 'Clinic', createdAt: '' } }
    for (let n = 1; n <= APPOINTMENTS; n++) yield { table: 'appointments', value: rowOf('appointments', n) }
  }
  /** What a loss of power at this moment leaves, opened again. */
  const openedAgain = async () => {
    const copy = fs.mkdtempSync(join(tmpdir(), 'frontdesk-copy-'))
    for (const name of ['pglite', 'database.json']) fs.cpSync(join(folder, name), join(copy, name), { recursive: true })
    const database = await openDatabase({ dataDir: copy })
    const close = async () => {
      await database.close()
      fs.rmSync(copy, { recursive: true })
    }
    return { database, close }
  }
  const counted = (database: Database) =>
    database.query(
      'select (select count(*)::int from appointments) as rows, (select count(*)::int from organizations) as owners',
    )

  it('leaves nothing where it is broken off, and can begin anew', async () => {
    begin()
    const database = await openDatabase({ dataDir: folder })
    let copy: Awaited<ReturnType<typeof openedAgain>> | undefined
    await restoreAll(
      database,
      (async function* () {
        let seen = 0
        for (const record of records()) {
          yield record
          if (++seen === APPOINTMENTS) copy = await openedAgain()
        }
      })(),
    )
    await database.close()
    if (!copy) throw new Error('Nothing was copied.')
    expect(await counted(copy.database)).toEqual([{ rows: 0, owners: 0 }])
    expect(await restoreAll(copy.database, Readable.from(records()))).toBe(APPOINTMENTS + 1)
    await copy.close()
  }, 60_000)

  it('is whole on the disk once it is answered', async () => {
    begin()
    const database = await openDatabase({ dataDir: folder })
    const flushed = new Set<number>()
    const flush = fs.fsyncSync
    const fsyncs = vi.spyOn(fs, 'fsyncSync').mockImplementation((descriptor) => {
      flushed.add(fs.fstatSync(descriptor).ino)
      flush(descriptor)
    })
    await restoreAll(database, Readable.from(records()))
    fsyncs.mockRestore()
    const [file] = await database.query<{ path: string }>(`select pg_relation_filepath('appointments') as path`)
    expect(flushed).toContain(fs.statSync(join(folder, 'pglite', file?.path ?? '')).ino)
    const { database: again, close } = await openedAgain()
    expect(await counted(again)).toEqual([{ rows: APPOINTMENTS, owners: 1 }])
    expect(
      await again.query(`select count(*)::int as found from appointments where search_text like '%visit%'`),
    ).toEqual([{ found: APPOINTMENTS }])
    await close()
    await database.close()
  }, 60_000)
})

describe('the lock', () => {
  it('is taken over from a process that is gone', async () => {
    const child = spawn(process.execPath, ['-e', ''])
    await new Promise((resolve) => child.once('exit', resolve))
    fs.writeFileSync(lockFile(), JSON.stringify({ pid: child.pid, started: '1', host: hostname() }))
    takeLock(folder).release()
    expect(fs.readdirSync(folder)).toEqual([])
  })

  it('is taken over where its process number now belongs to another process', () => {
    fs.writeFileSync(lockFile(), JSON.stringify({ pid: process.pid, started: '1', host: hostname() }))
    takeLock(folder).release()
    expect(fs.readdirSync(folder)).toEqual([])
  })

  it('is taken over from another machine only after a silence', () => {
    fs.writeFileSync(lockFile(), JSON.stringify({ pid: 1, started: '1', host: 'elsewhere' }))
    expect(() => takeLock(folder)).toThrow('process 1 on elsewhere')
    const longAgo = new Date(Date.now() - 120_000)
    fs.utimesSync(lockFile(), longAgo, longAgo)
    takeLock(folder).release()
  })

  it('is refused to a second taker, and free again once released', () => {
    const lock = takeLock(folder)
    expect(() => takeLock(folder)).toThrow('in use')
    lock.release()
    takeLock(folder).release()
  })
})
