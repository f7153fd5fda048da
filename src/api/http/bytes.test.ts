import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MediumRef } from '../core/context.ts'
import { createMemoryStore } from '../stores/memory.ts'
import { call, type Key, type Service } from './testing/caller.ts'
import { openMemoryService } from './testing/memory-service.ts'

const released: string[] = []
const store = createMemoryStore()
let addresses = 0
let service: Service
let key: Key
beforeAll(async () => {
  const bytes = {
    limits: { maxSize: 100, formats: ['image/png'], maxPixels: 1000 },
    uploadUrl: ({ id }: MediumRef) => `/uploads/${id}/${(addresses += 1)}`,
    readUrl: ({ id }: MediumRef, generation: number) => `/media/${id}/${generation}`,
    keptUrl: ({ id }: MediumRef, name: string) => `/media/${id}/kept/${name}`,
    release: ({ id }: MediumRef) => void released.push(`release ${id}`),
    abandon: ({ id }: MediumRef) => void released.push(`abandon ${id}`),
    discard: ({ id }: MediumRef) => void released.push(`discard ${id}`),
  }
  service = await openMemoryService({}, { store, bytes })
  key = await service.key('Clinic', 'staff')
})
afterAll(() => service.close())

const media = (method: string, id = '', body?: object, headers = {}) =>
  call(service, key, method, `/api/v1/multimedia${id && `/${id}`}`, { ...(body ? { body } : {}), headers })
const logo = { name: 'Logo', format: 'image/png', size: 10 }

test('only media that wait for bytes of a format that is taken get an upload address', async () => {
  const { body: made } = await media('POST', '', logo)
  expect(made.uploadUrl).toBe(`/uploads/${made.id}/1`)
  expect((await media('GET', made.id)).body).not.toHaveProperty('uploadUrl')
  expect((await media('PUT', made.id, { name: 'Other' })).body).not.toHaveProperty('uploadUrl')
  expect((await media('PUT', made.id, { url: null })).body.uploadUrl).toBe(`/uploads/${made.id}/2`)
  expect((await media('POST', '', { ...logo, url: 'https://a.example/b.png' })).body).not.toHaveProperty('uploadUrl')
  const elsewhere = { ...logo, format: 'text/html', type: 'presentation', url: 'https://a.example/b.html' }
  expect((await media('POST', '', elsewhere)).body).not.toHaveProperty('uploadUrl')
  expect((await media('POST', '', { ...logo, size: 101 })).status).toBe(422)
})

test('a medium that could never get its bytes is refused, with the formats that can be sent', async () => {
  const total = async () => (await media('GET')).body.length
  const before = await total()
  for (const format of ['text/html', 'image/heic']) {
    const { status, body } = await media('POST', '', { name: 'Photo', format })
    expect([status, body.code, body.errors]).toEqual([
      422,
      'UNPROCESSABLE',
      [{ field: 'format', message: 'cannot be uploaded: give a url, or one of image/png' }],
    ])
    expect(body.description).toContain(format)
  }
  expect(await total()).toBe(before)
  const { body: made } = await media('POST', '', logo)
  expect((await media('PUT', made.id, { url: null, format: 'image/heic' })).status).toBe(422)
  expect((await media('GET', made.id)).body).toMatchObject({ format: 'image/png', version: 1 })
})

test('a repeated call gets the same address, which is kept under a seal', async () => {
  const headers = { 'x-svc-site-idempotency-key': crypto.randomUUID() }
  const [first, again] = [await media('POST', '', logo, headers), await media('POST', '', logo, headers)]
  expect(again.body).toEqual(first.body)
  const kept = await store.read(key.organizationId, (rows) =>
    rows.recall(headers['x-svc-site-idempotency-key'], Date.now()),
  )
  expect(kept?.answer).toMatch(/^sealed /)
})

test('bytes are let go of once the answer stands, never for a call that was refused', async () => {
  const { body: made } = await media('POST', '', logo)
  const { body: preset } = await call(service, key, 'POST', '/api/v1/presets', {
    body: { title: 'Tour', assets: [made.id] },
  })
  released.length = 0
  expect((await media('DELETE', made.id)).status).toBe(409)
  expect((await media('PUT', made.id, { url: null }, {})).status).toBe(200)
  expect(released).toEqual([])
  expect((await media('PUT', made.id, { url: null, size: 11 })).status).toBe(200)
  expect(released).toEqual([`abandon ${made.id}`])
  await call(service, key, 'DELETE', `/api/v1/presets/${preset.id}`)
  expect((await media('DELETE', made.id)).status).toBe(200)
  expect(released).toEqual([`abandon ${made.id}`, `discard ${made.id}`])
})
