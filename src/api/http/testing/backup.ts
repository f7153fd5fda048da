import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { BACKED_UP, type BackedUp } from '../../contract/backup-limits.ts'
import type { Open, Service } from './caller.ts'
import { book, type Caller, makeCalendar, makeService, openDesk, v1, v2 } from './clinic.ts'

const PATH = '/x/backup/restore'
type Rows = Record<string, unknown>[]

/** Everything that a backup holds, as the contract answers it. */
async function readAll(desk: Caller): Promise<Record<BackedUp, Rows>> {
  const list = async (path: string, query = {}): Promise<Rows> => {
    const { body } = await desk.get(path, { limit: '100', ...query })
    return Array.isArray(body) ? body : body.items
  }
  const calendars = await list(`${v1}/calendars`)
  const schedules = calendars.map(({ id }) => list(`${v1}/weekly-schedules`, { calendarId: String(id) }))
  return {
    calendars,
    // Others may share theirs with all.
    serviceTypes: (await list(`${v1}/service-types`)).filter(
      ({ organizationId }) => organizationId === desk.key.organizationId,
    ),
    multimedia: await list(`${v1}/multimedia`),
    presets: await list(`${v1}/presets`),
    services: await list(`${v1}/services`, { expand: 'calendars,dateRanges' }),
    weeklySchedules: (await Promise.all(schedules)).flat(),
    closures: await list('/x/closures'),
    rooms: await list(`${v1}/rooms`),
    appointments: await list(`${v2}/appointments`, { blocked: 'true' }),
  }
}

