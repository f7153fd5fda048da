import { expect, test } from 'vitest'
import { createPageKeeper, type KeptVersion } from './keep-page.ts'
import { memoryCaches, ownAnswer } from './testing/cache-storage.ts'

const HERE = 'https://desk.example'
const ONE: KeptVersion = { name: 'one', assets: ['/assets/main-11111111.js', '/assets/both-33333333.js'] }
const TWO: KeptVersion = { name: 'two', assets: ['/assets/main-22222222.js', '/assets/both-33333333.js'] }

/** A browser, and a server that has the files of one version at a time. */
const world = (wait: () => Promise<void> = async () => undefined) => {
  const { caches, addresses } = memoryCaches()
  const state = { served: ONE, line: 'up' as 'up' | 'down' | 'hangs' | 'in trouble', asked: [] as string[] }
  const fetch = async (request: Request | string): Promise<Response> => {
    const { pathname } = new URL(typeof request === 'string' ? request : request.url, HERE)
    state.asked.push(pathname)
    if (state.line === 'down') throw new TypeError('no line')
    if (state.line === 'hangs') return new Promise(() => undefined)
    if (state.line === 'in trouble') return ownAnswer('Bad gateway', { status: 502 })
    if (pathname.startsWith('/assets/')) {
      const isThere = state.served.assets.includes(pathname)
      return ownAnswer(isThere ? `code of ${pathname}` : 'gone', { status: isThere ? 200 : 404 })
    }
    return ownAnswer(`page ${state.served.name}`, { 'content-security-policy': `policy ${state.served.name}` })
  }
  /** What is being kept at the moment. */
  let keeping: Promise<unknown> = Promise.resolve()
  const whileKept = <T>(work: () => Promise<T>): Promise<T> => {
    const done = work()
    keeping = done.catch(() => undefined)
    return done
  }
  const keeperOf = (version: KeptVersion) => createPageKeeper(version, { origin: HERE, caches, fetch, wait, whileKept })
  /** Forgets a cache as signing out does: alone. */
  const forget = async (name: string) => {
    await keeping
    await caches.delete(name)
  }
  return { state, keeperOf, addresses, caches, forget }
}

const get = (path: string, mode = 'cors'): Request =>
  Object.defineProperty(new Request(new URL(path, HERE)), 'mode', { value: mode })
const open = (path = '/appointments') => get(path, 'navigate')
const textOf = async (answer: Promise<Response> | undefined) => (await answer)?.text()

test('keeps the page with its headers and all that it is made of, and answers from that without a line', async () => {
  const { state, keeperOf, addresses } = world()
  const keeper = keeperOf(ONE)
  await keeper.install()
  expect(addresses()).toEqual({ 'frontdesk-page one': ['/', ...ONE.assets].toSorted() })
  state.line = 'down'
  const page = await keeper.answer(open('/appointments?date=2026-03-02'))
  expect(await page?.text()).toBe('page one')
  expect(page?.headers.get('content-security-policy')).toBe('policy one')
  expect(await textOf(keeper.answer(get('/assets/main-11111111.js')))).toBe('code of /assets/main-11111111.js')
})

test.each(['hangs', 'in trouble'] as const)('a line that %s does not keep anybody from the kept page', async (line) => {
  const { state, keeperOf } = world()
  const keeper = keeperOf(ONE)
  await keeper.install()
  state.line = line
  expect(await textOf(keeper.answer(open()))).toBe('page one')
})

test('the line is asked first, so that a new version is seen at once', async () => {
  const { state, keeperOf } = world(() => new Promise(() => undefined))
  const keeper = keeperOf(ONE)
  await keeper.install()
  state.served = TWO
  expect(await textOf(keeper.answer(open()))).toBe('page two')
})

test('a new version never breaks an open page: what it runs stays until no page is left under it', async () => {
  const { state, keeperOf, addresses } = world()
  const first = keeperOf(ONE)
  await first.install()
  state.served = TWO
  const second = keeperOf(TWO)
  state.asked = []
  await second.install()
  // What both versions have is not fetched again.
  expect(state.asked).toEqual(['/assets/main-22222222.js', '/'])
  // The server has only the new version; the page that is open still asks for the files of its own.
  expect(await textOf(first.answer(get('/assets/main-11111111.js')))).toBe('code of /assets/main-11111111.js')
  state.line = 'down'
  // A page that is opened now gets the newest version that is whole.
  expect(await textOf(first.answer(open()))).toBe('page two')
  expect(await textOf(first.answer(get('/assets/main-22222222.js')))).toBe('code of /assets/main-22222222.js')
  await second.forgetOthers()
  expect(Object.keys(addresses())).toEqual(['frontdesk-page two'])
})

test('half of a version is never used', async () => {
  const { state, keeperOf } = world()
  const first = keeperOf(ONE)
  await first.install()
  // The server is exchanged while the new version is being kept.
  await expect(keeperOf(TWO).install()).rejects.toThrow('cannot be kept')
  state.line = 'down'
  expect(await textOf(first.answer(open()))).toBe('page one')
})

test('once all is forgotten nothing is kept anew, and the page goes on over the line', async () => {
  const { state, keeperOf, addresses, caches } = world()
  const keeper = keeperOf({ ...ONE, assets: ONE.assets.slice(0, 1) })
  await keeper.install()
  expect(await textOf(keeper.answer(get('/assets/both-33333333.js')))).toContain('code of')
  expect(addresses()['frontdesk-page one']).toContain('/assets/both-33333333.js')
  await caches.delete('frontdesk-page one')
  expect(await textOf(keeper.answer(get('/assets/main-11111111.js')))).toContain('code of')
  expect(addresses()).toEqual({})
  state.line = 'down'
  await expect(keeper.answer(open())).rejects.toThrow('no line')
})

test('what is forgotten while an answer is looked for does not come back', async () => {
  const { keeperOf, addresses, caches, forget } = world()
  const keeper = keeperOf({ ...ONE, assets: ONE.assets.slice(0, 1) })
  await keeper.install()
  const keys = caches.keys.bind(caches)
  const has = caches.has.bind(caches)
  caches.keys = async () => {
    const names = await keys()
    await caches.delete('frontdesk-page one')
    return names
  }
  expect(await textOf(keeper.answer(get('/assets/main-11111111.js')))).toContain('code of')
  expect(addresses()).toEqual({})
  caches.keys = keys

  await keeper.install()
  let forgetting: Promise<void> | undefined
  caches.has = async (name) => {
    const isThere = await has(name)
    forgetting = forget(name)
    return isThere
  }
  await keeper.answer(get('/assets/both-33333333.js'))
  await forgetting
  expect(addresses()).toEqual({})
})

test('what is the service’s own is left alone and never kept', async () => {
  const { keeperOf, addresses } = world()
  const keeper = keeperOf(ONE)
  await keeper.install()
  for (const path of ['/api/v2/appointments', '/x/me', '/admin/keys', '/media/a/b/1/c', '/feeds/a.ics']) {
    expect(keeper.answer(get(path))).toBeUndefined()
    expect(keeper.answer(open(path))).toBeUndefined()
  }
  await keeper.answer(open('/services'))
  expect(Object.values(addresses()).flat()).toEqual(['/', ...ONE.assets].toSorted())
})
