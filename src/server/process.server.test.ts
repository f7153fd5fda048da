import { execFile, execFileSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { request as open } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, send, signedHeaders } from '#api/http/testing/caller.ts'
import { entry, environment, type ServerProcess, startProcess, temporaryFolder } from './testing/server-process.ts'

const folder = temporaryFolder()
const settings = { DATA_DIR: folder.path }
afterAll(folder.remove)

const keys = (...words: string[]): string =>
  execFileSync(process.execPath, [entry('keys'), ...words], { env: environment(settings), encoding: 'utf8' })

describe('wrong settings', () => {
  test('are named one by one, and the server does not start', async () => {
    const wrong = {
      ...settings,
      PORT: 'http',
      RATE_LIMIT: 'fast',
      CORS_ORIGINS: 'desk.example.org',
      ACCESS_KEY_ID: 'ONE',
      DATABASE_URL: 'mysql://root:hunter2@db/x',
    }
    const failed = await promisify(execFile)(process.execPath, [entry('main')], {
      env: environment(wrong),
    }).catch((error: unknown) => error as { code: number; stderr: string })
    expect(failed).toMatchObject({ code: 1 })
    const lines = failed.stderr.trim().split('\n')
    for (const name of ['PORT', 'RATE_LIMIT', 'CORS_ORIGINS', 'ACCESS_KEY_ID', 'DATABASE_URL']) {
      expect(lines.filter((it) => it.startsWith(`${name} `))).toHaveLength(1)
    }
    expect(lines).toHaveLength(5)
    expect(failed.stderr).not.toContain('hunter2')
  })

  test.each([
    ['DATABASE_URL', 'postgres://frontdesk:hunter2@127.0.0.1:1/x'],
    ['DATA_DIR', join(import.meta.filename, 'below-a-file')],
  ])('that only show in use are told in one line too: %s', async (name, value) => {
    const failed = await promisify(execFile)(process.execPath, [entry('main')], {
      env: environment({ ...settings, DATABASE_WAIT: '0s', [name]: value }),
    }).catch((error: unknown) => error as { code: number; stderr: string })
    expect(failed).toMatchObject({ code: 1 })
    expect(failed.stderr.trim().split('\n')).toEqual([
      expect.stringMatching(`${name}.* cannot be used: .+\\. (Start it, or set|Set it to) `),
    ])
    expect(failed.stderr).not.toContain('hunter2')
  })
})

