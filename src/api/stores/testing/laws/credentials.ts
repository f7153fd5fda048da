import { describe, expect, it } from 'vitest'
import type { KeyRow, Tables } from '../../../core/store.ts'
import { idOf, ORGANIZATION, OTHER, rowOf } from '../rows-of.ts'
import { at, conflict, createdAt, type Law } from './law.ts'

/** The laws of credentials. */
export function credentialLaws(law: Law): void {
  const { read, write } = law
  describe('credentials', () => {
    const key = (accessKeyId: string, organizationId = ORGANIZATION) => {
      const sealed = { label: null, sealedSecret: 'sealed', disabledAt: null }
      return { accessKeyId, organizationId, role: 'admin' as const, createdAt, ...sealed }
    }

    it('keeps organizations, each name once', async () => {
      const { credentials } = law.store()
      expect((await credentials.organizations()).map(({ id }) => id)).toEqual([ORGANIZATION, OTHER])
      expect(await credentials.organizationByName('Ours')).toEqual({ id: ORGANIZATION, name: 'Ours', createdAt })
      expect(await credentials.organizationByName('ours')).toBeUndefined()
      const again = credentials.addOrganization({ id: idOf(9), name: 'Ours', createdAt })
      await expect(again).rejects.toMatchObject(conflict)
    })

    it('keeps and disables keys', async () => {
      const { credentials } = law.store()
      await credentials.addKey(key('B'))
      await credentials.addKey(key('A'))
      await credentials.addKey(key('C', OTHER))
      await expect(credentials.addKey(key('A', OTHER))).rejects.toMatchObject(conflict)
      expect((await credentials.keys()).map((it) => it.accessKeyId)).toEqual(['A', 'B', 'C'])
      expect((await credentials.keys(ORGANIZATION)).map((it) => it.accessKeyId)).toEqual(['A', 'B'])
      expect(await credentials.keys('nobody')).toEqual([])
      expect(await credentials.key('A')).toEqual(key('A'))
      const disabledAt = '2026-02-01T00:00:00.000Z'
      expect(await credentials.disableKey('A', disabledAt)).toEqual({ ...key('A'), disabledAt })
      expect((await credentials.disableKey('A', createdAt))?.disabledAt).toBe(disabledAt)
      expect(await credentials.disableKey('nobody', createdAt)).toBeUndefined()
    })

    it('knows who signs as soon as a key is there, and no longer than it is enabled', async () => {
      const { signer, credentials } = law.store()
      const personId = idOf(5)
      expect(await signer('A')).toBeUndefined()
      await write((rows) => rows.insert('people', rowOf('people', 5, { disabledAt: null })))
      await credentials.addKey({ ...key('A'), personId })
      expect((await signer('A'))?.person?.disabledAt).toBeNull()
      await write((rows) => rows.replace('people', rowOf('people', 5, { disabledAt: createdAt })))
      expect((await signer('A'))?.person?.disabledAt).toBe(createdAt)
      await write((rows) => rows.replace('people', rowOf('people', 5, { disabledAt: null })))
      expect((await signer('A'))?.person?.disabledAt).toBeNull()
      await credentials.addKey(key('B'))
      await credentials.disableKey('A', createdAt)
      expect((await signer('A'))?.key.disabledAt).toBe(createdAt)
      await credentials.expireKey('B', '2099-01-01T00:00:00.000Z').catch(() => {})
      expect(await signer('B')).toEqual(await credentials.bearer('B'))
    })

    it('answers the keys of an organization page by page, in the order in which they were made', async () => {
      const { credentials } = law.store()
      const made = (id: string, minute: number, of = ORGANIZATION) => ({
        ...key(id, of),
        createdAt: `2026-01-01T00:0${minute}:00.000Z`,
      })
      for (const it of [made('C', 1), made('A', 2), made('B', 1), made('D', 0, OTHER)]) await credentials.addKey(it)
      const page = async (find: object) => {
        const { items, total } = await credentials.keysOnPage(ORGANIZATION, find)
        return [items.map(({ accessKeyId }) => accessKeyId), total]
      }
      expect(await page({})).toEqual([['B', 'C', 'A'], 3])
      expect(await page({ offset: 1, limit: 1 })).toEqual([['C'], 3])
      expect(await page({ offset: 3, limit: 2 })).toEqual([[], 3])
      expect((await credentials.keysOnPage(OTHER, { limit: 9 })).items.map(({ accessKeyId }) => accessKeyId)).toEqual([
        'D',
      ])
    })

    it('remembers when a key was last used', async () => {
      const { credentials } = law.store()
      await credentials.addKey(key('A'))
      await credentials.addKey({ ...key('B'), lastUsedAt: createdAt })
      expect(await credentials.key('A')).not.toHaveProperty('lastUsedAt')
      const lastUsedAt = '2026-02-01T00:00:00.000Z'
      await credentials.keyUsed('A', lastUsedAt)
      await credentials.keyUsed('nobody', lastUsedAt)
      expect(await credentials.key('A')).toEqual({ ...key('A'), lastUsedAt })
      expect((await credentials.key('B'))?.lastUsedAt).toBe(createdAt)
    })

    it('puts another seal on the secret of a key, unless somebody else has', async () => {
      const { credentials } = law.store()
      await credentials.addKey(key('A'))
      await credentials.addKey(key('B'))
      expect(await credentials.resealKey('A', 'sealed', 'sealed anew')).toBe(true)
      expect(await credentials.resealKey('A', 'sealed', 'too late')).toBe(false)
      expect(await credentials.resealKey('nobody', 'sealed', 'sealed anew')).toBe(false)
      expect(await credentials.key('A')).toEqual({ ...key('A'), sealedSecret: 'sealed anew' })
      expect(await credentials.key('B')).toEqual(key('B'))
    })

    it('gives a one-time code to one transaction only, and only before its time is over', async () => {
      const { credentials } = law.store()
      const expiresAt = '2026-01-01T00:15:00.000Z'
      const soon = '2026-01-01T00:14:59.999Z'
      const opens = { organizationId: ORGANIZATION, role: 'admin' as const, purpose: 'sign-in' as const, label: 'Link' }
      const code = (hash: string) => ({ hash, ...opens, createdAt, expiresAt })
      await credentials.addCode(code('one'))
      expect(await credentials.code('sign-in', 'one', soon)).toEqual(code('one'))
      expect(await credentials.code('sign-in', 'one', expiresAt)).toBeUndefined()
      expect(await credentials.code('sign-in', 'two', soon)).toBeUndefined()
      const use = (at: string) => write((rows) => rows.credentials.useCode('sign-in', 'one', at))
      expect(await use(expiresAt)).toBeUndefined()
      const got = await Promise.all([use(soon), use(soon), use(soon), use(soon)])
      expect(got.filter((it) => it !== undefined)).toEqual([code('one')])
      expect(await credentials.code('sign-in', 'one', soon)).toBeUndefined()
      await credentials.addCode(code('two'))
      const failed = write(async (rows) => {
        await rows.credentials.useCode('sign-in', 'two', soon)
        throw new Error('not today')
      })
      await expect(failed).rejects.toThrow('not today')
      expect(await use(soon)).toBeUndefined()
      expect(await credentials.code('sign-in', 'two', soon)).toEqual(code('two'))
      // A later code sweeps those away whose time is over.
      await credentials.addCode({ ...code('three'), createdAt: expiresAt, expiresAt: '2026-01-01T00:30:00.000Z' })
      expect(await credentials.code('sign-in', 'two', createdAt)).toBeUndefined()
    })

    it('finds an invitation by the hash of its code, in whichever organization it is', async () => {
      const { credentials } = law.store()
      const own = rowOf('invitations', 1)
      const other = rowOf('invitations', 2, { organizationId: OTHER })
      await law.insert('invitations', own)
      await law.store().write(OTHER, (rows) => rows.insert('invitations', other))
      expect(await credentials.invitation('hash-1')).toEqual({ organizationId: ORGANIZATION, id: own.id })
      expect(await credentials.invitation('hash-2')).toEqual({ organizationId: OTHER, id: other.id })
      expect(await read((rows) => rows.credentials.invitation('hash-2'))).toMatchObject({ id: other.id })
      expect(await credentials.invitation('hash-3')).toBeUndefined()
      await write((rows) => rows.remove('invitations', own.id))
      expect(await credentials.invitation('hash-1')).toBeUndefined()
    })

    it('lets one of several transactions use an invitation up', async () => {
      const { id } = rowOf('invitations', 1)
      await law.insert('invitations', rowOf('invitations', 1))
      const use = (usedAt: string) =>
        write(async (rows) => {
          const row = await rows.get('invitations', id)
          if (!row || row.usedAt !== null) return false
          await rows.replace('invitations', { ...row, usedAt })
          return true
        })
      const times = ['09:00', '10:00', '11:00', '12:00'].map((clock) => at(clock))
      const used = await Promise.all(times.map(use))
      expect(used.filter((it) => it)).toHaveLength(1)
      const kept = await read((rows) => rows.get('invitations', id))
      expect(kept?.usedAt).toBe(times[used.indexOf(true)])
    })

    const person = (number: number, fields: Partial<Tables['people']> = {}) => rowOf('people', number, fields)

    it('finds a key with who is behind it', async () => {
      const { credentials } = law.store()
      const known = person(1, { role: 'admin' })
      await law.insert('people', known)
      const own = { ...key('A'), personId: known.id, expiresAt: at('09:00'), rights: ['read' as const] }
      await credentials.addKey(own)
      await credentials.addKey(key('B'))
      await credentials.addKey({ ...key('C', OTHER), personId: known.id })
      expect(await credentials.bearer('A')).toEqual({ key: own, person: known })
      expect(await credentials.bearer('B')).toEqual({ key: key('B'), person: undefined })
      // Nobody of another organization.
      expect((await credentials.bearer('C'))?.person).toBeUndefined()
      expect(await credentials.bearer('nobody')).toBeUndefined()
      expect(await credentials.keys(ORGANIZATION)).toEqual([own, key('B')])
      expect(await credentials.organization(ORGANIZATION)).toMatchObject({ id: ORGANIZATION })
      expect(await credentials.organization('nobody')).toBeUndefined()
    })

    it('counts as administrators only keys that administer for good', async () => {
      const { credentials } = law.store()
      const people = [
        person(1, { role: 'admin' }),
        person(2, { role: 'staff' }),
        person(3, { role: 'admin', disabledAt: createdAt }),
      ]
      await law.insert('people', ...people)
      const keys: KeyRow[] = [
        key('A'),
        { ...key('B'), disabledAt: createdAt },
        { ...key('C'), expiresAt: at('09:00') },
        { ...key('D'), role: 'staff' },
        { ...key('E'), rights: ['read', 'write'] },
        { ...key('F'), rights: ['read', 'administer'] },
        ...people.map(({ id }, index) => ({ ...key(`G${index}`), personId: id })),
        { ...key('H'), personId: idOf(9) },
        key('I', OTHER),
      ]
      for (const it of keys) await credentials.addKey(it)
      const names = async () => (await credentials.administrators(ORGANIZATION)).map((it) => it.accessKeyId).toSorted()
      expect(await names()).toEqual(['A', 'F', 'G0'])
      expect(await law.store().write(OTHER, (rows) => rows.credentials.administrators(OTHER))).toHaveLength(1)
      await credentials.disableKey('A', createdAt)
      await credentials.expireKey('F', at('10:00'))
      expect(await names()).toEqual(['G0'])
      await expect(credentials.disableKey('G0', createdAt)).rejects.toMatchObject(conflict)
      await expect(credentials.expireKey('G0', at('10:00'))).rejects.toMatchObject(conflict)
      expect(await names()).toEqual(['G0'])
      await credentials.disableKey('C', createdAt)
    })

    it('lets a key end, and never later than it would have', async () => {
      const { credentials } = law.store()
      await credentials.addKey(key('A'))
      await credentials.addKey({ ...key('B'), role: 'staff' })
      const ends = async () => (await credentials.key('B'))?.expiresAt
      for (const [asked, is] of [
        ['10:00', '10:00'],
        ['11:00', '10:00'],
        ['09:00', '09:00'],
      ] as const) {
        await credentials.expireKey('B', at(asked))
        expect(await ends()).toBe(at(is))
      }
      await credentials.expireKey('nobody', at('09:00'))
    })

    const enabled = async (organizationId: string): Promise<string[]> =>
      (await law.store().credentials.keys(organizationId))
        .filter((it) => it.disabledAt === null)
        .map((it) => it.accessKeyId)

    it('keeps the last admin key of an organization, whatever else there is', async () => {
      const { credentials } = law.store()
      await credentials.addKey(key('A'))
      await credentials.addKey({ ...key('B'), role: 'staff' })
      await credentials.addKey({ ...key('C'), disabledAt: createdAt })
      await credentials.addKey(key('D', OTHER))
      await expect(credentials.disableKey('A', createdAt)).rejects.toMatchObject(conflict)
      await expect(write((rows) => rows.credentials.disableKey('A', createdAt))).rejects.toMatchObject(conflict)
      await credentials.disableKey('B', createdAt)
      expect((await credentials.disableKey('C', createdAt))?.disabledAt).toBe(createdAt)
      expect(await enabled(ORGANIZATION)).toEqual(['A'])
    })

    it.each(['inside', 'outside'])(
      'keeps one of two last admin keys that disable each other %s transactions',
      async (where) => {
        const { credentials } = law.store()
        const disable = (accessKeyId: string) =>
          where === 'inside'
            ? write((rows) => rows.credentials.disableKey(accessKeyId, createdAt))
            : credentials.disableKey(accessKeyId, createdAt)
        for (let round = 0; round < 8; round++) {
          const pair = [`A${round}`, `B${round}`]
          for (const accessKeyId of pair) await credentials.addKey(key(accessKeyId))
          // The one that was left over by the round before.
          for (const accessKeyId of await enabled(ORGANIZATION)) {
            if (!pair.includes(accessKeyId)) await credentials.disableKey(accessKeyId, createdAt)
          }
          const outcomes = await Promise.allSettled(pair.map(disable))
          expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
          expect(await enabled(ORGANIZATION)).toHaveLength(1)
        }
      },
    )

    it('can be asked inside a transaction', async () => {
      await write((rows) => rows.credentials.addKey(key('A')))
      expect(await read((rows) => rows.credentials.key('A'))).toEqual(key('A'))
    })
  })
}
