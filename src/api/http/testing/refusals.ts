import { beforeAll, describe, expect, test } from 'vitest'
import { type Open, send, type Sent, type Service } from './caller.ts'
import { bodyTroubles } from './document.ts'
import { at, book, booking, type Desk, makeCalendar, makeService, openDesk, v1, v2 } from './clinic.ts'

const OPTION = '01a00000-0000-7000-8000-000000000001'
const NOBODY = '01a00000-0000-7000-8000-000000000000'

const decidedPoll = {
  options: [{ id: OPTION, startDate: at('07:00'), endDate: at('08:00') }],
  votes: [],
  chosenOptionId: OPTION,
}

/** 400, 403, 404, 409 and 422 as the interface's error table says. */
export function refusalTests(open: Open): void {
  describe('a refusal', () => {
    let service: Service
    let desk: Desk
    let calendar: { id: string }
    beforeAll(async () => {
      service = await open()
      desk = await openDesk(service)
      calendar = await makeCalendar(desk)
      return () => service.close()
    })

    test.each([
      ['GET', '/api/v1/nothing'],
      ['DELETE', '/api/v1/appointments'],
      ['PATCH', '/api/v1/services'],
      ['GET', '/api/v2/appointments/block-slot/x'],
      ['HEAD', '/api/v1/services'],
      ['GET', '/api'],
    ])('of %s %s is INVALID_STATE, whoever asks', async (method, target) => {
      const answer = await send(service, method, target)
      expect(answer.status).toBe(404)
      const body = { code: 'INVALID_STATE', path: target, description: `Cannot ${method} ${target}` }
      expect(answer.body ?? body).toMatchObject(body)
    })

    const malformed: [name: string, sent: Sent, field: string | undefined][] = [
      ['no JSON', { raw: '{"title":' }, undefined],
      ['no UTF-8', { raw: new Uint8Array([0x22, 0xff, 0x22]) }, undefined],
      ['no object', { raw: '[1]' }, undefined],
      ['nothing', {}, undefined],
      ['of another content type', { raw: 'title=A', headers: { 'content-type': 'text/plain' } }, undefined],
      ['over 1 MiB', { raw: JSON.stringify({ title: 'x'.repeat(1_048_577) }) }, undefined],
      ['without a required field', { body: {} }, 'title'],
      ['with a wrong type', { body: { title: 7 } }, 'title'],
      ['with an unknown field', { body: { title: 'A', titel: 'B' } }, 'titel'],
      ['with a malformed uuid', { body: { title: 'A', assets: ['x'] } }, 'assets.0'],
      ['with a field and its other name', { body: { title: 'A', assets: [], assetIds: [] } }, 'assetIds'],
      ['with a NUL character', { body: { title: 'A\0' } }, 'title'],
      ['with half a surrogate pair', { raw: '{"title":"\\ud800"}' }, 'title'],
      ['nested without end', { raw: `{"title":${'['.repeat(50_000)}${']'.repeat(50_000)}}` }, undefined],
    ]
    test.each([
      ['presets', { title: 'A' }, 'logo'],
      ['presets', { title: 'A' }, 'image'],
      ['rooms', { template: { name: 'A' } }, 'template.mainImage'],
      ['services', { name: 'A', duration: 30 }, 'image'],
    ])('of %s whose picture would run a script is 400', async (resource, body, field) => {
      const bad = 'javascript:alert(1)'
      const [head = '', rest] = field.split('.')
      const given = rest === undefined ? { ...body, [head]: bad } : { template: { name: 'A', [rest]: bad } }
      const answer = await desk.post(`${v1}/${resource}`, given)
      expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([400, field])
    })

    test.each(malformed)('of a body that is %s is 400', async (_, sent, field) => {
      const answer = await desk.post(`${v1}/presets`, undefined, sent)
      expect(answer.status).toBe(400)
      expect(answer.body.code).toBe('BAD_REQUEST')
      expect(answer.body.path).toBe(`${v1}/presets`)
      const fields = answer.body.errors?.map((it: { field: string }) => it.field)
      expect(fields).toEqual(field === undefined ? undefined : [field])
    })

    test('of a number that would be kept as null is 400', async () => {
      const raw = '{"name":"A","duration":5,"extraFields":{"distance":1e400}}'
      const answer = await desk.post(`${v1}/services`, undefined, { raw })
      expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([400, 'extraFields.distance'])
    })

    test('of a body where none belongs is 400 with the name', async () => {
      const { id } = await book(desk, calendar.id, '06:00')
      const answer = await desk.post(`${v1}/appointments/${id}/cancel`, { reason: 'none' })
      expect(answer.status).toBe(400)
      expect(answer.body.errors[0].field).toBe('reason')
    })

    test.each([
      ['a booking', `${v2}/appointments`, {}, 'startDate'],
      ['a booking', `${v2}/appointments`, { startDate: at('07:00') }, 'calendarIds'],
      ['a booking', `${v2}/appointments`, { startDate: at('07:00'), calendarIds: [NOBODY] }, undefined],
      ['a booking', `${v2}/appointments`, { startDate: at('07:00'), calendarId: NOBODY }, undefined],
      ['a booking', `${v2}/appointments`, { blockedAppointmentId: NOBODY }, undefined],
      ['a booking', `${v1}/appointments`, { calendarIds: [NOBODY] }, 'startDate'],
      ['a booking', `${v1}/appointments`, { startDate: at('07:00') }, 'calendarIds'],
      ['a booking', `${v1}/appointments`, { startDate: at('07:00'), calendarIds: [NOBODY] }, undefined],
      ['a booking', `${v1}/appointments`, { calendarIds: [NOBODY], model: 'poll', voting: decidedPoll }, undefined],
      ['a block', `${v1}/appointments/block-slot`, { startDate: at('07:00') }, 'calendarIds'],
      ['a block', `${v1}/appointments/block-slot`, { startDate: at('07:00'), calendarId: NOBODY }, undefined],
      ['a service', `${v1}/services`, { name: 'Visit' }, 'duration'],
      ['a service', `${v1}/services`, { name: 'Visit', typeId: null }, 'duration'],
      ['a service', `${v1}/services`, { name: 'Visit', typeId: NOBODY }, undefined],
    ])('of %s at %s with %j is foretold by the document where a field is wanting', async (_, path, body, wanting) => {
      const { status, body: refusal } = await desk.post(path, body)
      // What is whole is refused all the same, for what it names does not exist.
      expect([status, status === 400 ? refusal.errors[0].field : undefined]).toEqual([wanting ? 400 : 422, wanting])
      expect(bodyTroubles('POST', path, body).length > 0).toBe(wanting !== undefined)
    })

    test.each([
      ['page=0', 'page'],
      ['limit=0', 'limit'],
      ['limit=101', 'limit'],
      ['limit=ten', 'limit'],
      ['page=1.5', 'page'],
      ['type=robot', 'type'],
      ['page=1&page=2', 'page'],
      ['search=%00', 'search'],
    ])('of the query %s is 400', async (query, field) => {
      const answer = await desk.get(`${v1}/calendars`, query)
      expect(answer.status).toBe(400)
      expect(answer.body.errors[0].field).toBe(field)
    })

    test.each([
      ['limit=1&limit=2', 'limit is given more than once, but takes one value.'],
      ['limit=5&limit=5', 'limit is given more than once, but takes one value.'],
      ['search=a&search=b', 'search is given more than once, but takes one value.'],
      ['type=agent&type=asset', 'type is given more than once, but takes one value.'],
      ['limit[0]=5', 'limit is given as a list, but takes one value.'],
    ])('of the query %s says so: %s', async (query, description) => {
      expect((await desk.get(`${v1}/calendars`, query)).body).toMatchObject({ code: 'BAD_REQUEST', description })
    })

    test('of a date-time without an offset is 400, with one it is understood', async () => {
      const bad = await desk.post(`${v2}/appointments`, {
        ...booking(calendar.id, '07:00'),
        startDate: '2027-03-10T07:00:00',
      })
      expect([bad.status, bad.body.errors[0].field]).toEqual([400, 'startDate'])
      for (const [clock, startDate] of [
        ['07:00', '2027-03-10T08:00:00+01:00'],
        ['07:30', '2027-03-10T08:30+0100'],
        ['08:00', '2027-03-10T06:00:00-02'],
      ] as const) {
        const good = await desk.post(`${v2}/appointments`, { ...booking(calendar.id, clock), startDate })
        expect([good.status, good.body.startDate]).toEqual([201, at(clock)])
      }
    })

    test('of a malformed id is 400, of an unknown one 404', async () => {
      const malformedId = await desk.get(`${v1}/services/42`)
      expect([malformedId.status, malformedId.body.errors[0].field]).toEqual([400, 'id'])
      const unknown = await desk.get(`${v1}/services/${NOBODY}`)
      expect([unknown.status, unknown.body.code]).toEqual([404, 'NOT_FOUND'])
      expect(unknown.body.path).toBe(`${v1}/services/${NOBODY}`)
    })

    test('of a key without the right is 403', async () => {
      const viewer = await desk.as('viewer')
      const staff = await desk.as('staff')
      expect((await viewer.get(`${v1}/services`)).status).toBe(200)
      const write = await viewer.post(`${v1}/services`, { name: 'A', duration: 5 })
      expect([write.status, write.body.code]).toEqual([403, 'FORBIDDEN'])
      expect((await staff.post(`${v1}/services`, { name: 'A', duration: 5 })).status).toBe(201)
      const admin = await staff.get('/admin/keys')
      expect([admin.status, admin.body.code]).toEqual([403, 'FORBIDDEN'])
      expect((await staff.post('/admin/calendars', { name: 'B', type: 'asset', timezone: 'UTC' })).status).toBe(403)
    })

    test('of what is impossible is 422 with the field', async () => {
      const backwards = await desk.post(`${v2}/appointments`, {
        ...booking(calendar.id, '08:00'),
        endDate: at('07:00'),
      })
      expect([backwards.status, backwards.body.code]).toEqual([422, 'UNPROCESSABLE'])
      expect(backwards.body.errors[0].field).toBe('endDate')
      const reference = await desk.post(`${v2}/appointments`, booking(NOBODY, '08:00'))
      expect([reference.status, reference.body.errors[0].field]).toEqual([422, expect.stringMatching(/^calendarIds/)])
      const zone = await desk.post('/admin/calendars', { name: 'A', type: 'agent', timezone: 'Mars/Olympus' })
      expect([zone.status, zone.body.errors[0].field]).toEqual([422, 'timezone'])
    })

    test('of occupied time, a taken slug and a resource in use is 409', async () => {
      await book(desk, calendar.id, '10:00')
      const occupied = await desk.post(`${v2}/appointments`, booking(calendar.id, '10:15'))
      expect([occupied.status, occupied.body.code]).toEqual([409, 'CONFLICT'])
      expect((await desk.post(`${v1}/service-types`, { name: 'Check', slug: 'check' })).status).toBe(201)
      expect((await desk.post(`${v1}/service-types`, { name: 'Other', slug: 'check' })).status).toBe(409)
      const used = await makeService(desk)
      await book(desk, calendar.id, '11:00', { serviceId: used.id })
      expect((await desk.delete(`${v1}/services/${used.id}`)).status).toBe(409)
    })

    test('of another organization sees nothing of this one', async () => {
      const other = await openDesk(service)
      expect((await other.get(`${v1}/calendars/${calendar.id}`)).status).toBe(404)
      expect((await other.get(`${v1}/calendars`)).body.items).toEqual([])
      expect((await other.post(`${v2}/appointments`, booking(calendar.id, '12:00'))).status).toBe(422)
      const disabled = await other.post(`/admin/keys/${desk.key.accessKeyId}/disable`)
      expect(disabled.status).toBe(404)
    })
  })
}
