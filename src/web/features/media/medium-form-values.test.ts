import { expect, test } from 'vitest'
import { createMultimedia, type Multimedia, updateMultimedia } from '#api/contract/multimedia.ts'
import { changedFields, givenFields } from '../../fields/record/changes.ts'
import { placeOfMediumField, readMedium, writeMedium } from './medium-form-values.ts'
import { id } from '../../client/testing/deployment.ts'

const at = '2026-03-02T12:00:00.000Z'
const stored: Multimedia = {
  id: id(1),
  organizationId: id(2),
  createdAt: at,
  updatedAt: at,
  version: 1,
  name: 'Welcome',
  url: '/demo/welcome.webm',
  format: 'video/webm',
  type: 'video',
  description: null,
  altText: 'A greeting',
  size: null,
  duration: 3,
  width: null,
  height: null,
  sha256: null,
  status: 'ready',
  app: { type: 'web', source: { url: 'https://a.example/app' }, args: { room: 4 } },
  environment: { mood: 'calm', focus: { x: 0.2, y: 0.4 } },
  coverVideo: null,
  options: { showBooking: true },
}

test('an untouched form changes nothing and is in the contract', () => {
  const body = writeMedium(readMedium(stored))
  expect(changedFields(body, writeMedium(readMedium(structuredClone(stored))))).toEqual({})
  expect(updateMultimedia.safeParse(body).error?.issues).toBeUndefined()
})

test('a new medium needs a name and a format, and leaves its type to the service', () => {
  const body = givenFields(writeMedium({ ...readMedium(undefined), name: 'Photo', format: 'image/png' }))
  expect(body).toEqual({ name: 'Photo', format: 'image/png', environment: {} })
  expect(createMultimedia.safeParse(body).success).toBe(true)
})

test('a part that is switched off is cleared, one without an address is refused at it', () => {
  const values = readMedium(stored)
  const before = writeMedium(values)
  expect(changedFields(before, writeMedium({ ...values, hasApp: false }))).toEqual({ app: null })
  const refused = updateMultimedia.safeParse(writeMedium({ ...values, app: { ...values.app, url: '' } }))
  expect(refused.error?.issues.map(({ path }) => placeOfMediumField(path.join('.')))).toEqual(['app.url'])
  expect(updateMultimedia.safeParse(writeMedium({ ...values, hasCover: true })).success).toBe(false)
})