/** A backup goes out, and comes back into an empty organization. */
export function backupTests(open: Open): void {
  describe('a backup', () => {
    let service: Service
    beforeAll(async () => {
      service = await open()
      return () => service.close()
    })

    /** An organization with one record of each kind and some appointments. */
    const openFull = async () => {
      const desk = await openDesk(service)
      const calendar = await makeCalendar(desk)
      const type = await desk.post(`${v1}/service-types`, { name: 'Checks', configuration: { duration: 20 } })
      const calendars = [{ calendarId: calendar.id, active: true }]
      const visit = await makeService(desk, { typeId: type.body.id, timeBetween: 10, calendars })
      const url = 'https://media.example.org/film.mp4'
      const film = await desk.post(`${v1}/multimedia`, { name: 'Film', format: 'video/mp4', url })
      const preset = await desk.post(`${v1}/presets`, { title: 'House', assets: [film.body.id] })
      await desk.post(`${v1}/rooms`, { template: { name: 'Room', presetId: preset.body.id } })
      const workingHours = { '0': [['09:00', '17:00']] }
      await desk.post(`${v1}/weekly-schedules`, {
        name: 'Week',
        calendarId: calendar.id,
        configuration: { workingHours },
      })
      await desk.post('/x/closures', { reason: 'Holiday', dates: ['2027-12-25', '2027-12-26'] })
      const guests = [{ email: 'eva@example.org', extraFields: { firstName: 'Eva', phone: '+34 600 100 200' } }]
      await book(desk, calendar.id, '09:00', { serviceId: visit.id, guests, comment: 'Fears needles' })
      await book(desk, calendar.id, '10:00', { status: 'confirmed' })
      const gone = await book(desk, calendar.id, '11:00')
      await desk.post(`${v2}/appointments/${gone.id}/cancel`, {})
      await book(desk, calendar.id, '11:00', { blocked: true, title: 'Lunch' })
      return { desk, calendar, visit }
    }
    const restore = (desk: Caller, backup: string, resource: BackedUp, rows: Rows) =>
      desk.post(PATH, { backup, resource, rows })
    const restoreAll = async (desk: Caller, backup: string, all: Record<BackedUp, Rows>) => {
      const results: string[] = []
      for (const resource of BACKED_UP) {
        const answer = await restore(desk, backup, resource, all[resource])
        expect(answer.status).toBe(200)
        results.push(...answer.body.results.map(({ status }: { status: string }) => status))
      }
      return results
    }
    const ofNobody = (all: Record<BackedUp, Rows>) =>
      JSON.parse(JSON.stringify(all).replaceAll(/"organizationId":"[^"]*"/g, '"organizationId":""'))

    test('is restored as it was, with its ids, twice without doubles, and its time is taken', async () => {
      const { desk, calendar } = await openFull()
      const all = await readAll(desk)
      const other = await openDesk(service)
      const shared = { name: `Shared ${randomUUID()}`, sharing: { scope: 'public' } }
      expect((await other.post(`${v1}/service-types`, shared)).status).toBe(201)
      const empty = await openDesk(service)
      expect((await empty.get('/x/shared-service-types')).body.length).toBeGreaterThan(0)
      const backup = randomUUID()
      const first = await restoreAll(empty, backup, all)
      expect(new Set(first)).toEqual(new Set(['restored']))
      expect(ofNobody(await readAll(empty))).toEqual(ofNobody(all))
      expect(JSON.stringify(await readAll(empty))).not.toContain(desk.key.organizationId)
      expect(new Set(await restoreAll(empty, backup, all))).toEqual(new Set(['known']))
      expect(ofNobody(await readAll(empty))).toEqual(ofNobody(all))
      // The buffer of the service counts as well.
      const taken = { title: 'Other', startDate: '2027-03-10T09:35:00Z', endDate: '2027-03-10T09:50:00Z' }
      expect((await empty.post(`${v2}/appointments`, { ...taken, calendarIds: [calendar.id] })).status).toBe(409)
      expect((await empty.get('/x/backup')).body).toMatchObject({ restore: backup, lastAt: null })
      const ended = await empty.post(`${PATH}/end`, { backup })
      expect([ended.status, ended.body.restore]).toEqual([200, null])
      expect((await restore(empty, backup, 'rooms', all.rooms)).status).toBe(409)
    })

    test('is refused where the organization has records, where others are restored, and to who does not administer', async () => {
      const { desk } = await openFull()
      const all = await readAll(desk)
      const refused = await restore(desk, randomUUID(), 'calendars', all.calendars)
      expect([refused.status, refused.body.description]).toEqual([409, expect.stringContaining('empty')])
      const empty = await openDesk(service)
      const staff = await empty.as('staff')
      expect((await restore(staff, randomUUID(), 'calendars', all.calendars)).status).toBe(403)
      await restore(empty, randomUUID(), 'calendars', all.calendars)
      expect((await restore(empty, randomUUID(), 'calendars', all.calendars)).status).toBe(409)
    })

    test('is hostile: each row is judged by the contract and the overlap rule, and nothing else of it is kept', async () => {
      const { desk, calendar } = await openFull()
      const all = await readAll(desk)
      const empty = await openDesk(service)
      const backup = randomUUID()
      const [medium] = all.multimedia
      const own = `/media/${randomUUID()}/${String(medium?.['id'])}/1/abcdefgh`
      const media = await restore(empty, backup, 'multimedia', [
        { ...medium, url: own, file: '../../etc/passwd', generation: 7, statusReason: 'x' },
        { ...medium, id: randomUUID(), url: 'javascript:alert(1)' },
        { ...medium, id: 'no id' },
        { ...medium, id: randomUUID(), version: 0 },
        {},
      ])
      const statuses = (answer: { body: { results: { status: string }[] } }) =>
        answer.body.results.map(({ status }) => status)
      expect(statuses(media)).toEqual(['restored', 'refused', 'refused', 'refused', 'refused'])
      const kept = await empty.get(`${v1}/multimedia/${String(medium?.['id'])}`)
      expect(kept.body).toMatchObject({ url: null, status: 'need_action', organizationId: empty.key.organizationId })
      expect(kept.body).not.toHaveProperty('file')
      await restore(empty, backup, 'calendars', all.calendars)
      const [visit] = all.appointments
      const again = (change: object) => ({ ...visit, id: randomUUID(), ...change })
      const answer = await restore(empty, backup, 'appointments', [
        ...all.appointments,
        again({}),
        again({ guests: [{ email: 'no address' }] }),
        again({ endDate: visit?.['startDate'] }),
        again({ calendarIds: [calendar.id], extraFields: { huge: 'x'.repeat(20_000) } }),
        again({ status: 'cancelled', organizationId: desk.key.organizationId }),
        { ...visit },
      ])
      expect(statuses(answer)).toEqual([
        ...all.appointments.map(() => 'restored'),
        'refused',
        'refused',
        'refused',
        'refused',
        'restored',
        'known',
      ])
      for (const wrong of [{ resource: 'keys' }, { resource: 'people' }, { rows: [] }, { rows: 'all' }]) {
        const body = { backup, resource: 'rooms', rows: all.rooms, ...wrong }
        expect((await empty.post(PATH, body)).status).toBe(400)
      }
      const types = all.serviceTypes.flatMap((it) => [it, { ...it, id: randomUUID() }])
      expect(statuses(await restore(empty, backup, 'serviceTypes', types))).toEqual(['restored', 'refused'])
    })

    test('masks again whoever was masked here since it was made', async () => {
      const { desk } = await openFull()
      const all = await readAll(desk)
      const home = await openDesk(service)
      const backup = randomUUID()
      await restoreAll(home, backup, all)
      await home.post(`${PATH}/end`, { backup })
      const eva = all.appointments.find(({ guests }) => (guests as unknown[]).length > 0)
      const masking = { guests: [{ email: 'eva@example.org' }] }
      expect((await home.put(`${v1}/appointments/${String(eva?.['id'])}/mask-guests`, masking)).status).toBe(200)
      for (const { id } of all.appointments) {
        await home.post(`${v2}/appointments/${String(id)}/cancel`, {})
        await home.delete(`${v2}/appointments/${String(id)}`)
      }
      for (const { publicId } of all.rooms) await home.delete(`${v1}/rooms/${String(publicId)}`)
      for (const { id } of all.presets) await home.delete(`${v1}/presets/${String(id)}`)
      for (const { id } of all.multimedia) await home.delete(`${v1}/multimedia/${String(id)}`)
      for (const { id } of all.weeklySchedules) await home.delete(`${v1}/weekly-schedules/${String(id)}`)
      for (const { id } of all.closures) await home.delete(`/x/closures/${String(id)}`)
      for (const { id } of all.services) await home.delete(`${v1}/services/${String(id)}`)
      for (const { id } of all.serviceTypes) await home.delete(`${v1}/service-types/${String(id)}`)
      for (const { id } of all.calendars) await home.delete(`/admin/calendars/${String(id)}`)
      const { counts } = (await home.get('/x/backup')).body
      expect(Object.values(counts).every((count) => count === 0)).toBe(true)
      const { body } = await restore(home, randomUUID(), 'appointments', all.appointments)
      expect(new Set(body.results.map(({ status }: { status: string }) => status))).toEqual(new Set(['restored']))
      const back = (await readAll(home)).appointments.find(({ id }) => id === eva?.['id'])
      expect(JSON.stringify(back)).not.toMatch(/eva|600 100|needles/i)
      expect(back).toMatchObject({ startDate: eva?.['startDate'], calendarIds: eva?.['calendarIds'] })
    })

    test('is noted by who may export, and everybody reads when the last one was made', async () => {
      const { desk } = await openFull()
      const viewer = await desk.as('viewer')
      expect((await viewer.post('/x/backup', { records: 1 })).status).toBe(403)
      const noted = await desk.post('/x/backup', { records: 12, bytes: true })
      expect(noted.status).toBe(200)
      const { body } = await viewer.get('/x/backup')
      expect(body).toMatchObject({
        lastRecords: 12,
        counts: { appointments: 4, calendars: 1, rooms: 1 },
        restore: null,
      })
      expect(body.lastAt).toMatch(/^\d{4}-.*Z$/)
      const { items } = (await desk.get('/x/audit', { resource: 'backups' })).body
      expect(items).toMatchObject([{ operation: 'backup.note', after: { records: 12, bytes: true } }])
    })
  })
}
