import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Appointment } from '#api/contract/appointments.ts'
import type { Row } from '#api/contract/operation.ts'
import { contract } from '#api/contract/table.ts'
import { sendCall } from '../client/send-call.ts'
import type { AnyInput } from '../client/input.ts'
import { listAll } from '../client/list-all.ts'
import { createSealedStore } from './sealed-store.ts'
import { sendUnsent } from './send-unsent.ts'
import { type Fate, lossyHouse } from './testing/lossy-house.ts'
import { memoryRows } from './testing/memory-rows.ts'
import { unsentCall, type UnsentCall } from './unsent.ts'
import { createUnsentQueue } from './unsent-queue.ts'

const NOW = Date.parse('2026-03-02T10:00:00Z')
const { create, update, cancel } = contract.appointmentsV2

/** A desk whose days hold some appointments, and what it types without a line. */
const desk = async () => {
  const house = await lossyHouse(NOW)
  const { items } = await listAll(house.other, contract.appointmentsV2.list, {
    query: { startDate: '2026-03-03T00:00:00.000Z', endDate: '2026-03-06T00:00:00.000Z', status: 'confirmed' },
  })
  const visits = items.filter((it) => it.guests.length === 1 && it.model === 'fixed').slice(0, 3)
  const device = memoryRows()
  /** A page over the device: what it keeps survives the page. */
  const page = () => createUnsentQueue(createSealedStore(device.rows))
  let queue = page()
  let typed = 0
  const versions = new Map(visits.map(({ id, version }) => [id, version]))
  const type = async (row: Row, input: AnyInput, visit?: Appointment): Promise<UnsentCall> => {
    typed += 1
    const id = `00000000-0000-4000-8000-${String(typed).padStart(12, '0')}`
    const based = visit && versions.get(visit.id)
    if (visit && based !== undefined) versions.set(visit.id, based + 1)
    const call = unsentCall({
      row,
      input: { ...input, ...(visit && { params: { id: visit.id } }), ...(based !== undefined && { ifVersion: based }) },
      id,
      order: typed,
      typedAt: NOW,
      isTried: false,
      before: visit && { ...visit },
    })
    await queue.put(call)
    return call
  }
  const send = (isUp = () => true) =>
    sendUnsent({
      queue,
      isUp,
      knowsKeys: async () => true,
      send: (call, again) =>
        sendCall(house.api, call.call, { signal: new AbortController().signal, idempotencyKey: call.id, again }),
    })
  return {
    ...house,
    visits,
    type,
    send,
    queue: () => queue,
    /** The page ends, and another one begins. */
    reload: async () => {
      queue = page()
      await queue.load()
    },
    stored: (id: string) => house.other.appointmentsV2.get({ params: { id } }),
  }
}

/** A free time of its own for each booking. */
const booking = (index: number, visit: Appointment) => ({
  title: `Booked ${index}`,
  startDate: `2026-04-${String(index + 1).padStart(2, '0')}T04:00:00.000Z`,
  endDate: `2026-04-${String(index + 1).padStart(2, '0')}T04:30:00.000Z`,
  calendarIds: visit.calendarIds,
  status: 'confirmed',
  allowOverlapping: true,
})

test('whatever the line loses and whenever the page ends, each call is carried out once and in order', async () => {
  const fate = fc.constantFrom<Fate>('carried', 'lost', 'unanswered')
  const step = fc.record({ visit: fc.nat(2), what: fc.constantFrom('note', 'arrived', 'reopened', 'book') })
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 6 }),
      fc.array(fate, { maxLength: 14 }),
      fc.array(fc.boolean(), { maxLength: 14 }),
      async (steps, fates, ends) => {
        const world = await desk()
        const { visits, type, writes } = world
        const meant: [string, unknown][] = []
        for (const [index, { visit: which, what }] of steps.entries()) {
          const visit = visits[which] ?? visits[0]
          if (!visit) throw new Error('the demo has appointments')
          const body =
            what === 'book'
              ? booking(index, visit)
              : what === 'note'
                ? { comment: `Note ${index}` }
                : { status: 'confirmed', subStatus: what === 'arrived' ? 'arrived' : null }
          // oxlint-disable-next-line no-await-in-loop -- Typed one after another.
          await (what === 'book' ? type(create, { body, idempotencyKey: '' }) : type(update, { body }, visit))
          meant.push([what === 'book' ? 'POST' : visit.id, body])
        }
        world.fates.push(...fates)
        for (let round = 0; world.queue().calls().length > 0 && round < 40; round += 1) {
          // oxlint-disable-next-line no-await-in-loop
          await world.send()
          // oxlint-disable-next-line no-await-in-loop
          if (ends[round]) await world.reload()
        }
        expect(world.queue().calls()).toEqual([])
        // A booking that is repeated under its key answers what the first one made.
        const once = writes.filter(
          ({ method, answer }, index) =>
            method !== 'POST' || writes.findIndex((it) => it.method === 'POST' && it.answer.id === answer.id) === index,
        )
        expect(
          once.map(({ method, path, body }) => [method === 'POST' ? 'POST' : path.split('/').at(-1), body]),
        ).toEqual(meant)
        for (const { id, version } of visits) {
          const count = meant.filter(([it]) => it === id).length
          // oxlint-disable-next-line no-await-in-loop
          expect((await world.stored(id)).version).toBe(version + count)
        }
      },
    ),
    {
      numRuns: 15,
      // Carried out unanswered; then its repetition is refused, and the reading that could tell why is not answered either.
      examples: [[[{ visit: 0, what: 'note' }], ['unanswered', 'carried', ...Array<Fate>(4).fill('unanswered')], []]],
    },
  )
})

