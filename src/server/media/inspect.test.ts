import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import type { Depot } from './depot.ts'
import { inspect } from './inspect.ts'

const medium = { organizationId: 'house', id: 'one' }

/** A depot that holds one upload, and how often that was read. */
const holding = (bytes: Buffer) => {
  const readings: unknown[] = []
  const depot: Pick<Depot, 'received' | 'readReceived'> = {
    received: async () => bytes.length,
    readReceived: (_, range) => {
      readings.push(range)
      const { start, end = bytes.length - 1 } = range ?? { start: 0 }
      return Readable.from([bytes.subarray(start, end + 1)], { objectMode: false })
    },
  }
  // Nothing else is asked of it.
  return { depot: depot as Depot, readings }
}

/** A model, as small as it can be, with so many bytes behind it. */
const model = (rest: number): Buffer => {
  const said = Buffer.from('{"asset":{"version":"2.0"}}'.padEnd(28))
  const size = 20 + said.length + 8 + rest
  const bytes = Buffer.alloc(size)
  bytes.write('glTF', 0)
  bytes.writeUInt32LE(2, 4)
  bytes.writeUInt32LE(size, 8)
  bytes.writeUInt32LE(said.length, 12)
  bytes.write('JSON', 16)
  said.copy(bytes, 20)
  bytes.writeUInt32LE(rest, 20 + said.length)
  bytes.write('BIN\0', 24 + said.length)
  return bytes
}

test('a small upload is read once for all that is found out of it', async () => {
  const bytes = model(4000)
  const { depot, readings } = holding(bytes)
  expect(await inspect(depot, medium)).toMatchObject({
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    looksLike: 'model/gltf-binary',
    intact: true,
  })
  expect(readings).toHaveLength(1)
})

test('a large upload is never whole in memory, and tells the same', async () => {
  const bytes = model(2_000_000)
  const { depot, readings } = holding(bytes)
  expect(await inspect(depot, medium)).toMatchObject({
    sha256: createHash('sha256').update(bytes).digest('hex'),
    looksLike: 'model/gltf-binary',
  })
  expect(readings.length).toBeGreaterThan(1)
})

test('an upload without bytes looks like nothing', async () => {
  const { depot } = holding(Buffer.alloc(0))
  expect(await inspect(depot, medium)).toMatchObject({ size: 0, looksLike: null })
})
