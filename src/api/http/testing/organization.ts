import { beforeAll, describe, expect, test } from 'vitest'
import type { Open, Service } from './caller.ts'
import { openDesk } from './clinic.ts'

const PATH = '/admin/organization'
const under = (version: number) => ({ headers: { 'x-svc-site-if-version': String(version) } })

/** The settings of the organization are one versioned document that everybody reads and administrators write. */
export function organizationTests(open: Open): void {
  describe('the settings of the organization', () => {
    let service: Service
    beforeAll(async () => {
      service = await open()
      return () => service.close()
    })

    test('are read with their defaults before anything was set', async () => {
      const house = await openDesk(service)
      const { body } = await house.get('/x/me')
      expect(body.organization).toMatchObject({
        name: house.organization,
        color: null,
        phone: null,
        email: null,
        words: { guest: 'guest', own: {} },
        formats: { date: null, hourCycle: null, weekStart: null },
        bookings: { status: 'confirmed', cancelReasons: [], colors: [] },
        changes: {},
        version: 0,
      })
    })

    test('are changed field by field under their version, and the older version is refused', async () => {
      const house = await openDesk(service)
      const written = {
        name: 'Clínica Alba',
        color: '#0f6b62',
        phone: '+34 910 555 020',
        email: 'hola@clinica-alba.example',
        words: { guest: 'patient', own: { es: { one: 'paciente', many: 'pacientes' } } },
        formats: { date: 'dmy', hourCycle: 'h23', weekStart: 'monday' },
        bookings: { status: 'pending', cancelReasons: ['Illness'], colors: ['#0f6b62'] },
      }
      const first = await house.put(PATH, written)
      expect(first.status).toBe(200)
      expect(first.body).toMatchObject({ ...written, version: 1 })
      const second = await house.put(PATH, { country: 'ES' }, under(1))
      expect(second.body).toMatchObject({ ...written, country: 'ES', version: 2 })
      const late = await house.put(PATH, { country: 'PT' }, under(1))
      expect(late.status).toBe(409)
      const cleared = await house.put(PATH, { bookings: null, color: null })
      expect(cleared.body).toMatchObject({ color: null, bookings: { status: 'confirmed', cancelReasons: [] } })
    })

    test.each([
      ['color', { color: 'teal' }],
      ['formats.date', { formats: { date: 'ydm' } }],
      ['words.own.es.one', { words: { own: { es: { one: '', many: 'pacientes' } } } }],
      ['bookings.colors.0', { bookings: { colors: ['red'] } }],
      ['changes.keptDays', { changes: { keptDays: 29 } }],
    ])('are refused with a wrong %s, by its name', async (field, body) => {
      const house = await openDesk(service)
      const refused = await house.put(PATH, body)
      expect(refused.status).toBe(400)
      expect(JSON.stringify(refused.body)).toContain(field)
      expect((await house.get('/x/me')).body.organization.version).toBe(0)
    })
  })
}
