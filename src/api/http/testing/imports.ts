import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ImportedResource } from '../../contract/imports.ts'
import type { Open, Service } from './caller.ts'
import { book, booking, type Caller, makeCalendar, makeService, openDesk, v1, v2 } from './clinic.ts'

const PATH = '/x/imports'

interface Given {
  externalId: string
  body: Record<string, unknown>
}

/** Rows of another system come in, are known when they come again, and go out together. */
export function importTests(open: Open): void {
  describe('an import', () => {
    let service: Service
    beforeAll(async () => {
      service = await open()
      return () => service.close()
    })

    const send = (desk: Caller, id: string, resource: ImportedResource, rows: Given[], more: object = {}) =>
      desk.post(PATH, { import: id, source: 'Acuity', name: 'a.csv', resource, rows, ...more })
    const bookings = (calendarId: string, ...clocks: string[]): Given[] =>
      clocks.map((clock) => ({ externalId: `at ${clock}`, body: booking(calendarId, clock) }))
    const statuses = (answer: { body: { results: { status: string }[] } }) =>
      answer.body.results.map(({ status }) => status)
    const count = async (desk: Caller) => (await desk.get(`${v2}/appointments`)).body.total

    test('takes over what can be and says of the rest why not, first without keeping anything', async () => {
      const desk = await openDesk(service)
      const { id: calendarId } = await makeCalendar(desk)
      await book(desk, calendarId, '09:00')
      const id = randomUUID()
      const rows = [
        ...bookings(calendarId, '08:00', '09:15', '10:00', '10:15'),
        { externalId: 'wrong', body: { ...booking(calendarId, '11:00'), colour: 'red', startDate: 'soon' } },
        { externalId: 'at 08:00', body: booking(calendarId, '12:00') },
      ]
      const expected = ['created', 'refused', 'created', 'refused', 'refused', 'known']
      const tried = await send(desk, id, 'appointments', rows, { dryRun: true })
      expect([tried.status, tried.body.dryRun, statuses(tried)]).toEqual([200, true, expected])
      expect(tried.body.results[1].description).toMatch(/^“Ana” is taken from/)
      expect(tried.body.results[4].errors.at(-1)).toMatchObject({ field: 'colour' })
      expect([await count(desk), (await desk.get(PATH)).body.items]).toEqual([1, []])

      const done = await send(desk, id, 'appointments', rows)
      expect(statuses(done)).toEqual(expected)
      expect(await count(desk)).toBe(3)
      const made = await desk.get(`${v2}/appointments/${done.body.results[0].id}`)
      expect([made.status, made.body.startDate]).toEqual([200, rows[0]?.body['startDate']])
      const listed = await desk.get(PATH)
      expect(listed.body.items).toMatchObject([{ id, source: 'Acuity', name: 'a.csv', records: 2, undoneAt: null }])
      expect(JSON.stringify(listed.body)).not.toContain('08:00')
    })

    test('makes nothing twice, also under another import, and nothing anew that was deleted since', async () => {
      const desk = await openDesk(service)
      const { id: calendarId } = await makeCalendar(desk)
      const first = await send(desk, randomUUID(), 'appointments', bookings(calendarId, '08:00', '09:00'))
      await desk.delete(`${v2}/appointments/${first.body.results[0].id}`)
      const again = await send(desk, randomUUID(), 'appointments', bookings(calendarId, '08:00', '09:00', '10:00'))
      expect(statuses(again)).toEqual(['gone', 'known', 'created'])
      const of = await send(desk, randomUUID(), 'appointments', bookings(calendarId, '14:00'), { source: 'Square' })
      const other = await openDesk(service)
      const elsewhere = await makeCalendar(other)
      expect(statuses(of)).toEqual(['created'])
      expect(statuses(await send(other, randomUUID(), 'appointments', bookings(elsewhere.id, '08:00')))).toEqual([
        'created',
      ])
    })

    test('is taken back whole, but for what somebody has changed since or what is still needed', async () => {
      const desk = await openDesk(service)
      const id = randomUUID()
      const calendars = await send(desk, id, 'calendars', [
        { externalId: 'ana', body: { name: 'Ana', type: 'agent', timezone: 'Europe/Madrid' } },
      ])
      const calendarId = calendars.body.results[0].id
      const services = await send(desk, id, 'services', [{ externalId: 's', body: { name: 'Visit', duration: 30 } }])
      const made = await send(desk, id, 'appointments', bookings(calendarId, '08:00', '09:00', '10:00'))
      const [kept, gone] = made.body.results
      await desk.put(`${v2}/appointments/${kept.id}`, { comment: 'Knee' })
      await desk.delete(`${v2}/appointments/${gone.id}`)

      const undone = await desk.post(`${PATH}/${id}/undo`)
      expect([undone.status, undone.body]).toMatchObject([200, { removed: 3, remaining: 0 }])
      expect(undone.body.left).toMatchObject([
        { resource: 'appointments', id: kept.id, description: expect.stringContaining('changed meanwhile') },
        { resource: 'calendars', id: calendarId, description: expect.stringContaining('coming appointment') },
      ])
      expect(await count(desk)).toBe(1)
      expect((await desk.get(`${v1}/services/${services.body.results[0].id}`)).status).toBe(404)
      expect((await desk.get(PATH)).body.items).toMatchObject([{ id, records: 2, undoneAt: expect.any(String) }])
      expect((await desk.post(`${PATH}/${id}/undo`, { skip: 2 })).body).toMatchObject({ removed: 0, remaining: 0 })
      // What was taken back may come again, under another import.
      expect((await send(desk, id, 'appointments', bookings(calendarId, '09:00'))).status).toBe(409)
      const anew = await send(desk, randomUUID(), 'appointments', bookings(calendarId, '08:00', '09:00', '10:00'))
      expect(statuses(anew)).toEqual(['known', 'created', 'created'])
    })

    test('is for those who could make each record themselves', async () => {
      const desk = await openDesk(service)
      const [viewer, staff] = [await desk.as('viewer'), await desk.as('staff')]
      const rows = [{ externalId: 'a', body: { name: 'Ana', type: 'agent', timezone: 'Europe/Madrid' } }]
      expect((await send(viewer, randomUUID(), 'calendars', rows, { dryRun: true })).status).toBe(403)
      expect((await send(staff, randomUUID(), 'calendars', rows)).status).toBe(403)
      const id = randomUUID()
      expect((await send(desk, id, 'calendars', rows)).status).toBe(200)
      expect((await staff.post(`${PATH}/${id}/undo`)).status).toBe(403)
      const { id: serviceId } = await makeService(desk)
      const over = {
        ...booking(await makeCalendar(desk).then((it) => it.id), '08:00'),
        serviceId,
        allowOverlapping: true,
      }
      const sent = await send(staff, randomUUID(), 'appointments', [{ externalId: 'o', body: over }])
      expect(statuses(sent)).toEqual(['created'])
      expect((await (await openDesk(service)).post(`${PATH}/${id}/undo`)).status).toBe(404)
    })

    test.each([
      [[], 400],
      [Array.from({ length: 201 }, (_, at) => ({ externalId: `${at}`, body: {} })), 400],
      [[{ externalId: ' ', body: {} }], 400],
      [[{ externalId: 'a', body: [] }], 400],
    ])('of rows that no call may have is refused: %#', async (rows, status) => {
      const desk = await openDesk(service)
      expect((await send(desk, randomUUID(), 'services', rows as Given[])).status).toBe(status)
    })
  })
}
