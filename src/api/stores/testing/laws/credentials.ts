import { describe, expect, it } from 'vitest'
import { idOf, ORGANIZATION, OTHER } from '../rows-of.ts'
import { conflict, createdAt, type Law } from './law.ts'

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

    it('can be asked inside a transaction', async () => {
      await write((rows) => rows.credentials.addKey(key('A')))
      expect(await read((rows) => rows.credentials.key('A'))).toEqual(key('A'))
    })
  })
}
