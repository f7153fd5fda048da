import { expect, test } from 'vitest'
import type { Fault } from '../faults.ts'
import { withUploadFaults } from './upload-faults.ts'

const UPLOAD = 'https://demo.invalid/uploads/organization/medium'

/** A place that receives bytes, behind the faults that are on. */
const desk = (...on: Fault[]) => {
  const received: string[] = []
  const faults = new Set<Fault>(on)
  const serve = withUploadFaults(
    { current: () => faults },
    async (request) => {
      received.push(`${request.method} ${await request.text()}`.trim())
      return new Response(null, { status: 204 })
    },
    () => 0,
  )
  const send = async (body: string, url = `${UPLOAD}/1/a`) => serve(new Request(url, { method: 'PATCH', body }))
  return { received, serve, send, faults }
}

test('a line that is cut hands over the first half of every other piece', async () => {
  const { received, send } = desk('cut')
  await expect(send('12345678')).rejects.toThrow('The line broke')
  expect((await send('5678'))?.status).toBe(204)
  await expect(send('9')).rejects.toThrow('The line broke')
  expect(received).toEqual(['PATCH 1234', 'PATCH 5678', 'PATCH'])
})

test('damaged bytes are as many as were sent, but not the same', async () => {
  const { received, send } = desk('damaged')
  await send('abc')
  expect(received[0]).toHaveLength('PATCH abc'.length)
  expect(received[0]).toMatch(/^PATCH ab[^c]$/)
})

test('no room is told, nothing arrives, and the state can still be asked for', async () => {
  const { received, send, serve, faults } = desk('full')
  const refused = await send('abc')
  expect([refused?.status, await refused?.json()]).toEqual([
    502,
    expect.objectContaining({ description: expect.stringContaining('no room left') }),
  ])
  await serve(new Request(`${UPLOAD}/1/a`, { method: 'HEAD' }))
  faults.delete('full')
  await send('abc')
  expect(received).toEqual(['HEAD', 'PATCH abc'])
})

test('the first address of a medium has expired for good, the next one is right', async () => {
  const { received, send, serve } = desk('expired')
  const again = await serve(new Request(`${UPLOAD}/1/a`, { method: 'HEAD' }))
  expect([again?.status, (await send('abc'))?.status]).toEqual([403, 403])
  expect((await send('abc', `${UPLOAD}/2/b`))?.status).toBe(204)
  expect(received).toEqual(['PATCH abc'])
})

test('faults of uploads touch nothing else', async () => {
  const { received, serve } = desk('cut', 'damaged', 'full', 'expired')
  await serve(new Request('https://demo.invalid/media/organization/medium'))
  await serve(new Request(`${UPLOAD}/1/a`, { method: 'OPTIONS' }))
  expect(received).toEqual(['GET', 'OPTIONS'])
})
