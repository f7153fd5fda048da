import { expect, test } from 'vitest'
import type { AccessKey } from '#api/contract/keys.ts'
import type { Person } from '#api/contract/people.ts'
import { accessEndOf, isLastAdmin, lastUsedOf, withKeys } from './people.ts'

const person = (id: string, fields: Partial<Person> = {}): Person =>
  ({ id, name: id, role: 'admin', disabledAt: null, ...fields }) as Person
const key = (personId: string | null, fields: Partial<AccessKey> = {}): AccessKey =>
  ({
    accessKeyId: `K${personId}`,
    personId,
    role: 'admin',
    createdAt: '2026-01-01',
    disabledAt: null,
    ...fields,
  }) as AccessKey
const NOW = Date.parse('2026-11-23T10:00:00.000Z')

test('the last admin is who alone has a key that administers and does not end', () => {
  const [ana, leo] = [person('ana'), person('leo')]
  expect(isLastAdmin(ana, [ana, leo], [key('ana')])).toBe(true)
  expect(isLastAdmin(ana, [ana, leo], [key('ana'), key('leo')])).toBe(false)
  expect(isLastAdmin(ana, [ana, leo], [key('ana'), key('leo', { expiresAt: '2027-01-01T00:00:00Z' })])).toBe(true)
  expect(isLastAdmin(ana, [ana, leo], [key('ana'), key('leo', { role: 'staff' })])).toBe(true)
  expect(isLastAdmin(ana, [ana, person('leo', { disabledAt: '2026-01-01' })], [key('ana'), key('leo')])).toBe(true)
  expect(isLastAdmin(ana, [ana], [key('ana'), key(null)])).toBe(false)
  expect(isLastAdmin(person('ana', { role: 'staff' }), [ana], [key('ana')])).toBe(false)
})

test('access ends with the last key that opens something', () => {
  const of = (...keys: AccessKey[]) => accessEndOf({ person: person('ana'), keys }, NOW)
  expect(of(key('ana'), key('ana', { expiresAt: '2026-12-01T00:00:00.000Z' }))).toBeNull()
  expect(of(key('ana', { expiresAt: '2026-12-01T00:00:00.000Z' }))).toBe('2026-12-01T00:00:00.000Z')
  expect(of(key('ana', { disabledAt: '2026-01-01' }))).toBeUndefined()
  expect(of(key('ana', { expiresAt: '2026-11-01T00:00:00.000Z' }))).toBeUndefined()
})

test('keys stand beneath their person, and the last use is that of any of them', () => {
  const rows = withKeys(
    [person('ana')],
    [
      key('ana', { lastUsedAt: '2026-11-01' }),
      key('leo'),
      key('ana', { lastUsedAt: '2026-11-20', createdAt: '2026-05-01' }),
    ],
  )
  expect(rows[0]?.keys.map(({ createdAt }) => createdAt)).toEqual(['2026-05-01', '2026-01-01'])
  expect(lastUsedOf(rows[0] ?? { person: person('x'), keys: [] })).toBe('2026-11-20')
})
