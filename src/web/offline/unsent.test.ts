import { describe, expect, test } from 'vitest'
import type { Appointment } from '#api/contract/appointments.ts'
import { contract } from '#api/contract/table.ts'
import type { AnyInput } from '../client/input.ts'
import { NOON } from '../client/testing/deployment.ts'
import { keepMine } from './decide.ts'
import { createSealedStore } from './sealed-store.ts'
import { memoryRows } from './testing/memory-rows.ts'
import { mayWait, overlaid, unsentCall, type UnsentCall, unsentRecord } from './unsent.ts'
import { createUnsentQueue } from './unsent-queue.ts'

const { create, update, cancel, remove, list, get } = contract.appointmentsV2
const visit = {
  id: 'visit',
  startDate: '2026-03-02T09:00:00.000Z',
  endDate: '2026-03-02T09:30:00.000Z',
  calendarIds: ['ana'],
  status: 'confirmed',
  subStatus: null,
  comment: null,
  blocked: false,
  version: 4,
}
const typed = (row: typeof update | typeof cancel | typeof create, input: AnyInput, order = 1): UnsentCall =>
  unsentCall({
    row,
    input: row === create ? input : { params: { id: 'visit' }, ifVersion: 3 + order, ...input },
    id: `call-${order}`,
    order,
    typedAt: NOON,
    isTried: false,
    before: row === create ? undefined : visit,
  })
const day = { startDate: '2026-03-02T00:00:00.000Z', endDate: '2026-03-03T00:00:00.000Z', blocked: true }

describe('what may wait for a line', () => {
  test.each<[string, Parameters<typeof mayWait>]>([
    ['a status', [update, { body: { status: 'confirmed', subStatus: 'arrived' } }]],
    ['a note', [update, { body: { comment: 'Late' } }]],
    ['a cancellation', [cancel, { params: { id: 'visit' }, body: { subStatus: 'user-request' } }]],
    ['a booking that has a key', [create, { idempotencyKey: 'k', body: { startDate: visit.startDate } }]],
  ])('%s', (_, [row, input]) => {
    expect(mayWait(row, input)).toBe(true)
  })

  test.each<[string, Parameters<typeof mayWait>]>([
    ['another time', [update, { body: { startDate: visit.startDate, comment: 'Late' } }]],
    ['other guests', [update, { body: { guests: [] } }]],
    ['nothing', [update, { body: {} }]],
    ['taking one of several guests off', [cancel, { params: { id: 'visit' }, body: { guests: ['a@example.com'] } }]],
    ['a booking that could not be told from its repeat', [create, { body: { startDate: visit.startDate } }]],
    ['a poll', [create, { idempotencyKey: 'k', body: { voting: { options: [] } } }]],
    ['deleting', [remove, { params: { id: 'visit' } }]],
    ['other records', [contract.services.update, { body: { comment: 'Late' } }]],
  ])('not %s', (_, [row, input]) => {
    expect(mayWait(row, input)).toBe(false)
  })
})

describe('a read shows what is not sent yet', () => {
  test('one upon the other, in a list and alone', () => {
    const calls = [typed(update, { body: { comment: 'Late' } }), typed(update, { body: { subStatus: 'arrived' } }, 2)]
    const after = { ...visit, comment: 'Late', subStatus: 'arrived', version: 6 }
    expect(overlaid(get, {}, visit, calls)).toEqual(after)
    expect(overlaid(list, { query: day }, { items: [visit], total: 1 }, calls)).toEqual({ items: [after], total: 1 })
    expect(
      overlaid(list, { query: { ...day, fields: ['comment'] } }, { items: [{ id: 'visit' }], total: 1 }, calls),
    ).toEqual({ items: [{ id: 'visit', comment: 'Late' }], total: 1 })
  })

  test('a cancellation, and a booking on the first page of its days only', () => {
    const calls = [
      typed(cancel, { body: { subStatus: 'user-request' } }),
      typed(create, { body: { startDate: visit.startDate, calendarIds: ['ana'], title: 'New' } }, 2),
    ]
    const answer = (query: object) =>
      (overlaid(list, { query }, { items: [visit], total: 1 }, calls) as { items: Appointment[] }).items
    expect(answer(day)).toMatchObject([
      { id: 'visit', status: 'cancelled', subStatus: 'user-request' },
      { id: 'call-2', title: 'New', endDate: '2026-03-02T09:30:00.000Z', calendarId: 'ana' },
    ])
    expect(answer({ ...day, page: 2 })).toHaveLength(1)
    expect(
      answer({ startDate: '2026-03-05T00:00:00.000Z', endDate: '2026-03-06T00:00:00.000Z', blocked: true }),
    ).toHaveLength(1)
    expect(unsentRecord('call-2', calls)).toMatchObject({ title: 'New' })
  })

  test('but not what somebody has to decide about first', () => {
    const refused: UnsentCall = {
      ...typed(update, { body: { comment: 'Late' } }),
      refusal: { kind: 'conflict', description: '' },
    }
    expect(overlaid(get, {}, visit, [refused])).toEqual(visit)
  })
})

describe('a decision', () => {
  const waiting = async (call: UnsentCall) => {
    const queue = createUnsentQueue(createSealedStore(memoryRows().rows))
    const refused: UnsentCall = { ...call, isTried: true, refusal: { kind: 'conflict', description: 'Theirs' } }
    await queue.put(refused)
    return { queue, refused }
  }
  const theirs = { ...visit, comment: 'Theirs', version: 9 } as unknown as Appointment

  test('for mine sends it over theirs, as another call under a key of its own', async () => {
    const { queue, refused } = await waiting(typed(update, { body: { subStatus: 'arrived' } }))
    await keepMine(queue, refused, theirs, undefined, () => 'fresh')
    const [call] = queue.calls()
    expect(queue.calls()).toHaveLength(1)
    expect(call).toMatchObject({
      id: 'fresh',
      isTried: false,
      call: { input: { ifVersion: 9, body: { subStatus: 'arrived' } } },
    })
    expect(call?.refusal).toBeUndefined()
  })

  test('for both sends the merged note', async () => {
    const { queue, refused } = await waiting(typed(update, { body: { comment: 'Mine' } }))
    await keepMine(queue, refused, theirs, 'Mine and theirs')
    expect(queue.calls()).toMatchObject([{ call: { input: { ifVersion: 9, body: { comment: 'Mine and theirs' } } } }])
  })

  test('against a booking takes what was typed upon it along', async () => {
    const { queue, refused } = await waiting(typed(create, { body: { startDate: visit.startDate } }))
    await queue.put({ ...typed(update, { body: { comment: 'Late' } }, 2), recordId: refused.recordId })
    await queue.drop(refused)
    expect(queue.calls()).toEqual([])
  })
})
