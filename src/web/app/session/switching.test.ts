import { describe, expect, test } from 'vitest'
import { device, ORIGIN, wish } from './testing/device.ts'

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

  test('signing out stays out after a reload, with the connection waiting', async () => {
    const { open } = device()
    const session = await open()
    await session.signIn(wish())
    session.signOut()
    const again = await open()
    expect(again.state().status).toBe('out')
    expect(again.saved()).toHaveLength(1)
  })

  test('a new tab begins with the last one', async () => {
    const { open, newTab } = device()
    await (await open()).signIn(wish())
    newTab()
    expect((await open()).state().status).toBe('in')
  })
})

describe('sign-in links', () => {
  test('sign in to this server', async () => {
    const session = await device().open({ accessKeyId: 'AK', secretAccessKey: 's', baseUrl: null })
    expect(session.state()).toMatchObject({ status: 'in', connection: { baseUrl: ORIGIN, remembered: true } })
  })

  test('to another server wait for a yes and send nothing', async () => {
    const { open, sent } = device()
    const session = await open({ accessKeyId: 'AK', secretAccessKey: 's', baseUrl: 'https://far.example' })
    expect(session.state()).toMatchObject({ status: 'out', asked: { baseUrl: 'https://far.example' } })
    expect(JSON.stringify(session.state())).not.toContain('"s"')
    expect(sent).toEqual([])
  })
})

describe('mock mode', () => {
  test('begins by the address, stays for the tab, and is left by the address', async () => {
    const { open } = device()
    expect((await open(null, '?mock=1&faults=slow')).state()).toMatchObject({ kind: 'mock' })
    expect((await open()).state()).toMatchObject({ kind: 'mock' })
    expect((await open(null, '?mock=0')).state()).toMatchObject({ status: 'out' })
  })
})
