import { createHash, createHmac } from 'node:crypto'
import { sync as ical, type VEvent } from 'node-ical'
import { beforeEach, describe, expect, test } from 'vitest'
import { createMemoryStore } from '../../stores/memory.ts'
import type { Service } from '../testing/caller.ts'
import { book, type Desk, makeCalendar, makeService, openDesk, v1, v2 } from '../testing/clinic.ts'
import { openMemoryService } from '../testing/memory-service.ts'
import { createFeedAddresses } from './addresses.ts'
import { createServeFeeds } from './serve.ts'

const addresses = createFeedAddresses({
  id: 'server',
  mac: (purpose, text) => createHmac('sha256', purpose).update(text).digest('base64url'),
  same: (given, right) => given === right,
})
const HOUR = 60 * 60_000
const now = Date.parse('2027-03-10T06:00:00.000Z')

describe('the address of a calendar feed', () => {
  let service: Service
  let desk: Desk
  let calendar: { id: string }
  let clock: number
  let serve: ReturnType<typeof createServeFeeds>
  beforeEach(async () => {
    clock = now
    const store = createMemoryStore()
    service = await openMemoryService({}, { store, feedPath: addresses.path })
    serve = createServeFeeds({
      store,
      addresses,
      now: () => clock,
      sha256Hex: (bytes) => createHash('sha256').update(bytes).digest('hex'),
      log: { debug: () => {}, error: () => {} },
    })
    desk = await openDesk(service)
    calendar = await makeCalendar(desk, { name: 'Ana' })
  })

  const read = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const answer = await serve(new Request(`https://clinic.example${address}`, init))
    if (!answer) throw new Error('It is no address of a feed.')
    return answer
  }
  const addressOf = async (body: object = {}): Promise<string> =>
    (await desk.post('/x/feeds', { calendarId: calendar.id, ...body })).body.address
  const eventsOf = async (address: string): Promise<VEvent[]> => {
    const parsed = Object.values(ical.parseICS(await (await read(address)).text()))
    return parsed.filter((it) => it?.type === 'VEVENT') as VEvent[]
  }
  const guests = [{ email: 'eva@example.org', extraFields: { firstName: 'Eva', lastName: 'Sol, "the; one"' } }]

  test('says busy and the service, and guests only where it names them', async () => {
    const name = 'Laser; first, long visit with a name that has to be folded somewhere'
    const visit = await makeService(desk, { name })
    await book(desk, calendar.id, '09:00', { title: 'Eva Sol', guests, serviceId: visit.id, comment: 'Fears needles' })
    await book(desk, calendar.id, '10:00', { title: 'Private', guests, status: 'confirmed' })
    await desk.post(`${v1}/appointments/block-slot`, {
      title: 'Dentist',
      startDate: '2027-03-10T12:00:00Z',
      endDate: '2027-03-10T13:00:00Z',
      calendarIds: [calendar.id],
    })
    const plain = await (await read(await addressOf())).text()
    expect(plain).not.toMatch(/Eva|Private|Fears|Dentist|example\.org/)
    const events = await eventsOf(await addressOf())
    expect(events.map(({ summary, status }) => [summary, status])).toEqual([
      [name, 'TENTATIVE'],
      ['Busy', 'CONFIRMED'],
      ['Blocked', 'CONFIRMED'],
    ])
    expect(events[0]?.start).toEqual(new Date('2027-03-10T09:00:00Z'))
    expect(events[0]?.end).toEqual(new Date('2027-03-10T09:30:00Z'))
    const named = await eventsOf(await addressOf({ names: true }))
    expect(named.map(({ summary }) => summary)).toEqual([
      `Eva Sol, "the; one" · ${name}`,
      'Eva Sol, "the; one"',
      'Dentist',
    ])
  })

  test('tells only of what takes time, within its window', async () => {
    const kept = await book(desk, calendar.id, '09:00')
    const gone = await book(desk, calendar.id, '10:00')
    await desk.post(`${v2}/appointments/${gone.id}/cancel`, {})
    const option = { startDate: '2027-03-10T11:00:00Z', endDate: '2027-03-10T11:30:00Z' }
    await book(desk, calendar.id, '11:00', { model: 'poll', voting: { options: [option] } })
    await book(desk, calendar.id, '14:00', { subStatus: 'waiting', allowOverlapping: true })
    const held = await desk.post(`${v1}/appointments/block-slot`, {
      startDate: '2027-03-10T15:00:00Z',
      endDate: '2027-03-10T16:00:00Z',
      calendarIds: [calendar.id],
      blockedUntil: '2027-03-10T08:00:00Z',
    })
    const far = { startDate: '2028-03-20T09:00:00Z', endDate: '2028-03-20T10:00:00Z' }
    await desk.post(`${v2}/appointments`, { title: 'Far', calendarIds: [calendar.id], ...far })
    const other = await makeCalendar(desk)
    await book(desk, other.id, '09:00')
    const address = await addressOf()
    expect((await eventsOf(address)).map(({ uid, status }) => [uid, status])).toEqual([
      [kept.id, 'TENTATIVE'],
      [held.body.id, 'TENTATIVE'],
    ])
    clock = Date.parse('2027-03-10T08:00:00.000Z')
    expect((await eventsOf(address)).map(({ uid }) => uid)).toEqual([kept.id])
  })

  test('keeps the identity of an appointment and counts its changes', async () => {
    const { id } = await book(desk, calendar.id, '09:00')
    const address = await addressOf()
    const [before] = await eventsOf(address)
    await desk.put(`${v2}/appointments/${id}`, { startDate: '2027-03-10T09:30:00Z', endDate: '2027-03-10T10:00:00Z' })
    const [after] = await eventsOf(address)
    expect([before?.uid, after?.uid]).toEqual([id, id])
    expect([before?.sequence, after?.sequence].map(Number)).toEqual([1, 2])
    expect(after?.start).toEqual(new Date('2027-03-10T09:30:00Z'))
    const text = await (await read(address)).text()
    expect(text).toMatch(/\r\nLAST-MODIFIED:\d{8}T\d{6}Z\r\n/)
    expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\nX-PUBLISHED-TTL:PT1H\r\n')
    expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
  })

  test('is called by the calendar and the house, as it stands among other calendars', async () => {
    const address = await addressOf()
    const called = async () => ical.parseICS(await (await read(address)).text()).vcalendar?.['WR-CALNAME']
    expect(await called()).toBe('Ana')
    await desk.put('/admin/organization', { name: 'Clínica Alba' })
    expect(await called()).toBe('Ana · Clínica Alba')
  })

  test('answers 304 while nothing has changed, also later on the same day', async () => {
    await book(desk, calendar.id, '09:00')
    const address = await addressOf()
    const etag = (await read(address)).headers.get('etag') ?? ''
    clock += 5 * HOUR
    const again = await read(address, { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    await book(desk, calendar.id, '10:00')
    expect((await read(address, { headers: { 'if-none-match': etag } })).status).toBe(200)
    const head = await read(address, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  test('opens nothing once it was revoked or changed, and nothing by another method', async () => {
    const address = await addressOf()
    expect((await read(address.replace(/.(?=....\.ics$)/, (it) => (it === 'A' ? 'B' : 'A')))).status).toBe(403)
    expect((await read(address.replace('/1/', '/2/'))).status).toBe(403)
    expect((await read('/feeds/nothing.ics')).status).toBe(404)
    expect((await read(address, { method: 'POST' })).status).toBe(404)
    const [{ id }] = (await desk.get('/x/feeds')).body.items
    const renewed = await desk.post(`/x/feeds/${id}/renew`)
    expect((await read(address)).status).toBe(404)
    expect((await read(renewed.body.address)).status).toBe(200)
  })

  test('is refused with 429 to who reads it on and on, while others are read', async () => {
    const [often, other] = [await addressOf(), await addressOf()]
    for (let count = 0; count < 30; count++) expect((await read(often)).status).toBe(200)
    const refused = await read(often)
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await read(other)).status).toBe(200)
    clock += 60_000
    expect((await read(often)).status).toBe(200)
  })
})
