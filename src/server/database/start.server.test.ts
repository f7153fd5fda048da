import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { ConnectionFault } from '#api/stores/sql/database.ts'
import { ConfigError } from '../config.ts'
import { nextStepAfter, openDatabase } from './open.ts'
import { cuttingProxy } from './testing/cutting-proxy.ts'
import { newDatabase } from './testing/new-database.ts'

let folder: string
let told: string[]
beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), 'frontdesk-start-'))
  told = []
})
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

const path = (...names: string[]) => join(folder, ...names)
const open = () => openDatabase({ dataDir: folder }, (text) => void told.push(text))

/** What the operator reads: one sentence for each thing to mend. */
const problems = async (): Promise<readonly string[]> => {
  const error = await open().then(
    async (database) => database.close(),
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ConfigError)) throw new Error(`Not refused in words: ${String(error)}`)
  // Whoever mends it can start at once.
  expect(fs.existsSync(path('lock'))).toBe(false)
  return error.problems
}

describe('a data folder', () => {
  beforeEach(() => fs.cpSync(inject('emptyData'), folder, { recursive: true }))

  it('whose database.json is missing is refused, and nothing is moved', async () => {
    fs.rmSync(path('database.json'))
    const before = fs.readdirSync(folder)
    expect(await problems()).toEqual([expect.stringMatching(/database\.json is missing.*Put .*database\.json back/)])
    expect(fs.readdirSync(folder)).toEqual(before)
  })

  it.each(['', '{"postgresMajor":', '[]'])('whose database.json says %j is refused in words', async (text) => {
    fs.writeFileSync(path('database.json'), text)
    expect(await problems()).toEqual([expect.stringMatching(/database\.json is damaged.*Put .*database\.json back/)])
  })

  it('whose database is missing is refused instead of beginning with an empty one', async () => {
    fs.rmSync(path('pglite'), { recursive: true })
    expect(await problems()).toEqual([expect.stringMatching(/pglite is missing.*Put .*pglite back/)])
    expect(fs.existsSync(path('pglite'))).toBe(false)
  })

  it('whose files are damaged is refused in words', async () => {
    fs.writeFileSync(path('pglite', 'global', 'pg_control'), 'no control file')
    expect(await problems()).toEqual([expect.stringMatching(/pglite does not start.*npm run restore/)])
  })

  it('is waited for while the process that held it is being taken down', async () => {
    const holder = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    await once(holder, 'spawn')
    const stat = fs.readFileSync(`/proc/${holder.pid}/stat`, 'utf8')
    const started = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
    fs.writeFileSync(path('lock'), JSON.stringify({ pid: holder.pid, started, host: hostname() }))
    const opening = open()
    setTimeout(() => holder.kill('SIGKILL'), 300)
    const database = await opening
    expect(JSON.parse(fs.readFileSync(path('lock'), 'utf8'))).toMatchObject({ pid: process.pid })
    await database.close()
  })

  it('is taken over from a lock that was cut off with the power', async () => {
    fs.writeFileSync(path('lock'), '')
    const longAgo = new Date(Date.now() - 120_000)
    fs.utimesSync(path('lock'), longAgo, longAgo)
    const database = await open()
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }])
    await database.close()
  })
})

describe('a first start that was interrupted', () => {
  it('begins anew and says where the remains are', async () => {
    fs.mkdirSync(path('pglite'))
    fs.writeFileSync(path('pglite', 'PG_VERSION'), '18')
    await (await open()).close()
    const [aside] = fs.readdirSync(folder).filter((name) => name.startsWith('pglite.incomplete-'))
    expect(told).toEqual([expect.stringContaining(aside ?? 'nothing')])
    expect(JSON.parse(fs.readFileSync(path('database.json'), 'utf8'))).toEqual({ postgresMajor: 18 })
  }, 120_000)
})

describe('a PostgreSQL that does not answer yet', () => {
  it('is waited for, and the log says so once', async () => {
    const line = await cuttingProxy(await newDatabase(inject('postgresUrl')))
    line.down()
    const database = await openDatabase({ databaseUrl: line.url, dataDir: folder, databaseWait: 20_000 }, (text) => {
      told.push(text)
      line.mend()
    })
    expect(told).toEqual([expect.stringMatching(/does not answer.*waiting.*20 seconds/)])
    await database.close()
    await line.close()
  })

  it('that speaks no TLS is told as such', async () => {
    const opening = openDatabase({ databaseUrl: `${inject('postgresUrl')}?sslmode=verify-full`, dataDir: folder })
    await expect(opening).rejects.toThrow(
      /^The database of DATABASE_URL cannot be used: [^\n]*SSL[^\n]*\. Turn TLS on there, or take sslmode out of DATABASE_URL\.$/,
    )
  })

  it.each(['DEPTH_ZERO_SELF_SIGNED_CERT', 'ERR_TLS_CERT_ALTNAME_INVALID', 'CERT_HAS_EXPIRED'])(
    'whose certificate is no good is told as such: %s',
    (code) => {
      const fault = new ConnectionFault('the certificate', undefined, Object.assign(new Error(code), { code }))
      expect(nextStepAfter(fault)).toMatch(/sslrootcert/)
    },
  )

  it('is given up after a while, in one sentence', async () => {
    const line = await cuttingProxy(inject('postgresUrl'))
    line.down()
    const opening = openDatabase({ databaseUrl: line.url, dataDir: folder, databaseWait: 0 })
    await expect(opening).rejects.toThrow(
      /^The database of DATABASE_URL cannot be used: [^\n]+\. Start it, or [^\n]+\.$/,
    )
    await line.close()
  })
})
