import { beforeAll, describe, expect, test } from 'vitest'
import type { Open, Service } from './caller.ts'
import { makeCalendar, openDesk } from './clinic.ts'

/** Closures of the house. */
export function closureTests(open: Open): void {
  describe('closures', () => {
    let service: Service
    beforeAll(async () => {
      service = await open()
      return () => service.close()
    })

    test('a closure of the house, which everybody reads and who changes hours writes', async () => {
      const house = await openDesk(service)
      const calendar = await makeCalendar(house)
      const body = { reason: 'Christmas break', dates: ['2026-12-25', '2027-01-01'] }
      const made = await house.post('/x/closures', body)
      expect([made.status, made.body]).toMatchObject([
        201,
        { ...body, kind: 'closed', rule: null, ranges: [], calendarIds: [], sourceUid: null, version: 1 },
      ])
      const path = `/x/closures/${made.body.id}`
      const viewer = await house.as('viewer')
      expect((await viewer.get(path)).body).toEqual(made.body)
      expect((await viewer.get('/x/closures')).body).toEqual([made.body])
      expect((await viewer.put(path, { reason: 'Mine' })).status).toBe(403)
      const rule = { weekdays: [4], weekOfMonth: 1 }
      const changed = await house.put(path, {
        dates: null,
        rule,
        ranges: [['08:00', '09:00']],
        calendarIds: [calendar.id],
      })
      expect(changed.body).toMatchObject({ dates: null, rule, calendarIds: [calendar.id], version: 2 })
      for (const [wrong, status] of [
        [{ color: 'red' }, 400],
        [{ dates: ['2026-12-25', '2026-13-01'] }, 400],
        [{ dates: ['2026-12-25', '2026-12-24'], rule: null }, 422],
        [{ kind: 'open', ranges: [] }, 422],
        [{ calendarIds: [made.body.id] }, 422],
      ] as const) {
        expect((await house.put(path, wrong)).status).toBe(status)
      }
      expect((await (await openDesk(service)).get(path)).status).toBe(404)
      expect((await house.delete(path)).body.deletedAt).toMatch(/^\d{4}-.*Z$/)
      expect((await house.get(path)).status).toBe(404)
    })
  })
}