describe('a server', () => {
  let server: ServerProcess
  beforeAll(async () => {
    server = await startProcess(entry('main'), settings)
  }, 60_000)

  test('prints a link that becomes an admin key once, no secret, and keeps keys sealed under a file of its owner', async () => {
    const { link, service, key, output } = server
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#sign-in=[\w-]{22}$/)
    expect(output()).not.toContain(key.secretAccessKey)
    const secretAccessKey = randomBytes(30).toString('base64url')
    const body = JSON.stringify({ code: link?.split('=')[1], secret: secretAccessKey })
    const redeem = () => send(service, 'POST', '/x/sign-in', { headers: { 'content-type': 'application/json' }, body })
    const made = await redeem()
    expect([made.status, made.body.role]).toEqual([201, 'admin'])
    expect((await redeem()).status).toBe(404)
    const own = { accessKeyId: made.body.accessKeyId, secretAccessKey }
    const admins = [
      { accessKeyId: key.accessKeyId, role: 'admin' },
      { accessKeyId: own.accessKeyId, role: 'admin' },
    ]
    expect((await call(service, own, 'GET', '/admin/keys')).body).toMatchObject(admins)
    expect((await call(service, key, 'GET', '/admin/keys')).body).toHaveLength(2)
    expect(statSync(join(folder.path, 'server.key')).mode & 0o777).toBe(0o600)
    expect(statSync(folder.path).mode & 0o077).toBe(0)
    const files = readdirSync(folder.path, { withFileTypes: true, recursive: true }).filter((it) => it.isFile())
    const spilling = files.filter((it) => {
      const bytes = readFileSync(join(it.parentPath, it.name))
      return [key.secretAccessKey, secretAccessKey, link?.split('=')[1] ?? ''].some((secret) => bytes.includes(secret))
    })
    expect(output()).not.toContain(secretAccessKey)
    expect(files.length).toBeGreaterThan(100)
    expect(spilling).toEqual([])
  })

  test('refuses a port that is taken, in one sentence', async () => {
    const other = temporaryFolder({ begun: true })
    const taken = { DATA_DIR: other.path, PORT: new URL(server.url).port }
    const failed = await promisify(execFile)(process.execPath, [entry('main')], {
      env: environment(taken),
    }).catch((error: unknown) => error as { code: number; stderr: string })
    other.remove()
    expect(failed).toMatchObject({ code: 1, stderr: expect.stringMatching(/^HOST .* another program listens there/) })
  })

  test('keeps a connection open for longer than the proxies and clients before it do', async () => {
    const answer = await fetch(`${server.url}/.well-known/scheduling-service`)
    await answer.text()
    expect(Number(/timeout=(\d+)/.exec(answer.headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(60)
  })

  test('makes, lists and disables keys while it runs', async () => {
    const made = JSON.parse(keys('create', '--organization', 'Clinic', '--role', 'staff', '--json'))
    expect(Object.keys(made).toSorted()).toEqual(['accessKeyId', 'organizationId', 'role', 'secretAccessKey'])
    expect((await call(server.service, made, 'GET', '/api/v1/services')).status).toBe(200)
    expect(keys('list')).toContain(made.accessKeyId)
    const link = JSON.parse(keys('link', '--organization', 'Clinic', '--role', 'viewer', '--json'))
    expect(link).toMatchObject({ organization: 'Clinic', role: 'viewer' })
    expect(link.url).toMatch(new RegExp(`^${server.url}/#sign-in=[\\w-]{22}$`))
    keys('disable', made.accessKeyId)
    expect((await call(server.service, made, 'GET', '/api/v1/services')).status).toBe(401)
  })

  test('finishes open requests on SIGTERM, closes the database and ends with 0', async () => {
    const { service, key, url } = server
    const body = JSON.stringify({ title: 'Begun before the end' })
    const headers = signedHeaders(key, 'POST', '/api/v1/presets', { raw: body })
    const slow = open(`${url}/api/v1/presets`, {
      method: 'POST',
      headers: { ...Object.fromEntries(headers), 'content-type': 'application/json', 'content-length': body.length },
    })
    slow.write(body.slice(0, 10))
    const answered = once(slow, 'response')
    // The server has the first half by the time it has answered a later call.
    await send(service, 'GET', '/.well-known/scheduling-service')
    const ended = server.end('SIGTERM')
    await untilRefused(url)
    slow.end(body.slice(10))
    const [response] = await answered
    expect(response.statusCode).toBe(201)
    response.resume()
    expect(await ended).toBe(0)
  })

  test('starts again without a link, now that an admin has signed in, and the answered write is there', async () => {
    const again = await startProcess(entry('main'), settings)
    expect(again.link).toBeUndefined()
    expect(again.output()).not.toContain(again.key.secretAccessKey)
    const { body } = await call(again.service, again.key, 'GET', '/api/v1/presets')
    expect(body.items).toMatchObject([{ title: 'Begun before the end' }])
    expect(await again.end('SIGINT')).toBe(0)
  }, 60_000)

  test('lets keys be made while it does not run, also after it was killed', async () => {
    await (await startProcess(entry('main'), settings)).end('SIGKILL')
    const made = JSON.parse(keys('create', '--organization', 'Clinic', '--role', 'viewer', '--json'))
    expect(keys('list', '--json')).toContain(made.accessKeyId)
  }, 60_000)

  test('does not start on the rows of another server key', async () => {
    const file = join(folder.path, 'server.key')
    const own = readFileSync(file, 'utf8')
    const other = { ...settings, SERVER_KEY: createHash('sha256').update(own).digest('hex') }
    const failed = await promisify(execFile)(process.execPath, [entry('main')], {
      env: environment(other),
    }).catch((error: unknown) => error as { code: number; stderr: string })
    expect(failed).toMatchObject({ code: 1, stderr: expect.stringMatching(/another server key/) })
  }, 60_000)
})

async function untilRefused(url: string): Promise<void> {
  for (;;) {
    // A connection of its own, since a kept one is still served.
    const refused = await fetch(url, { headers: { connection: 'close' } }).then(
      () => false,
      () => true,
    )
    if (refused) return
    await pause(10)
  }
}
