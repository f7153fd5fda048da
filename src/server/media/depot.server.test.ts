import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Failure } from '#api/core/failure.ts'
import type { Depot } from './depot.ts'
import { DEPOTS, openPlace, type Place } from './testing/depots.ts'

const newMedium = () => ({ organizationId: crypto.randomUUID(), id: crypto.randomUUID() })
const from = (...bytes: (Buffer | string)[]) => Readable.from(bytes.map((it) => Buffer.from(it)))
const bytesOf = async (source: Readable) => Buffer.concat(await source.toArray())

describe.each(DEPOTS)('a depot over %s', (kind) => {
  let place: Place
  let depot: Depot
  beforeAll(async () => {
    place = await openPlace(kind)
    depot = place.depot()
  })
  afterAll(() => place.remove())

  test('keeps a file under another name until the upload is let go of, and leaves nothing behind', async () => {
    const medium = newMedium()
    await depot.append(medium, 0, from('one '))
    expect(await depot.append(medium, 4, from('two'))).toBe(7)
    await depot.keep(medium, 'a.txt')
    await depot.keep(medium, 'a.txt')
    expect([await depot.received(medium), await depot.find(medium, 'a.txt')]).toEqual([7, { size: 7 }])
    await depot.abandon(medium)
    expect(await depot.received(medium)).toBe(0)
    expect(String(await bytesOf(depot.read(medium, 'a.txt', { start: 1, end: 5 })))).toBe('ne tw')
    await depot.write(medium, 'a.256.webp', Buffer.from('small'))
    await depot.write(medium, 'b.txt', Buffer.from('other'))
    await depot.clear(medium, (name) => !name.startsWith('b'))
    expect(await depot.find(medium, 'a.txt')).toBeUndefined()
    expect(await depot.keptBefore(Date.now() + 1000)).toEqual([{ ...medium, names: ['b.txt'] }])
    expect(await depot.keptBefore(Date.now() - 60_000)).toEqual([])
    await depot.clear(medium)
    expect(place.left()).toEqual([])
  })

  test('has nothing of what it was never given', async () => {
    const medium = newMedium()
    expect([await depot.received(medium), await depot.find(medium, 'a.txt')]).toEqual([0, undefined])
    await expect(bytesOf(depot.read(medium, 'a.txt'))).rejects.toThrow(/ENOENT|NoSuchKey/)
    await expect(bytesOf(depot.readReceived(medium))).rejects.toThrow(/ENOENT|nothing has arrived/)
    await Promise.all([depot.abandon(medium), depot.clear(medium), depot.clear(medium, () => true)])
  })

  test('has a file still where another server keeps it once more, after the upload was let go of', async () => {
    const medium = newMedium()
    await depot.append(medium, 0, from('one two'))
    await depot.keep(medium, 'a.txt')
    await depot.abandon(medium)
    await expect(place.depot().keep(medium, 'a.txt')).rejects.toThrow(/ENOENT|nothing has arrived/)
    expect(await depot.find(medium, 'a.txt')).toEqual({ size: 7 })
    await depot.clear(medium)
    expect(place.left()).toEqual([])
  })

  test('takes nothing but what follows, whoever has gone on meanwhile', async () => {
    const medium = newMedium()
    await depot.append(medium, 0, from('one '))
    await place.depot().append(medium, 4, from('two'))
    for (const offset of [0, 4, 8]) await expect(depot.append(medium, offset, from('six'))).rejects.toThrow(Failure)
    expect(String(await bytesOf(depot.readReceived(medium)))).toBe('one two')
    await depot.abandon(medium)
  })

  test('tells which uploads nobody went on with', async () => {
    const [one, two] = [newMedium(), newMedium()]
    await depot.append(one, 0, from('small'))
    await depot.append(two, 0, from(randomBytes(40_000)))
    expect(await depot.idleSince(Date.now() - 60_000)).toEqual([])
    const idle = await depot.idleSince(Date.now() + 1000)
    expect(idle.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
      [one, two].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    )
    for (const medium of idle) await depot.abandon(medium)
    expect(place.left()).toEqual([])
  })

  test('goes on from what it has where the bytes broke off', async () => {
    const medium = newMedium()
    const bytes = randomBytes(50_000)
    const broken = Readable.from(
      (function* () {
        yield bytes.subarray(0, 30_000)
        throw new Error('the line broke')
      })(),
    )
    await expect(depot.append(medium, 0, broken)).rejects.toThrow('the line broke')
    const received = await depot.received(medium)
    expect(received).toBeLessThanOrEqual(30_000)
    expect(await depot.append(medium, received, from(bytes.subarray(received)))).toBe(50_000)
    expect((await bytesOf(depot.readReceived(medium))).equals(bytes)).toBe(true)
    await depot.abandon(medium)
  })

  test('gives back what it was given, in whatever pieces, whoever opened it, and also where it was read between', async () => {
    const step = fc.oneof(
      { weight: 8, arbitrary: fc.oneof(fc.nat(300), fc.nat(50_000), fc.constantFrom(16_383, 16_384, 16_385, 32_768)) },
      { weight: 1, arbitrary: fc.constantFrom('read', 'restart') },
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        const medium = newMedium()
        let given = Buffer.alloc(0)
        for (const one of steps) {
          if (one === 'restart') depot = place.depot()
          const bytes = randomBytes(typeof one === 'number' ? one : 0)
          const cut = bytes.length >> 1
          const told = await depot.append(medium, given.length, from(bytes.subarray(0, cut), bytes.subarray(cut)))
          given = Buffer.concat([given, bytes])
          const read = one === 'read' && given.length > 0 ? await bytesOf(depot.readReceived(medium)) : given
          expect([told, await depot.received(medium), read.equals(given)]).toEqual([given.length, given.length, true])
        }
        if (given.length > 0) await depot.keep(medium, 'a.bin')
        await depot.abandon(medium)
        if (given.length === 0) return
        expect((await bytesOf(depot.read(medium, 'a.bin'))).equals(given)).toBe(true)
        await depot.clear(medium)
        expect(place.left()).toEqual([])
      }),
      { numRuns: 10 },
    )
  })
})
