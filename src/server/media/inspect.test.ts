import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import type { Depot } from './depot.ts'
import { inspect } from './inspect.ts'
import { glb } from './testing/awkward/documents.ts'

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

/** A model with so many bytes behind its scene. */
const model = (rest: number): Buffer => {
  const bytes = Buffer.alloc(8 + rest)
  bytes.writeUInt32LE(rest, 0)
  bytes.write('BIN\0', 4)
  return Buffer.concat([glb(glb(0).length + bytes.length), bytes])
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
