import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createMemoryStore } from '#api/stores/memory.ts'
import { firstOrganization, hasAdminSignedIn } from './first-start.ts'
import { carryOut } from './key-commands.ts'
import { newId } from './random.ts'
import { createVault } from './vault.ts'

const asked = { accessKeyId: 'FRONT', secretAccessKey: 'a-secret-of-sixteen' }
const ring = [randomBytes(32)] as const
const vault = createVault(ring)

const URL = 'http://desk.example'

describe('the first start', () => {
  test('makes an organization without any key, and later starts find it', async () => {
    const store = createMemoryStore()
    const first = await firstOrganization(store, vault, undefined)
    expect(await firstOrganization(store, vault, undefined)).toBe(first)
    expect(await store.credentials.organizations()).toMatchObject([{ id: first }])
    expect(await store.credentials.keys()).toEqual([])
  })

  test('of several servers at once makes one', async () => {
    const store = createMemoryStore()
    const found = await Promise.all([1, 2, 3].map(() => firstOrganization(store, vault, asked)))
    expect(new Set(found).size).toBe(1)
    expect(await store.credentials.keys()).toHaveLength(1)
    expect(JSON.stringify(await store.credentials.keys())).not.toContain(asked.secretAccessKey)
  })

  test('is over once an admin’s key has signed a call, and nobody else’s', async () => {
    const store = createMemoryStore()
    await firstOrganization(store, vault, asked)
    const staff = { do: 'create', organization: 'Clinic', role: 'staff', label: null } as const
    const { created } = await carryOut(staff, store, ring, { baseUrl: URL })
    await store.credentials.keyUsed(created?.accessKeyId ?? '', new Date().toISOString())
    expect(await hasAdminSignedIn(store)).toBe(false)
    await store.credentials.keyUsed('FRONT', new Date().toISOString())
    expect(await hasAdminSignedIn(store)).toBe(true)
  })

  test('opens the organization of an admin key that lives', async () => {
    const store = createMemoryStore()
    const sealedSecret = await vault.seal('of the clinic')
    const add = async (name: string, createdAt: string, disabledAt: string | null) => {
      const organization = { id: newId(), name, createdAt }
      await store.credentials.addOrganization(organization)
      const key = { accessKeyId: name, role: 'admin' as const, label: null, sealedSecret, disabledAt, createdAt }
      await store.credentials.addKey({ ...key, organizationId: organization.id })
      return organization.id
    }
    await add('CLOSED', '2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z')
    const living = await add('CLINIC', '2026-03-01T00:00:00.000Z', null)
    expect(await firstOrganization(store, vault, undefined)).toBe(living)
  })

  test('adds the key of the settings to the organization that is there', async () => {
    const store = createMemoryStore()
    const first = await firstOrganization(store, vault, undefined)
    expect(await firstOrganization(store, vault, asked)).toBe(first)
    expect(await firstOrganization(store, vault, asked)).toBe(first)
    expect(await store.credentials.keys()).toMatchObject([{ accessKeyId: 'FRONT', role: 'admin' }])
  })

  test('refuses another secret, a disabled key and another server key in words', async () => {
    const store = createMemoryStore()
    await firstOrganization(store, vault, asked)
    const other = { ...asked, secretAccessKey: 'another-secret-here' }
    await expect(firstOrganization(store, vault, other)).rejects.toThrow(/secret/)
    const strange = createVault([randomBytes(32)])
    await expect(firstOrganization(store, strange, undefined)).rejects.toThrow(/another server key/)
    // Only where another admin key stays may the one of the settings be disabled.
    await carryOut({ do: 'create', organization: 'Frontdesk', role: 'admin', label: 'Mine' }, store, ring, {
      baseUrl: URL,
    })
    await store.credentials.disableKey('FRONT', new Date().toISOString())
    await expect(firstOrganization(store, vault, asked)).rejects.toThrow(/disabled/)
  })
})

describe('the keys of the operator', () => {
  test('make the organization that is missing, once', async () => {
    const store = createMemoryStore()
    const create = { do: 'create', organization: 'Clinic', role: 'staff', label: 'Desk' } as const
    const [one, two] = [
      await carryOut(create, store, ring, { baseUrl: URL }),
      await carryOut(create, store, ring, { baseUrl: URL }),
    ]
    expect(one.created?.organizationId).toBe(two.created?.organizationId)
    const { keys } = await carryOut({ do: 'list' }, store, ring, { baseUrl: URL })
    expect(keys).toMatchObject([{ organization: 'Clinic', role: 'staff', label: 'Desk', disabledAt: null }, {}])
    expect(JSON.stringify(keys)).not.toMatch(/sealed|v1\./)
  })

  test('are disabled, and one that is not there is nothing', async () => {
    const store = createMemoryStore()
    const create = { do: 'create', organization: 'Clinic', role: 'viewer', label: null } as const
    const { created } = await carryOut(create, store, ring, { baseUrl: URL })
    const { disabled } = await carryOut({ do: 'disable', accessKeyId: created?.accessKeyId ?? '' }, store, ring, {
      baseUrl: URL,
    })
    expect(disabled?.disabledAt).toMatch(/Z$/)
    expect(await carryOut({ do: 'disable', accessKeyId: 'nobody' }, store, ring, { baseUrl: URL })).toEqual({})
  })

  test('are links too: only the hash of the code is kept, for 15 minutes', async () => {
    const store = createMemoryStore()
    const wish = { do: 'link', organization: 'Clinic', role: 'staff', label: null } as const
    const { link } = await carryOut(wish, store, ring, { baseUrl: URL })
    expect(link).toMatchObject({ organization: 'Clinic', role: 'staff' })
    const code = /^http:\/\/desk\.example\/#sign-in=([\w-]{22})$/.exec(link?.url ?? '')?.[1] ?? ''
    const hash = createHash('sha256').update(code).digest('hex')
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
    const kept = await store.credentials.code('sign-in', hash, at(14))
    expect(kept).toMatchObject({ role: 'staff', label: 'Sign-in link' })
    expect(JSON.stringify(kept)).not.toContain(code)
    expect(await store.credentials.code('sign-in', hash, at(16))).toBeUndefined()
    const elsewhere = { do: 'link', role: 'admin', label: null, baseUrl: 'https://desk.example.org' } as const
    const opened = await carryOut(elsewhere, store, ring, { baseUrl: URL })
    expect(opened.link).toMatchObject({ organization: 'Clinic', role: 'admin' })
    expect(opened.link?.url).toMatch(/^https:\/\/desk\.example\.org\/#sign-in=/)
  })

  test('keep the last admin key, and say what to do first', async () => {
    const store = createMemoryStore()
    const create = { do: 'create', organization: 'Clinic', role: 'admin', label: null } as const
    const { created } = await carryOut(create, store, ring, { baseUrl: URL })
    const disable = { do: 'disable', accessKeyId: created?.accessKeyId ?? '' } as const
    await expect(carryOut(disable, store, ring, { baseUrl: URL })).rejects.toThrow(
      'last admin key. Create another one first.',
    )
    await carryOut(create, store, ring, { baseUrl: URL })
    expect((await carryOut(disable, store, ring, { baseUrl: URL })).disabled?.disabledAt).toMatch(/Z$/)
  })
})
