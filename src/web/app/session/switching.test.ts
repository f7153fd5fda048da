import { describe, expect, test } from 'vitest'
import type { Caller } from '../../client/use-caller.ts'
import { device, wish } from './testing/device.ts'

describe('several connections', () => {
  test('are switched, renamed and forgotten', async () => {
    const { open, rows } = device()
    const session = await open()
    await session.signIn(wish())
    await session.signIn(wish({ accessKeyId: 'SECOND', name: 'Other' }))
    const [, first] = session
      .saved()
      .map((it) => it.id)
      .toSorted((a, b) => (rows.get(a)?.name === 'Other' ? -1 : rows.get(b)?.name === 'Other' ? 1 : 0))
    await session.rename(first ?? '', 'Main')
    await session.switchTo(first ?? '')
    expect(session.state()).toMatchObject({ connection: { name: 'Main' } })
    await session.forget(first ?? '')
    expect(session.state().status).toBe('out')
    expect(session.saved().map((it) => it.name)).toEqual(['Other'])
  })

  test('only one that is remembered keeps a day on this device, and signing out forgets that too', async () => {
    const { open, world } = device()
    const told: string[] = []
    world.offline = (id) => {
      told.push(`keeps ${id}`)
      return { isOpen: () => true, took: () => {}, open: async () => undefined }
    }
    world.onForget = (id, isLast) => told.push(`forgets ${id}${isLast ? ', the last' : ''}`)
    const session = await open()
    const current = () => session.saved()[0]?.id ?? ''
    await session.signIn(wish({ name: 'One', remember: false }))
    await session.signOut()
    expect(told).toEqual([expect.stringMatching(/^forgets .*, the last$/)])
    told.length = 0
    await session.signIn(wish({ name: 'One' }))
    const one = current()
    await session.signIn(wish({ name: 'Two', accessKeyId: 'SECOND' }))
    await session.forget(one)
    await session.signOut()
    expect(told).toEqual([
      `keeps ${one}`,
      expect.stringMatching(/^keeps /),
      `forgets ${one}`,
      expect.stringMatching(/^forgets .*, the last$/),
    ])
  })

  test('signing out forgets the key, in every tab, and what was read under it', async () => {
    const { open, rows, world, newTab } = device()
    const left: string[] = []
    world.onLeave = ({ connectionId }) => left.push(connectionId)
    const session = await open()
    await session.signIn(wish())
    const [kept] = rows.keys()
    newTab()
    const beside = await open()
    expect(beside.state().status).toBe('in')
    await session.signOut()
    expect(rows.size).toBe(0)
    expect(session.state()).toEqual({ status: 'out' })
    expect(beside.state()).toEqual({ status: 'out', why: { because: 'elsewhere' } })
    expect(left).toEqual([kept, kept])
    const again = await open()
    expect(again.state().status).toBe('out')
    expect(again.saved()).toEqual([])
  })

  test('signing out forgets the key also where another tab is still about to keep something of it', async () => {
    const { open, rows, world, newTab } = device()
    const session = await open()
    await session.signIn(wish())
    const [id = ''] = rows.keys()
    newTab()
    const beside = await open()
    const keep = world.store.keep.bind(world.store)
    let go = () => {}
    const held = new Promise<void>((resolve) => (go = resolve))
    let isLate = false
    world.store.keep = async (connection) => {
      await held
      await keep(connection)
      isLate = true
    }
    beside.keepTold(id, { caller: { accessKeyId: 'AK12345678' } as Caller })
    await session.signOut()
    go()
    await expect.poll(() => isLate).toBe(true)
    expect(beside.state().status).toBe('out')
    await expect.poll(() => [...rows.keys()]).toEqual([])
  })

  test('a tab that is reloaded while another one signs out is not signed in, and keeps nothing', async () => {
    const { open, rows, world, newTab } = device()
    const session = await open()
    await session.signIn(wish())
    newTab()
    await open()
    const all = world.store.all.bind(world.store)
    let go = () => {}
    const held = new Promise<void>((resolve) => (go = resolve))
    let asked = () => {}
    const reads = new Promise<void>((resolve) => (asked = resolve))
    world.store.all = async () => {
      const found = await all()
      asked()
      await held
      return found
    }
    const opening = open()
    await reads
    await session.signOut()
    go()
    expect((await opening).state().status).toBe('out')
    expect([...rows.keys()]).toEqual([])
  })

  test('what was read before signing out is not answered from memory afterwards', async () => {
    const asked: (string | null)[] = []
    const { open } = device(({ init }) => {
      asked.push(new Headers(init.headers).get('if-none-match'))
      return new Response('[]', { headers: { 'content-type': 'application/json', etag: '"1"' } })
    })
    const session = await open()
    await session.signIn(wish())
    const before = session.state()
    if (before.status !== 'in') throw new Error('not signed in')
    await before.api.services.list()
    await before.api.services.list()
    expect(asked.at(-1)).toBe('"1"')
    await session.signOut()
    await before.api.services.list()
    expect(asked.at(-1)).toBeNull()
  })

  test('a new tab begins with the last one', async () => {
    const { open, newTab } = device()
    await (await open()).signIn(wish())
    newTab()
    expect((await open()).state().status).toBe('in')
  })
})

describe('mock mode', () => {
  test('begins by the address, stays for the tab, and is left by the address', async () => {
    const { open } = device()
    expect((await open('?mock=1&faults=slow')).state()).toMatchObject({ kind: 'mock' })
    expect((await open()).state()).toMatchObject({ kind: 'mock' })
    expect((await open('?mock=0')).state()).toMatchObject({ status: 'out' })
  })
})
