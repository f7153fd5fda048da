import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createMediaAddresses } from '#api/http/media/addresses.ts'
import { createMemoryStore } from '#api/stores/memory.ts'
import { idOf, rowOf } from '#api/stores/testing/rows-of.ts'
import { carryOut } from './key-commands.ts'
import { addressKeys, serverKeyId } from './media/address-keys.ts'
import { readServerKeys } from './read-server-keys.ts'
import { addServerKey, retireServerKeys, serverKeys } from './server-key.ts'
import { createVault } from './vault.ts'

const [old, fresh, other] = [randomBytes(32), randomBytes(32), randomBytes(32)] as const
const medium = { organizationId: '01890000-0000-7000-8000-000000000001', id: '01890000-0000-7000-8000-000000000002' }

describe('after the server key was changed', () => {
  test('addresses made before still open, those made now are under the new key, and none of a retired key opens', () => {
    const [before, both, after] = [[old], [fresh, other, old], [fresh]] as const
    const [first, second, third] = [before, both, after].map((keys) => createMediaAddresses(addressKeys(keys)))
    const read = first?.readPath(medium, 3) ?? ''
    const upload = first?.uploadPath(medium, 2_000_000, 'KEY') ?? ''
    expect(second?.openRead(read)).toEqual({ medium, generation: 3 })
    expect(second?.openUpload(upload, 1_000_000)).toEqual({ medium, accessKeyId: 'KEY' })
    expect(() => second?.openRead(read.replace('/3/', '/4/'))).toThrow(/cut or changed/)
    const now = second?.readPath(medium, 3) ?? ''
    expect(now.split('/').at(-1)).toMatch(new RegExp(`^${serverKeyId(fresh)}`))
    expect(third?.openRead(now)).toEqual({ medium, generation: 3 })
    expect(() => third?.openRead(read)).toThrow(/cut or changed/)
    expect(() => third?.openUpload(upload, 1_000_000)).toThrow(/cut or changed/)
    // Of an upload a seal of the one purpose opens nothing of the other.
    expect(() => second?.openRead(read.replace(/[^/]+$/, upload.split('/').at(-1) ?? ''))).toThrow(/cut or changed/)
  })

  test('secrets sealed before open, and are sealed anew under the new key', async () => {
    const store = createMemoryStore()
    const before = createVault([old])
    const [one, two] = [{ organization: 'Clinic' }, { organization: 'Other' }]
    for (const { organization } of [one, two]) {
      await carryOut({ do: 'create', organization, role: 'admin', label: null }, store, [old], { baseUrl: '' })
    }
    const sealed = (await store.credentials.keys()).map((key) => key.sealedSecret)
    const secrets = await Promise.all(sealed.map((it) => before.open(it)))
    expect(await createVault([fresh, old]).open(sealed[0] ?? '')).toBe(secrets[0])
    await expect(createVault([fresh]).open(sealed[0] ?? '')).rejects.toThrow(/authenticate/)
    const told = { keys: 2, addresses: 0, under: serverKeyId(fresh), needed: { secrets: 0, uploads: 0 } }
    expect(await carryOut({ do: 'reseal' }, store, [fresh, old], { baseUrl: '' })).toEqual({ resealed: told })
    const after = (await store.credentials.keys()).map((key) => key.sealedSecret)
    expect(await Promise.all(after.map((it) => createVault([fresh]).open(it)))).toEqual(secrets)
    expect(await carryOut({ do: 'reseal' }, store, [fresh], { baseUrl: '' })).toEqual({
      resealed: { ...told, keys: 0 },
    })
  })
})

test('files that records name by an address made before are named by one under the new key; uploads under way are counted', async () => {
  const store = createMemoryStore()
  const { created } = await carryOut(
    { do: 'create', organization: 'Clinic', role: 'admin', label: null },
    store,
    [old],
    {
      baseUrl: '',
    },
  )
  const organizationId = created?.organizationId ?? ''
  const shown = { organizationId, id: idOf(1) }
  const [before, after] = [[old], [fresh]].map((keys) =>
    createMediaAddresses(addressKeys(keys as [Buffer])).readPath(shown, 2),
  )
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  const rows = [
    rowOf('multimedia', 1, { organizationId, url: before ?? null, status: 'ready' }),
    rowOf('multimedia', 2, { organizationId, url: null, status: 'need_action', updatedAt: minutesAgo(60) }),
    rowOf('multimedia', 3, {
      organizationId,
      url: null,
      status: 'need_action',
      updatedAt: minutesAgo(26 * 60),
    }),
  ]
  const elsewhere = 'https://elsewhere.example/logo.png'
  const service = rowOf('services', 4, { organizationId, image: `https://desk.example${before}?w=640` })
  const plain = rowOf('services', 5, { organizationId, image: elsewhere })
  await store.write(organizationId, async (all) => {
    await all.insertAll('multimedia', rows)
    await all.insertAll('services', [service, plain])
  })
  const told = { keys: 1, addresses: 2, under: serverKeyId(fresh), needed: { secrets: 0, uploads: 1 } }
  const reseal = () => carryOut({ do: 'reseal' }, store, [fresh, old], { baseUrl: '' })
  expect(await reseal()).toEqual({ resealed: told })
  expect(await reseal()).toEqual({ resealed: { ...told, keys: 0, addresses: 0 } })
  const [medium, first, second] = await store.read(organizationId, (all) =>
    Promise.all([all.get('multimedia', idOf(1)), all.get('services', idOf(4)), all.get('services', idOf(5))]),
  )
  expect([medium?.url, medium?.version]).toEqual([after, 2])
  expect([first?.image, first?.version]).toEqual([`https://desk.example${after}?w=640`, 2])
  expect([second?.image, second?.version]).toEqual([elsewhere, 1])
})

describe('the file of server keys', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'frontdesk-keys-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('gets a new key before those it has, which stay until they are retired', () => {
    const [first] = serverKeys(folder)
    const [second, ...former] = addServerKey(folder)
    expect(former).toEqual([first])
    expect(second).not.toEqual(first)
    expect(serverKeys(folder)).toEqual([second, first])
    expect(statSync(join(folder, 'server.key')).mode & 0o777).toBe(0o600)
    retireServerKeys(folder)
    expect(serverKeys(folder)).toEqual([second])
    expect(readFileSync(join(folder, 'server.key'), 'utf8')).toBe(`${second.toString('hex')}\n`)
  })

  test.each([[[]], [['']], [['ab'.repeat(32), 'half a k']], [['half a k', 'ab'.repeat(32)]]])(
    'that holds %j is none',
    (texts) => expect(readServerKeys(texts)).toBeUndefined(),
  )
})
