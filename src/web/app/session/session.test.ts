import { describe, expect, test } from 'vitest'
import { device, json, NOON, wish } from './testing/device.ts'

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

  describe('where a signed call is stopped and a plain one can be read', () => {
    const opening = (named: { text: string; challenge?: string }) =>
      device(({ init }) => {
        const sent = new Headers(init.headers)
        // A browser asks first whether headers may be sent, and refuses all but these.
        if ([...sent.keys()].some((name) => name.startsWith('x-') && name !== 'x-acme-date')) {
          throw new TypeError('Failed to fetch')
        }
        if (sent.get('authorization')?.startsWith('ACME1 ')) return json([])
        const headers = {
          'content-type': 'application/json',
          ...(named.challenge && { 'www-authenticate': named.challenge }),
        }
        return new Response(JSON.stringify({ statusCode: 401, message: named.text }), { status: 401, headers })
      })

    test('the words that its refusal names are tried, and kept', async () => {
      const session = await opening({ text: 'Missing X-Acme-Date', challenge: 'ACME1 realm="desk"' }).open()
      expect(await session.signIn(wish({ baseUrl: 'https://far.example' }))).toMatchObject({ ok: true })
      expect(session.state()).toMatchObject({ connection: { headerPrefix: 'x-acme-', scheme: 'ACME1' } })
    })

    test('the words are told as the likely reason, before CORS', async () => {
      const result = await (
        await opening({ text: 'Who are you?' }).open()
      ).signIn(wish({ baseUrl: 'https://far.example' }))
      expect(result).toMatchObject({ ok: false, reason: 'words', said: 'Who are you?' })
    })
  })

  test('tells a redirect to a page to sign in on', async () => {
    const { open } = device(({ init }) => {
      if (init.redirect !== 'manual') throw new TypeError('Failed to fetch')
      return Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' })
    })
    const result = await (await open()).signIn(wish({ baseUrl: 'https://far.example' }))
    expect(result).toMatchObject({ ok: false, reason: 'login' })
  })

  test('a wrong key alone is not tried under other words', async () => {
    const { open, sent } = device(() => json({ code: 'UNAUTHORIZED', description: 'Unknown key.' }, 401))
    await (await open()).signIn(wish())
    expect(sent).toHaveLength(1)
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

  test('what a deployment said of itself is known to the first page, and its key is tried by itself', async () => {
    const { open, sent } = device(
      () => json([]),
      () => json({ extensions: ['batch', 'me'] }),
    )
    const session = await open()
    await session.signIn(wish())
    expect(session.state()).toMatchObject({ connection: { discovery: { extensions: ['batch', 'me'] } } })
    expect(sent.map(({ pathname }) => pathname)).toEqual(['/api/v1/calendars'])
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

  test('keeps what the deployment taught, so that no page load begins with refusals', async () => {
    const ahead = 20 * 60_000
    const statuses: number[] = []
    const { open } = device(({ url, init }) => {
      const date = new Headers(init.headers).get('x-svc-site-date')
      const inTime = date === '20260302T122000Z'
      const response = !inTime
        ? json({ code: 'UNAUTHORIZED', timestamp: new Date(NOON + ahead).toISOString(), description: 'Clock.' }, 401)
        : url.searchParams.has('page')
          ? json({ statusCode: 400, message: ['property page should not exist'] }, 400)
          : json([])
      statuses.push(response.status)
      return response
    })
    const session = await open()
    expect(await session.signIn(wish())).toEqual({ ok: true, skew: ahead })
    const first = session.state()
    if (first.status !== 'in') throw new Error('expected to be in')
    await Promise.all([first.api.calendars.list({ query: { page: 1 } }), first.api.presets.list()])
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 200, 400, 401])
    const again = (await open()).state()
    if (again.status !== 'in') throw new Error('expected to be in')
    await again.api.calendars.list({ query: { page: 1 } })
    expect(statuses.slice(5)).toEqual([200])
  })
})
