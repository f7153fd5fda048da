import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { SMALL, startSmallS3 } from '../testing/depots.ts'
import type { FakeFault } from '../testing/fake-s3-calls.ts'
import type { FakeS3 } from '../testing/fake-s3.ts'
import { createS3Depot, type S3Limits } from './s3-depot.ts'

let s3: FakeS3
beforeAll(async () => {
  s3 = await startSmallS3()
})
afterEach(() => s3.recover())
afterAll(() => s3.close())

const bytes = randomBytes(40_000)
const MIDDLE = 20_000
const newMedium = () => ({ organizationId: crypto.randomUUID(), id: crypto.randomUUID() })
const open = (limits: Partial<S3Limits> = {}) => createS3Depot(s3.settings, { ...SMALL, ...limits })
const from = (start: number, end = bytes.length) => Readable.from([bytes.subarray(start, end)])
const bytesOf = async (source: Readable) => Buffer.concat(await source.toArray())
const left = () => [s3.keys(), s3.unfinished()]

/** Everything that happens to an upload, going on from what has arrived; `onAcknowledged` hears what was promised. */
async function upload(
  depot: ReturnType<typeof open>,
  medium: ReturnType<typeof newMedium>,
  onAcknowledged = (_: number) => {},
) {
  let at = await depot.received(medium)
  if (at < MIDDLE) onAcknowledged((at = await depot.append(medium, at, from(at, MIDDLE))))
  if (at < bytes.length) onAcknowledged((at = await depot.append(medium, at, from(at))))
  expect((await bytesOf(depot.readReceived(medium))).equals(bytes)).toBe(true)
  await depot.keep(medium, 'a.bin')
  await depot.abandon(medium)
}

test.each<[FakeFault, string]>([
  ['error', 'UploadPart'],
  ['slow-down', 'PutObject'],
  ['cut', 'UploadPart'],
  ['lost', 'UploadPart'],
  ['lost', 'PutObject'],
  ['lost', 'CreateMultipartUpload'],
  ['lost', 'CompleteMultipartUpload'],
  ['late-error', 'CompleteMultipartUpload'],
  ['late-error', 'CopyObject'],
  ['error', 'ListParts'],
  ['slow-down', 'ListObjectsV2'],
  ['cut', 'HeadObject'],
  ['torn', 'GetObject'],
  ['lost', 'DeleteObject'],
  ['lost', 'AbortMultipartUpload'],
])('a store with a passing %s at %s is asked again', async (fault, name) => {
  const medium = newMedium()
  s3.fault(fault, (call) => call.name === name, 2)
  const depot = open()
  await upload(depot, medium)
  expect((await bytesOf(depot.read(medium, 'a.bin'))).equals(bytes)).toBe(true)
  await depot.clear(medium)
  expect(left()).toEqual([[], 0])
})

test('a server that ends after any call to the store, before it has the answer, loses nothing that it acknowledged', async () => {
  for (let [ended, last] = [true, 0]; ended; last++) {
    const medium = newMedium()
    let [acknowledged, count] = [0, 0]
    s3.fault('lost', () => ++count > last, 1)
    s3.fault('cut', () => count > last, Infinity)
    // Whoever ends is no longer there to ask again.
    ended = await upload(open({ pauses: [] }), medium, (offset) => (acknowledged = offset)).then(
      () => false,
      () => true,
    )
    s3.recover()
    const depot = open()
    const isKept = (await depot.find(medium, 'a.bin')) !== undefined
    const received = isKept ? bytes.length : await depot.received(medium)
    expect(received, `at call ${last}`).toBeGreaterThanOrEqual(acknowledged)
    expect(received, `at call ${last}`).toBeLessThanOrEqual(bytes.length)
    if (!isKept) await upload(depot, medium)
    expect((await bytesOf(depot.read(medium, 'a.bin'))).equals(bytes), `at call ${last}`).toBe(true)
    await depot.abandon(medium)
    await depot.clear(medium)
    expect(left(), `at call ${last}`).toEqual([[], 0])
  }
}, 120_000)

test('a store without room says so as a disk does, and what it has is gone on with', async () => {
  const medium = newMedium()
  const depot = open()
  let sent = 0
  s3.fault('quota', ({ name }) => (name === 'UploadPart' ? ++sent > 1 : name === 'PutObject' && sent > 1), Infinity)
  await expect(depot.append(medium, 0, from(0))).rejects.toMatchObject({ code: 'ENOSPC' })
  s3.recover()
  expect(await depot.received(medium)).toBe(16 * 1024)
  await upload(depot, medium)
  await depot.clear(medium)
})

test('what came before the bytes broke off is kept, also where it is too little for a part', async () => {
  const medium = newMedium()
  const broken = Readable.from(
    (function* () {
      yield bytes.subarray(0, 30_000)
      throw new Error('the line broke')
    })(),
  )
  await expect(open().append(medium, 0, broken)).rejects.toThrow('the line broke')
  expect(await open().received(medium)).toBe(30_000)
  await open().abandon(medium)
})

test('a store that stays broken is given up, and no message repeats the keys', async () => {
  const medium = newMedium()
  s3.fault('error', ({ name }) => name === 'UploadPart', Infinity)
  const before = s3.calls.length
  const error = await open()
    .append(medium, 0, from(0))
    .then(
      () => new Error('no error'),
      (thrown: Error) => thrown,
    )
  expect(error.message).toBe('the S3 store refused to send a part: 500 InternalError')
  expect(s3.calls.slice(before).filter(({ name }) => name === 'UploadPart').length).toBeLessThanOrEqual(2 * 4)
  const refused = await createS3Depot({ ...s3.settings, secretAccessKey: 'hunter2' })
    .received(newMedium())
    .then(
      () => new Error('no error'),
      (thrown: Error) => thrown,
    )
  expect(refused.message).toBe('the S3 store refused to list objects: 403 SignatureDoesNotMatch')
  await open().abandon(medium)
  expect(`${error.stack} ${refused.stack}`).not.toMatch(/hunter2|FAKEKEY/)
})

test('what is larger than one copy may be is copied in parts', async () => {
  const [medium, depot] = [newMedium(), open({ copySize: 20_000, copyPart: 17_000 })]
  await upload(depot, medium)
  expect(s3.calls.some(({ name, key }) => name === 'UploadPartCopy' && key.startsWith('kept/'))).toBe(true)
  expect((await bytesOf(depot.read(medium, 'a.bin'))).equals(bytes)).toBe(true)
  await depot.clear(medium)
})

test('an upload of parts alone is not idle as long as parts arrive', async () => {
  const HOUR = 60 * 60_000
  const [medium, depot] = [newMedium(), open()]
  await depot.append(medium, 0, from(0, 16_384))
  s3.clock.ahead = 2 * HOUR
  await depot.append(medium, 16_384, from(16_384, 32_768))
  s3.clock.ahead = 0
  expect(await depot.idleSince(Date.now() + HOUR)).toEqual([])
  expect(await depot.idleSince(Date.now() + 3 * HOUR)).toEqual([medium])
  await depot.abandon(medium)
})

test('a server that finds another one ahead of it writes nothing', async () => {
  const medium = newMedium()
  await open().append(medium, 0, from(0, 100))
  await expect(open().append(medium, 0, from(0, 50))).rejects.toThrow('These bytes begin at 0, but 100 have arrived')
  expect(await open().received(medium)).toBe(100)
  await open().abandon(medium)
})
