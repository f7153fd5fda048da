import { describe, expect, test } from 'vitest'
import { device, json, wish } from './testing/device.ts'

describe('signing in', () => {
  test('is kept on the device with a key that cannot be read, and comes back after a reload', async () => {
    const { open, rows } = device()
    const session = await open()
    expect(session.state().status).toBe('out')
    expect(await session.signIn(wish())).toEqual({ ok: true, skew: 0 })
    const [kept] = rows.values()
    expect(kept?.key.extractable).toBe(false)
    expect(JSON.stringify(kept)).not.toContain('geheim')
    await expect(crypto.subtle.exportKey('raw', kept?.key ?? ({} as CryptoKey))).rejects.toThrow(/extractable/)
    expect((await open()).state()).toMatchObject({
      status: 'in',
      kind: 'real',
      connection: { name: 'desk.example · AK123456' },
    })
  })

  test('without being kept survives a reload and reaches new tabs, and is gone with the browser', async () => {
    const { open, rows, newTab, closeBrowser } = device()
    const session = await open()
    await session.signIn(wish({ remember: false }))
    expect(session.state().status).toBe('in')
    expect([...rows.values()]).toMatchObject([{ remembered: false, key: { extractable: false } }])
    expect((await open()).state().status).toBe('in')
    newTab()
    expect((await open()).state().status).toBe('in')
    closeBrowser()
    expect((await open()).state()).toEqual({ status: 'out' })
    expect(rows.size).toBe(0)
  })

  test('that was removed meanwhile is told once', async () => {
    const { open, rows } = device()
    await (await open()).signIn(wish())
    rows.clear()
    // A reload says why one is out; the next one has nothing to say.
    expect((await open()).state()).toMatchObject({ status: 'out', why: { because: 'gone' } })
    expect((await open()).state()).not.toHaveProperty('why')
  })

  test('that does not work changes nothing and says why', async () => {
    const { open, rows } = device(() => json({ code: 'UNAUTHORIZED', description: 'Unknown key.' }, 401))
    const session = await open()
    expect(await session.signIn(wish())).toMatchObject({ ok: false, reason: 'key' })
    expect(session.state().status).toBe('out')
    expect(rows.size).toBe(0)
  })

  test.each([
    ['address', () => new Response('<!doctype html>')],
    ['address', () => json({ statusCode: 404, message: 'Cannot GET' }, 404)],
    ['rights', () => json({}, 403)],
    ['other', () => json({}, 500)],
  ] as const)('tells %s', async (reason, answer) => {
    const session = await device(answer).open()
    expect(await session.signIn(wish())).toMatchObject({ ok: false, reason })
  })

  test.each([
    ['cors', 'https://far.example', true],
    ['network', 'https://far.example', false],
    ['mixed', 'http://far.example', true],
  ] as const)('tells %s when nothing of another origin can be read', async (reason, baseUrl, alive) => {
    const { open } = device(({ init }) => {
      if (init.mode === 'no-cors' && alive) return new Response(null)
      throw new TypeError('Failed to fetch')
    })
    expect(await (await open()).signIn(wish({ baseUrl }))).toMatchObject({ ok: false, reason })
  })

  test('a deployment that introduces itself is spoken to in its own words', async () => {
    const words = { headerPrefix: 'x-acme-', scheme: 'ACME', extensions: [] }
    const { open } = device(
      ({ init }) => (new Headers(init.headers).get('authorization')?.startsWith('ACME ') ? json([]) : json({}, 401)),
      () => json(words),
    )
    const session = await open()
    expect(await session.signIn(wish())).toMatchObject({ ok: true })
    expect(session.state()).toMatchObject({ connection: { headerPrefix: 'x-acme-', scheme: 'ACME' } })
  })

  test('a browser that keeps no keys signs in for the tab, and says so', async () => {
    const { open, world } = device()
    world.store.keep = () => Promise.reject(new DOMException('no', 'DataCloneError'))
    const session = await open()
    await session.signIn(wish())
    expect(session.state()).toMatchObject({ status: 'in', connection: { remembered: false } })
  })

  test('a deployment without calendars is still one', async () => {
    const { open } = device(({ url }) => (url.pathname.endsWith('/calendars') ? json({}, 404) : json([])))
    expect(await (await open()).signIn(wish())).toMatchObject({ ok: true })
  })
})
