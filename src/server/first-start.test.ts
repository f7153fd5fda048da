import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createMemoryStore } from '../api/stores/memory.ts'
import { firstKey } from './first-start.ts'
import { carryOut } from './key-commands.ts'
import { createVault } from './vault.ts'

const asked = { accessKeyId: 'FRONT', secretAccessKey: 'a-secret-of-sixteen' }
const vault = createVault(randomBytes(32))

describe('the first start', () => {
  test('makes an organization with an admin key, and later starts find it', async () => {
    const store = createMemoryStore()
    const first = await firstKey(store, vault, undefined)
    expect(await firstKey(store, vault, undefined)).toEqual(first)
    expect(await store.credentials.organizations()).toMatchObject([{ id: first?.organizationId }])
    const keys = await store.credentials.keys()
    expect(keys).toMatchObject([{ accessKeyId: first?.accessKeyId, role: 'admin' }])
    expect(JSON.stringify(keys)).not.toContain(first?.secretAccessKey)
  })

  test('of several servers at once makes one', async () => {
    const store = createMemoryStore()
    const found = await Promise.all([1, 2, 3].map(() => firstKey(store, vault, asked)))
    expect(new Set(found.map((it) => it?.organizationId)).size).toBe(1)
    expect(await store.credentials.keys()).toHaveLength(1)
  })

  test('tells no key once the first was disabled', async () => {
    const store = createMemoryStore()
    const first = await firstKey(store, vault, undefined)
    await carryOut({ do: 'create', organization: 'Frontdesk', role: 'admin', label: 'Mine' }, store, vault)
    await store.credentials.disableKey(first?.accessKeyId ?? '', new Date().toISOString())
    expect(await firstKey(store, vault, undefined)).toBeUndefined()
  })

  test('adds the key of the settings to the organization that is there', async () => {
    const store = createMemoryStore()
    const first = await firstKey(store, vault, undefined)
    const added = await firstKey(store, vault, asked)
    expect(added).toEqual({ ...asked, organizationId: first?.organizationId })
    expect(await firstKey(store, vault, asked)).toEqual(added)
  })

  test('refuses another secret, a disabled key and another server key in words', async () => {
    const store = createMemoryStore()
    await firstKey(store, vault, asked)
    await expect(firstKey(store, vault, { ...asked, secretAccessKey: 'another-secret-here' })).rejects.toThrow(/secret/)
    await expect(firstKey(store, createVault(randomBytes(32)), undefined)).rejects.toThrow(/another server key/)
    await carryOut({ do: 'create', organization: 'Frontdesk', role: 'admin', label: 'Mine' }, store, vault)
    await store.credentials.disableKey('FRONT', new Date().toISOString())
    await expect(firstKey(store, vault, asked)).rejects.toThrow(/disabled/)
  })
})

describe('the keys of the operator', () => {
  test('make the organization that is missing, once', async () => {
    const store = createMemoryStore()
    const create = { do: 'create', organization: 'Clinic', role: 'staff', label: 'Desk' } as const
    const [one, two] = [await carryOut(create, store, vault), await carryOut(create, store, vault)]
    expect(one.created?.organizationId).toBe(two.created?.organizationId)
    const { keys } = await carryOut({ do: 'list' }, store, vault)
    expect(keys).toMatchObject([{ organization: 'Clinic', role: 'staff', label: 'Desk', disabledAt: null }, {}])
    expect(JSON.stringify(keys)).not.toMatch(/sealed|v1\./)
  })

  test('are disabled, and one that is not there is nothing', async () => {
    const store = createMemoryStore()
    const create = { do: 'create', organization: 'Clinic', role: 'viewer', label: null } as const
    const { created } = await carryOut(create, store, vault)
    const { disabled } = await carryOut({ do: 'disable', accessKeyId: created?.accessKeyId ?? '' }, store, vault)
    expect(disabled?.disabledAt).toMatch(/Z$/)
    expect(await carryOut({ do: 'disable', accessKeyId: 'nobody' }, store, vault)).toEqual({})
  })

  test('keep the last admin key, and say what to do first', async () => {
    const store = createMemoryStore()
    const create = { do: 'create', organization: 'Clinic', role: 'admin', label: null } as const
    const { created } = await carryOut(create, store, vault)
    const disable = { do: 'disable', accessKeyId: created?.accessKeyId ?? '' } as const
    await expect(carryOut(disable, store, vault)).rejects.toThrow('last admin key. Create another one first.')
    await carryOut(create, store, vault)
    expect((await carryOut(disable, store, vault)).disabled?.disabledAt).toMatch(/Z$/)
  })
})
