import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDepot } from './open-depot.ts'
import type { S3Settings } from './s3/settings.ts'
import { bucketAddress } from './s3/settings.ts'
import { type FakeS3, startFakeS3 } from './testing/fake-s3.ts'

let s3: FakeS3
beforeAll(async () => {
  s3 = await startFakeS3()
})
afterAll(() => s3.close())

const trouble = (changes: Partial<S3Settings>) =>
  openDepot({ dataDir: '', s3: { ...s3.settings, ...changes } }).then(
    () => '',
    (error: Error) => `${error.name}: ${error.message}`,
  )

test('a bucket that can be reached is opened', async () => {
  expect(await trouble({})).toBe('')
})

test.each<[Partial<S3Settings>, RegExp]>([
  [{ bucket: 'other' }, /^ConfigError: The bucket other at http:\S+ cannot be used: there is no such bucket/],
  [{ accessKeyId: 'OTHER' }, /S3_ACCESS_KEY_ID\.$/],
  [{ secretAccessKey: 'hunter2' }, /S3_SECRET_ACCESS_KEY\.$/],
  [{ region: 'there-2' }, /not in the region there-2/],
  [{ endpoint: 'http://127.0.0.1:9' }, /nothing answers there \(.+\); look at S3_ENDPOINT/],
])('what keeps a bucket from being reached is told: %o', async (changes, told) => {
  const problem = await trouble(changes)
  expect(problem).toMatch(told)
  expect(problem).not.toMatch(/hunter2|FAKEKEY|OTHER/)
})

test('a bucket is a segment of the path or a label of the host', () => {
  const settings = { ...s3.settings, endpoint: 'https://s3.example:9000' }
  expect(bucketAddress(settings)).toBe('https://s3.example:9000/media')
  expect(bucketAddress({ ...settings, pathStyle: false })).toBe('https://media.s3.example:9000')
})
