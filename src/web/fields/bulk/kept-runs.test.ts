import { i18n } from '@lingui/core'
import { describe, expect, test } from 'vitest'
import { contract } from '#api/contract/table.ts'
import { callData } from '../../client/call-data.ts'
import { createApi } from '../../client/create-api.ts'
import { openService } from '../testing/service-in-page.tsx'
import { madeBy, type RunLine } from './run-data.ts'
import type { RunOwner } from './run-owner.ts'
import { pageRuns } from './run-store.ts'
import { booked, bookings, losing, openPage, sent } from './testing/kept-pages.ts'

const { appointmentsV2: v2 } = contract

i18n.loadAndActivate({ locale: 'en', messages: {} })

describe('a run that its page left', () => {
  test('is offered by the next one, books nothing twice and can still be taken back', async () => {
    const service = await openService()
    const store = pageRuns()
    const first = await openPage(losing(service, 2), store)
    first.runs.start({ title: 'Book 5', lines: bookings(service, 5), concurrency: 1 })
    await expect.poll(() => sent(service, 'POST')).toBe(3)
    first.close()

    const next = await openPage(service, store)
    expect(next.shown()).toMatchObject({ title: 'Book 5', run: { phase: 'paused', interrupted: true } })
    expect(next.outcomes()).toEqual(['done', 'done', 'waiting', 'waiting', 'waiting'])
    expect(sent(service, 'POST')).toBe(3)
    await next.runs.send(next.shown().key, { type: 'resume' })
    await expect.poll(next.outcomes).toEqual(Array.from({ length: 5 }, () => 'done'))
    // The one whose answer was lost was sent again under its key, and answered from memory.
    expect(sent(service, 'POST')).toBe(6)
    expect(await booked(service)).toEqual(['Booked 0', 'Booked 1', 'Booked 2', 'Booked 3', 'Booked 4'])

    next.close()
    const last = await openPage(service, store)
    expect(last.shown()).toMatchObject({ undoable: 5, run: { phase: 'ended' } })
    await last.runs.undo(last.shown().key, 'Back')
    await expect.poll(async () => booked(service)).toEqual([])
    await expect.poll(() => last.shown(1).run.phase).toBe('ended')
    expect(last.shown().undoable).toBe(0)
    for (const { key } of last.runner.shown()) await last.runs.dismiss(key)
    await expect.poll(async () => store.all(service.api.connectionId)).toEqual([])
    expect(last.flags.at(-1)).toBe(false)
  })

  test('names what an earlier page has made where a line needs its id, and takes all back in turn', async () => {
    const service = await openService()
    const { serviceTypes, services } = contract
    const remove = { params: { id: '' } }
    const lines: RunLine[] = [
      {
        id: 'type',
        name: 'Care',
        call: callData(serviceTypes.create, { body: { name: 'Care' } }),
        inverse: { ...callData(serviceTypes.remove, remove), takesId: true },
      },
      ...['Bath', 'Shower'].map((name, place): RunLine => ({
        id: `service ${place}`,
        name,
        needs: ['type'],
        call: callData(services.create, { body: { name, duration: 20, typeId: madeBy('type') } }),
        inverse: { ...callData(services.remove, remove), takesId: true },
      })),
    ]
    const store = pageRuns()
    const first = await openPage(losing(service, 1), store)
    first.runs.start({ title: 'Set up', lines, concurrency: 1 })
    await expect.poll(() => first.outcomes()).toEqual(['done', 'running', 'waiting'])
    first.close()
    const next = await openPage(service, store)
    await next.runs.send(next.shown().key, { type: 'resume' })
    await expect.poll(next.outcomes).toEqual(['done', 'done', 'done'])
    const made = async () => {
      const types = await service.api.call(serviceTypes.list, {})
      const typeId = types.items.find(({ name }) => name === 'Care')?.id
      const { items } = await service.api.call(services.list, {})
      return { types: types.items.length, bath: items.filter((it) => typeId && it.typeId === typeId).length }
    }
    const { types } = await made()
    expect(await made()).toMatchObject({ bath: 2 })
    await next.runs.undo(next.shown().key, 'Back')
    await expect.poll(made).toEqual({ types: types - 1, bath: 0 })
  })

  test('knows a change and a cancellation whose answers were lost for its own, not for a conflict', async () => {
    const service = await openService()
    const [one, two] = service.demo.appointments.filter(({ status, blocked }) => status === 'confirmed' && !blocked)
    if (!one || !two) throw new Error('the demo has appointments')
    const lines = [
      {
        ...one,
        call: callData(v2.update, { params: { id: one.id }, body: { comment: 'Seen' }, ifVersion: one.version }),
      },
      {
        ...two,
        call: callData(v2.cancel, {
          params: { id: two.id },
          body: { subStatus: 'staff-request' },
          ifVersion: two.version,
        }),
      },
    ].map(({ id, call }): RunLine => ({ id, name: id, call }))
    const store = pageRuns()
    const first = await openPage(losing(service, 0), store)
    first.runs.start({ title: 'Two', lines })
    await expect.poll(() => sent(service, 'PUT') + sent(service, 'POST')).toBe(2)
    await expect
      .poll(async () => (await store.all(service.api.connectionId))[0]?.states.map(({ outcome }) => outcome))
      .toEqual(['running', 'running'])
    first.close()
    const next = await openPage(service, store)
    await next.runs.send(next.shown().key, { type: 'resume' })
    await expect.poll(next.outcomes).toEqual(['done', 'done'])
    const stored = await service.api.call(v2.get, { params: { id: one.id } })
    expect(stored).toMatchObject({ comment: 'Seen', version: one.version + 1 })
  })

  test('does not make again what may be made already, where the service remembers no keys', async () => {
    const service = await openService()
    const store = pageRuns()
    const first = await openPage(losing(service, 0), store)
    first.runs.start({ title: 'Book 2', lines: bookings(service, 2), concurrency: 1 })
    await expect.poll(() => sent(service, 'POST')).toBe(1)
    first.close()
    const mute = { ...service, api: { ...service.api, discovery: async () => null } }
    const next = await openPage(mute, store)
    expect(next.outcomes()).toEqual(['refused', 'waiting'])
    await next.runs.send(next.shown().key, { type: 'resume' })
    await expect.poll(next.outcomes).toEqual(['refused', 'done'])
    expect(next.shown().run.rows[0]?.error).toMatchObject({ description: expect.stringMatching(/Check whether/) })
    expect(await booked(service)).toEqual(['Booked 0', 'Booked 1'])
  })

  test('is only shown by a page while another one carries it out', async () => {
    const service = await openService()
    const store = pageRuns()
    const taken = new Set<string>()
    const owner: RunOwner = {
      take: async (id) => {
        if (taken.has(id)) return null
        taken.add(id)
        return () => void taken.delete(id)
      },
      isTaken: async (id) => taken.has(id),
      whenFree: (_id, signal) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('left')))),
    }
    const first = await openPage(losing(service, 1), store, owner)
    first.runs.start({ title: 'Book 3', lines: bookings(service, 3), concurrency: 1 })
    await expect.poll(() => sent(service, 'POST')).toBe(2)
    const other = await openPage(service, store, owner)
    expect(other.shown()).toMatchObject({ elsewhere: true, undoable: 0 })
    await other.runs.send(other.shown().key, { type: 'resume' })
    await other.runs.dismiss(other.shown().key)
    expect([sent(service, 'POST'), other.shown().elsewhere]).toEqual([2, true])
    first.close()
    await other.runs.send(other.shown().key, { type: 'resume' })
    await expect.poll(other.outcomes).toEqual(['done', 'done', 'done'])
    expect(await booked(service)).toEqual(['Booked 0', 'Booked 1', 'Booked 2'])
  })

  test('belongs to its connection alone', async () => {
    const service = await openService()
    const store = pageRuns()
    const first = await openPage(losing(service, 0), store)
    first.runs.start({ title: 'Book 1', lines: bookings(service, 1) })
    await expect.poll(() => sent(service, 'POST')).toBe(1)
    first.close()
    const { baseUrl } = service.api
    const credentials = {
      accessKeyId: 'OTHER',
      key: await crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign']),
    }
    const api = createApi({
      baseUrl,
      credentials,
      connectionId: 'another',
      origin: baseUrl,
      fetch: () => Promise.reject(new TypeError('no line')),
    })
    const other = await openPage({ ...service, api }, store)
    expect(other.runner.shown()).toEqual([])
  })
})
