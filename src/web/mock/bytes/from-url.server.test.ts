import { expect, test } from 'vitest'
import { type Answer, call } from '#api/http/testing/caller.ts'
import { png } from '../../../server/media/testing/samples.ts'
import { openMockService } from './testing/mock-service.ts'

/** Mock mode in a browser whose other end is this. */
const open = async (answer: (url: string) => Response) => {
  const asked: (readonly [url: unknown, init: RequestInit | undefined])[] = []
  const { service, close } = await openMockService(async (target, init) => {
    asked.push([target, init])
    return answer(new Request(target).url)
  })
  const key = await service.key('Clinic', 'staff')
  const take = (url: string) => call(service, key, 'POST', '/x/media/from-url', { body: { url } })
  const list = async () => (await call(service, key, 'GET', '/api/v1/multimedia')).body
  return { asked, take, list, close }
}
const told = ({ status, body }: Answer) => [status, body.description]

test('mock mode fetches a file as a page may, and keeps it as an upload', async () => {
  const picture = new Uint8Array(await png(30, 20))
  const { asked, take, list, close } = await open(() => new Response(picture))
  const { status, body } = await take('https://pictures.example/a%20door.png')
  expect([status, body]).toMatchObject([
    201,
    { name: 'a door', format: 'image/png', status: 'ready', size: picture.length },
  ])
  expect(asked).toMatchObject([
    ['https://pictures.example/a%20door.png', { credentials: 'omit', referrerPolicy: 'no-referrer' }],
  ])
  expect(told(await take('https://pictures.example/again.png'))).toEqual([409, 'This file is here already: “a door”.'])
  expect(await list()).toHaveLength(1)
  await close()
})

test('mock mode says that a site lets no page of others read its files', async () => {
  const { take, list, close } = await open((url) => {
    if (url.includes('/gone')) return new Response(null, { status: 410 })
    throw new TypeError('Failed to fetch')
  })
  expect(told(await take('https://closed.example/a.png'))).toEqual([
    422,
    'This browser isn’t allowed to read files from “closed.example”. Download the file and upload it from here.',
  ])
  expect(told(await take('https://open.example/gone'))[1]).toContain('answered 410')
  expect(told(await take('http://192.168.0.1/a.png'))[1]).toContain('isn’t a public site')
  expect(await list()).toEqual([])
  await close()
})
