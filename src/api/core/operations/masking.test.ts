import { beforeEach, describe, expect, test } from 'vitest'
import { type Booked, type Desk, openDesk, own, refusal } from './testing/clinic.ts'

let desk: Desk
let booked: Booked

const option = { id: 'a', startDate: '2026-03-03T09:00:00.000Z', endDate: '2026-03-03T10:00:00.000Z' }

beforeEach(async () => {
  desk = openDesk()
  const { id } = await desk.calendar('Dr. Vega')
  booked = await desk.book({
    title: 'Ana Gómez, check-up',
    description: 'Write to ANA@example.com or call +34 600 11-12 22. Also analyse.',
    comment: 'ana gomez is afraid of needles',
    startDate: option.startDate,
    endDate: option.endDate,
    calendarIds: [id],
    model: 'poll',
    guests: [
      { email: 'ana@example.com', extraFields: { firstName: 'Ana', lastName: 'Gómez', phone: '+34 600111222' } },
      { email: 'joana@example.com', extraFields: { firstName: 'Ana', note: 'sister of ana@example.com' } },
    ],
    voting: {
      options: [option],
      votes: [
        { optionId: 'a', guest: 'ana@example.com', answer: 'yes' },
        { optionId: 'a', guest: 'joana@example.com', answer: 'no' },
      ],
    },
    extraFields: { referral: { from: 'Gomez, Ana', mail: 'ana@example.com' } },
  })
})

const mask = (...guests: object[]) =>
  desk.call('appointmentsV1', 'maskGuests', { params: { id: booked.id }, body: { guests } as never })

describe('masking a guest', () => {
  test('leaves nothing of the old values in the row', async () => {
    const masked = await mask({ email: 'Ana@example.com' })
    const [ana, joana] = masked.guests
    expect(ana?.email).toMatch(/^guest-[0-9a-f]{4}@masked\.invalid$/)
    expect(ana?.extraFields?.['phone']).toMatch(/^masked-[0-9a-f]{4}$/)
    expect(joana).toMatchObject({ email: 'joana@example.com', extraFields: { firstName: 'Ana' } })
    const text = JSON.stringify({ ...masked, guests: [ana] })
    expect(text).not.toMatch(/(?<!jo)ana@example|g[oó]mez|600/i)
    expect(JSON.stringify(masked)).not.toMatch(/(?<!jo)ana@example/i)
    expect(masked.description).toContain('Also analyse.')
    expect(masked.voting?.votes.map(({ guest }) => guest)).toEqual([ana?.email, 'joana@example.com'])
    expect(masked).toMatchObject({ state: 'pending', version: 2, startDate: option.startDate, organizationId: own })
  })

  test('finds by phone however it is written', async () => {
    const masked = await mask({ phone: '(+34) 600-111-222' })
    expect(masked.guests[0]?.email).toMatch(/@masked\.invalid$/)
  })

  test('writes the new values and keeps the rest', async () => {
    const masked = await mask({ email: 'ana@example.com', newEmail: 'a***@example.com'.replaceAll('*', 'x') })
    expect(masked.guests[0]).toEqual({
      email: 'axxx@example.com',
      extraFields: { firstName: 'Ana', lastName: 'Gómez', phone: '+34 600111222' },
    })
    expect(JSON.stringify(masked)).not.toMatch(/(?<!jo)ana@example/i)
    const again = await mask({ phone: '+34600111222', newPhone: '+34 600 000 000' })
    expect(again.guests[0]?.extraFields).toMatchObject({ phone: '+34 600 000 000', firstName: 'Ana' })
    expect(again.description).toContain('call +34 600 000 000.')
  })

  test('masks several at once, or nobody', async () => {
    expect(await refusal(mask({ email: 'ana@example.com' }, { email: 'leo@x.io' }))).toMatchObject({
      refusal: 'unprocessable',
      fields: ['guests.1'],
    })
    expect(await desk.read(booked.id)).toEqual(booked)
    const masked = await mask({ email: 'ana@example.com' }, { email: 'joana@example.com' })
    expect(JSON.stringify(masked)).not.toMatch(/ana@|gómez/i)
    expect(new Set(masked.guests.map(({ email }) => email)).size).toBe(2)
  })

  test('forgets remembered answers about the appointment', async () => {
    const answer = {
      key: 'k',
      requestHash: 'h',
      status: 201,
      answer: 'ana@example.com',
      resourceId: booked.id,
      expiresAt: Date.parse('2026-03-09T00:00:00Z'),
    }
    await desk.store.write(own, (rows) => rows.remember(answer))
    await mask({ email: 'ana@example.com' })
    expect(await desk.store.write(own, (rows) => rows.recall('k', 0))).toBeUndefined()
    expect((await desk.call('appointmentsV2', 'list', { query: { search: 'gomez' } })).total).toBe(0)
  })

  test('works on a cancelled appointment too', async () => {
    await desk.call('appointmentsV1', 'cancel', { params: { id: booked.id } })
    expect(await mask({ email: 'ana@example.com' })).toMatchObject({ state: 'cancelled' })
  })
})

test('votes are counted', async () => {
  const counted = await desk.call('appointmentsV1', 'votes', { params: { id: booked.id } })
  expect(counted).not.toHaveProperty('status')
  expect(counted.voting?.options).toEqual([{ ...option, counts: { yes: 1, 'if-need-be': 0, no: 1 } }])
  expect(counted.voting?.votes[0]?.at).toBe('2026-03-02T08:00:00.000Z')
  const { startDate, endDate } = option
  const plain = await desk.book({ startDate, endDate, calendarIds: booked.calendarIds })
  expect(await desk.call('appointmentsV2', 'votes', { params: { id: plain.id } })).toMatchObject({ voting: null })
})