describe('sending', () => {
  test('goes on with a booking that was made here under the id that the service gave it', async () => {
    const { visits, type, send, queue, other } = await desk()
    const [visit] = visits
    if (!visit) throw new Error('the demo has appointments')
    const booked = await type(create, { body: booking(0, visit), idempotencyKey: '' })
    const mark = await type(update, { body: { comment: 'Brings a dog' } })
    await queue().put({
      ...mark,
      recordId: booked.id,
      call: { ...mark.call, input: { ...mark.call.input, params: { id: booked.id }, ifVersion: 1 } },
    })
    await send()
    expect(queue().calls()).toEqual([])
    const { items } = await other.appointmentsV2.list({
      query: { startDate: '2026-04-01T00:00:00.000Z', endDate: '2026-04-02T00:00:00.000Z' },
    })
    expect(items.filter(({ title }) => title === 'Booked 0')).toMatchObject([{ comment: 'Brings a dog', version: 2 }])
    // What is open on the page still asks by the id that it had here.
    expect(queue().idOf(booked.id)).toBe(items.find(({ title }) => title === 'Booked 0')?.id)
  })

  test('holds back what is about a record that somebody has to decide about, and nothing else', async () => {
    const { visits, type, send, queue, other, stored } = await desk()
    const [one, two] = visits
    if (!one || !two) throw new Error('the demo has appointments')
    await type(update, { body: { comment: 'Mine' } }, one)
    await type(update, { body: { status: 'confirmed', subStatus: 'arrived' } }, one)
    await type(update, { body: { comment: 'Of another' } }, two)
    await other.appointmentsV2.update({ params: { id: one.id }, body: { comment: 'Theirs' }, ifVersion: one.version })
    await send()
    expect(queue().calls()).toMatchObject([{ recordId: one.id, refusal: { kind: 'conflict' } }, { recordId: one.id }])
    expect(await stored(one.id)).toMatchObject({ comment: 'Theirs', version: one.version + 1 })
    expect(await stored(two.id)).toMatchObject({ comment: 'Of another' })
    // Giving the first one up leaves the second for somebody to decide about: it was typed upon the first.
    const [refused] = queue().calls()
    if (refused) await queue().drop(refused)
    await send()
    expect(queue().calls()).toMatchObject([{ refusal: { kind: 'conflict' } }])
    expect(await stored(one.id)).toMatchObject({ comment: 'Theirs', version: one.version + 1 })
  })

  test('a time that is taken meanwhile, and an appointment that is gone, wait for a decision', async () => {
    const { visits, type, send, queue, other } = await desk()
    const [one, two] = visits
    if (!one || !two) throw new Error('the demo has appointments')
    const body = { ...booking(0, one), allowOverlapping: false }
    await type(create, { body, idempotencyKey: '' })
    await type(cancel, { body: { subStatus: 'user-request' } }, two)
    await other.appointmentsV2.create({ body: { ...body, title: 'First' } as never })
    await other.appointmentsV2.remove({ params: { id: two.id } })
    await send()
    expect(
      queue()
        .calls()
        .map(({ refusal }) => refusal?.kind),
    ).toEqual(['conflict', 'not-found'])
  })

  test('a booking that may have been made is not made again where keys are not known', async () => {
    const { visits, type, queue, fates, writes, api } = await desk()
    const [visit] = visits
    if (!visit) throw new Error('the demo has appointments')
    await type(create, { body: booking(0, visit), idempotencyKey: '' })
    fates.push('unanswered')
    const world = {
      queue: queue(),
      isUp: () => true,
      knowsKeys: async () => false,
      send: (call: UnsentCall, again: boolean) =>
        sendCall(api, call.call, { signal: new AbortController().signal, idempotencyKey: call.id, again }),
    }
    await sendUnsent(world)
    await sendUnsent(world)
    expect(writes).toHaveLength(1)
    expect(queue().calls()).toMatchObject([{ refusal: { kind: 'slow' } }])
  })
})
