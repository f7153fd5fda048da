import { expect, test } from 'vitest'
import { createSealedStore } from './sealed-store.ts'
import { memoryRows } from './testing/memory-rows.ts'

const guest = { name: 'Aurelia Quiñones', phone: '+34 612 345 678' }

test('nothing that is kept can be read where it lies, and all of it here', async () => {
  const device = memoryRows()
  const store = createSealedStore(device.rows)
  await store.write([
    { table: 'answers', name: 'days', value: guest },
    { table: 'unsent', name: '1', value: { ...guest, note: 'Is late' } },
  ])
  expect(device.raw()).toContain('days')
  for (const word of ['Aurelia', 'Qui', '612', 'late', 'phone']) expect(device.raw()).not.toContain(word)
  expect(await store.get('answers', 'days')).toEqual(guest)
  expect(await store.all('unsent')).toEqual([{ ...guest, note: 'Is late' }])
  expect((await device.rows.key()).extractable).toBe(false)
  await expect(crypto.subtle.exportKey('raw', await device.rows.key())).rejects.toThrow(/not extractable/i)
})

test('the same row is never written the same way twice', async () => {
  const device = memoryRows()
  const store = createSealedStore(device.rows)
  await store.write([{ table: 'answers', name: 'days', value: guest }])
  const first = device.raw()
  await store.write([{ table: 'answers', name: 'days', value: guest }])
  expect(device.raw()).not.toBe(first)
})

test('without its key a row is as good as gone, and a row stands for its own name only', async () => {
  const device = memoryRows()
  const store = createSealedStore(device.rows)
  await store.write([{ table: 'answers', name: 'days', value: guest }])
  const sealed = device.tables.answers.get('days')
  if (sealed) device.tables.answers.set('other', sealed)
  expect(await store.get('answers', 'other')).toBeUndefined()
  device.forget()
  const after = createSealedStore(device.rows)
  expect(await after.get('answers', 'days')).toBeUndefined()
  expect(await after.all('answers')).toEqual([])
})

test('what is written together goes together', async () => {
  const { rows } = memoryRows()
  const store = createSealedStore(rows)
  await store.write([{ table: 'unsent', name: '1', value: 1 }])
  await store.write([
    { table: 'unsent', name: '1' },
    { table: 'unsent', name: '2', value: 2 },
  ])
  expect(await store.all('unsent')).toEqual([2])
})
