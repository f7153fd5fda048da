import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { at, type Desk, openDesk, refusal } from './testing/clinic.ts'

let desk: Desk
let vega: string
let room: string

beforeEach(async () => {
  desk = openDesk()
  vega = (await desk.calendar('Dr. Vega')).id
  room = (await desk.calendar('Room 1', 'asset')).id
})

const span = (from: string, to: string) => ({ startDate: at(from), endDate: at(to) })
const taken = { refusal: 'conflict' }

describe('the overlap rule', () => {
  test('names the calendar and the holder’s time, never the guest', async () => {
    await desk.book({
      ...span('09:00', '10:00'),
      title: 'Ana Gómez',
      calendarIds: [vega],
      guests: [{ email: 'ana@x.io' }],
    })
    const { refusal: kind, description } = await refusal(desk.book({ ...span('09:30', '10:30'), calendarIds: [vega] }))
    expect(kind).toBe('conflict')
    expect(description).toBe('“Dr. Vega” is taken from 2026-03-03T09:00:00.000Z to 2026-03-03T10:00:00.000Z.')
  })

  test('lets appointments touch, on any other calendar too', async () => {
    await desk.book({ ...span('09:00', '10:00'), calendarIds: [vega] })
    await desk.book({ ...span('10:00', '11:00'), calendarIds: [vega] })
    await desk.book({ ...span('09:00', '10:00'), calendarIds: [room] })
    await expect(desk.book({ ...span('10:30', '11:00'), calendarIds: [room], resourceId: vega })).rejects.toMatchObject(
      taken,
    )
  })

  test('widens each by its own service’s timeBetween', async () => {
    const buffered = (await desk.service({ timeBetween: 15 })).id
    await desk.book({ ...span('09:00', '10:00'), calendarIds: [vega], serviceId: buffered })
    const { description } = await refusal(desk.book({ ...span('10:10', '11:00'), calendarIds: [vega] }))
    expect(description).toContain('kept free until 2026-03-03T10:15:00.000Z')
    await desk.book({ ...span('10:15', '11:00'), calendarIds: [vega] })
    await expect(
      desk.book({ ...span('08:30', '08:50'), calendarIds: [vega], serviceId: buffered }),
    ).rejects.toMatchObject(taken)
    await desk.book({ ...span('08:30', '08:45'), calendarIds: [vega], serviceId: buffered })
  })

  test('passes by cancelled ones, allowOverlapping and undecided polls', async () => {
    const overlapping = (await desk.service({ allowOverlapping: true })).id
    await desk.book({ ...span('09:00', '10:00'), calendarIds: [vega] })
    await desk.book({ ...span('09:00', '10:00'), calendarIds: [vega], status: 'cancelled' })
    await desk.book({ ...span('09:00', '10:00'), calendarIds: [vega], allowOverlapping: true })
    await desk.book({ ...span('09:00', '10:00'), calendarIds: [vega], serviceId: overlapping })
    await desk.book({ ...span('09:00', '10:00'), calendarIds: [vega], model: 'poll' })
    await desk.book({ ...span('11:00', '12:00'), calendarIds: [vega], allowOverlapping: true })
    const late = await desk.book({ ...span('11:00', '12:00'), calendarIds: [vega] })
    await desk.call('appointmentsV1', 'cancel', { params: { id: late.id } })
    await expect(desk.book({ ...span('11:00', '12:00'), calendarIds: [vega] })).resolves.toHaveProperty('id')
  })

  test('holds lapse by themselves at blockedUntil, confirming makes them firm', async () => {
    const hold = { ...span('09:00', '10:00'), calendarIds: [vega], blockedUntil: '2026-03-02T08:10:00Z' }
    await desk.book(hold)
    await expect(desk.book({ ...span('09:00', '10:00'), calendarIds: [vega] })).rejects.toMatchObject(taken)
    desk.setNow('2026-03-02T08:10:00Z')
    const second = await desk.book({ ...hold, blockedUntil: '2026-03-02T08:20:00Z' })
    expect(await desk.change(second.id, { status: 'confirmed' })).toMatchObject({ blockedUntil: null })
    desk.setNow('2026-03-02T09:00:00Z')
    await expect(desk.book({ ...span('09:00', '10:00'), calendarIds: [vega] })).rejects.toMatchObject(taken)
  })

  test('a block that is confirmed still lapses', async () => {
    const blockedUntil = '2026-03-02T08:10:00.000Z'
    const block = await desk.book({ ...span('09:00', '10:00'), calendarIds: [vega], blocked: true, blockedUntil })
    expect(await desk.change(block.id, { status: 'confirmed' })).toMatchObject({ status: 'confirmed', blockedUntil })
    desk.setNow(blockedUntil)
    await expect(desk.book({ ...span('09:00', '10:00'), calendarIds: [vega] })).resolves.toHaveProperty('id')
  })

  test('a lapsed hold may be reworded, but takes time again only where it is free', async () => {
    const hold = await desk.book({
      ...span('09:00', '10:00'),
      calendarIds: [vega],
      blockedUntil: '2026-03-02T08:10:00Z',
    })
    desk.setNow('2026-03-02T08:10:00Z')
    await desk.book({ ...span('09:00', '10:00'), calendarIds: [vega] })
    await desk.change(hold.id, { comment: 'too late' })
    await desk.change(hold.id, { endDate: at('09:30') })
    await expect(desk.change(hold.id, { status: 'confirmed' })).rejects.toMatchObject(taken)
    await expect(desk.change(hold.id, { blockedUntil: null })).rejects.toMatchObject(taken)
  })

  test('a move must find its new time free, and frees the old one', async () => {
    const first = await desk.book({ ...span('09:00', '10:00'), calendarIds: [vega] })
    await desk.book({ ...span('10:00', '11:00'), calendarIds: [vega] })
    await expect(desk.change(first.id, { endDate: at('10:30') })).rejects.toMatchObject({
      description: '“Dr. Vega” is taken from 2026-03-03T10:00:00.000Z to 2026-03-03T11:00:00.000Z.',
    })
    await desk.change(first.id, { endDate: at('09:30') })
    await desk.change(first.id, { calendarIds: [room] })
    await desk.book({ ...span('09:00', '10:00'), calendarIds: [vega] })
    await expect(desk.change(first.id, { resourceId: vega })).rejects.toMatchObject(taken)
  })

  test('a poll takes its time when an option is chosen', async () => {
    const options = [
      { id: 'a', ...span('09:00', '10:00') },
      { id: 'b', ...span('14:00', '15:00') },
    ]
    const poll = await desk.book({ ...span('09:00', '10:00'), calendarIds: [vega], model: 'poll', voting: { options } })
    await desk.book({ ...span('09:00', '10:00'), calendarIds: [vega] })
    await expect(desk.change(poll.id, { voting: { options, chosenOptionId: 'a' } })).rejects.toMatchObject(taken)
    const chosen = await desk.change(poll.id, { voting: { options, chosenOptionId: 'b' } })
    expect(chosen).toMatchObject(span('14:00', '15:00'))
    await expect(desk.book({ ...span('14:30', '15:30'), calendarIds: [vega] })).rejects.toMatchObject(taken)
    const moved = await desk.change(poll.id, { ...span('16:00', '17:00'), voting: chosen.voting })
    expect(moved).toMatchObject(span('16:00', '17:00'))
  })

  test('whatever is booked, moved, cancelled and deleted, no two share an instant', async () => {
    const quarter = fc.integer({ min: 0, max: 16 })
    const step = fc.record({
      kind: fc.constantFrom('book', 'book', 'move', 'cancel', 'remove'),
      pick: fc.nat(),
      start: quarter,
      length: fc.integer({ min: 1, max: 4 }),
      calendars: fc.constantFrom<('vega' | 'room')[]>(['vega'], ['room'], ['vega', 'room']),
    })
    const instant = (quarters: number): string => new Date(Date.parse(at('09:00')) + quarters * 900_000).toISOString()
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const fresh = openDesk()
        const ids = { vega: (await fresh.calendar('V')).id, room: (await fresh.calendar('R')).id }
        const booked: string[] = []
        for (const { kind, pick, start, length, calendars } of steps) {
          const place = {
            startDate: instant(start),
            endDate: instant(start + length),
            calendarIds: calendars.map((name) => ids[name]),
          }
          const id = booked[pick % Math.max(1, booked.length)]
          const attempt = async () => {
            if (kind === 'book' || id === undefined) booked.push((await fresh.book(place)).id)
            else if (kind === 'move') await fresh.change(id, place)
            else if (kind === 'cancel') await fresh.call('appointmentsV1', 'cancel', { params: { id } })
            else await fresh.call('appointmentsV1', 'remove', { params: { id } })
          }
          await attempt().catch(() => undefined)
        }
        const { items } = await fresh.call('appointmentsV2', 'list', { query: { limit: '1000' } })
        const standing = items.filter(({ status }) => status !== 'cancelled')
        for (const one of standing) {
          for (const two of standing) {
            if (one.id >= two.id || !one.calendarIds.some((id) => two.calendarIds.includes(id))) continue
            expect(one.startDate < two.endDate && two.startDate < one.endDate).toBe(false)
          }
        }
      }),
      { numRuns: 60 },
    )
  })
})
