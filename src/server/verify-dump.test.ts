import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { RESOURCE_TABLES } from '#api/stores/kept.ts'
import { idOf, ORGANIZATION, OTHER, rowOf } from '#api/stores/testing/rows-of.ts'
import { recordsOf } from './dump-file.ts'
import { verifyDump } from './verify-dump.ts'

const createdAt = '2026-01-01T00:00:00.000Z'
const organization = { table: 'organizations', value: { id: ORGANIZATION, name: 'Clinic', createdAt } }
const occupied = (number: number, from: number, to: number, more: object = {}) => ({
  table: 'occupancies',
  value: {
    organizationId: ORGANIZATION,
    appointmentId: idOf(number),
    occupancies: [{ appointmentId: idOf(number), calendarId: idOf(1), from, to, lapsesAt: null, ...more }],
  },
})
const good = [
  organization,
  ...RESOURCE_TABLES.map((table) => ({ table, value: { ...rowOf(table, 1), organizationId: ORGANIZATION } })),
  { table: 'appointments', value: rowOf('appointments', 2) },
  occupied(1, 0, 10),
  occupied(2, 10, 20),
]
const verify = (records: readonly object[], count = records.length) => {
  const lines = [{ dump: 'frontdesk', format: 1, time: createdAt }, ...records, { records: count }]
  return verifyDump(recordsOf(Readable.from([lines.map((line) => `${JSON.stringify(line)}\n`).join('')])))
}

describe('a dump', () => {
  test('is proven whole without a database', async () => {
    expect(await verify(good)).toEqual({ records: good.length, organizations: 1, appointments: 2 })
  })

  const lapsing = occupied(2, 5, 20, { lapsesAt: 7 })
  test('may hold a time twice where one of the two is a hold that lapses', async () => {
    expect((await verify([...good.slice(0, -1), lapsing])).appointments).toBe(2)
  })

  test.each([
    ['without some of its records', () => verify(good, good.length + 1), 'does not have all of its records'],
    ['with a time that is booked twice', () => verify([...good.slice(0, -1), occupied(2, 9, 20)]), 'one time twice'],
    ['with time of an appointment that is not there', () => verify([...good, occupied(3, 30, 40)]), 'does not have'],
    [
      'with a record of no organization',
      () => verify([...good, { table: 'presets', value: { ...rowOf('presets', 2), organizationId: OTHER } }]),
      `in line ${good.length + 2}`,
    ],
    ['with one record twice', () => verify([...good, { table: 'presets', value: rowOf('presets', 1) }]), 'twice'],
    [
      'with one slug twice',
      () => verify([...good, { table: 'serviceTypes', value: rowOf('serviceTypes', 2, { slug: 'slug-1' }) }]),
      'one slug twice',
    ],
    [
      'with a document that the contract does not know',
      () => verify([...good, { table: 'calendars', value: { ...rowOf('calendars', 2), timezone: 7 } }]),
      'timezone',
    ],
  ])('%s is refused with the line', async (_, verified, words) => {
    await expect(verified()).rejects.toThrow(words)
  })
})
