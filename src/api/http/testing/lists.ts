import { beforeAll, describe, expect, test } from 'vitest'
import type { Open, Service } from './caller.ts'
import { book, type Desk, makeCalendar, makeService, openDesk, v1, v2 } from './clinic.ts'

/** Shapes, pages and orders of lists (interface, lists). */
export function listTests(open: Open): void {
  describe('a list', () => {
    let service: Service
    let desk: Desk
    beforeAll(async () => {
      service = await open()
      desk = await openDesk(service)
      for (const name of ['delta', 'Écho', 'alpha', 'Bravo', 'charlie']) await makeService(desk, { name })
      for (const name of ['zoe', 'Ana']) await makeCalendar(desk, { name })
      for (let index = 0; index < 12; index++) await desk.post(`${v1}/rooms`, { template: { name: `Room ${index}` } })
      return () => service.close()
    })
    const names = (items: { name: string }[]): string[] => items.map((it) => it.name)

    test('as an array is complete without a limit, with the total in X-Total-Count', async () => {
      const { body, headers } = await desk.get(`${v1}/services`)
      expect(names(body)).toEqual(['alpha', 'Bravo', 'charlie', 'delta', 'Écho'])
      expect(headers.get('x-total-count')).toBe('5')
      const second = await desk.get(`${v1}/services`, { page: '2', limit: '2' })
      expect([names(second.body), second.headers.get('x-total-count')]).toEqual([['charlie', 'delta'], '5'])
    })

    test('of rooms has ten a page, newest first', async () => {
      const { body, headers } = await desk.get(`${v1}/rooms`)
      expect(body.map((it: { template: { name: string } }) => it.template.name)).toEqual(
        Array.from({ length: 10 }, (_, index) => `Room ${11 - index}`),
      )
      expect(headers.get('x-total-count')).toBe('12')
    })

    test('as pages tells which page of how many', async () => {
      const { body } = await desk.get(`${v1}/calendars`, { limit: '1', page: '2' })
      expect(body).toMatchObject({ total: 2, page: 2, limit: 1, pages: 2, items: [{ name: 'zoe' }] })
      const beyond = await desk.get(`${v1}/calendars`, { page: '9' })
      expect(beyond.body).toEqual({ items: [], total: 2, page: 9, limit: 20, pages: 1 })
    })

    test('is counted no further than asked, and says so', async () => {
      const asked = async (path: string, query: Record<string, string>, n: number) => {
        const headers = { 'x-svc-site-count-limit': String(n) }
        const answer = await desk.get(`${v1}/${path}`, query, { headers })
        const total = answer.headers.get('x-total-count') ?? String(answer.body.total)
        return [total, answer.headers.get('x-svc-site-count'), (answer.body.items ?? answer.body).length]
      }
      expect(await asked('services', { limit: '2' }, 3)).toEqual(['3', 'at-least', 2])
      expect(await asked('services', { limit: '2' }, 5)).toEqual(['5', null, 2])
      expect(await asked('services', { limit: '2', page: '2' }, 3)).toEqual(['4', 'at-least', 2])
      expect(await asked('services', {}, 1)).toEqual(['5', null, 5])
      expect(await asked('calendars', { limit: '1' }, 1)).toEqual(['1', 'at-least', 1])
      expect(await asked('rooms', {}, 10)).toEqual(['10', 'at-least', 10])
    })

    test.each(['0', '-1', 'many', '1.5'])('refuses a count limit of %s', async (limit) => {
      const answer = await desk.get(`${v1}/rooms`, {}, { headers: { 'x-svc-site-count-limit': limit } })
      expect(answer.body).toMatchObject({ code: 'BAD_REQUEST', errors: [{ field: 'x-svc-site-count-limit' }] })
    })

    test('of appointments is in order of their start', async () => {
      const calendar = await makeCalendar(desk)
      for (const clock of ['15:00', '08:00', '11:00']) await book(desk, calendar.id, clock)
      const { body } = await desk.get(`${v2}/appointments`, { calendarId: calendar.id })
      const starts = body.items.map((it: { startDate: string }) => it.startDate.slice(11, 16))
      expect(starts).toEqual(['08:00', '11:00', '15:00'])
    })

    test('ignores parameters that it does not know, and empty ones', async () => {
      expect((await desk.get(`${v1}/services`, 'colour=red&search=')).body).toHaveLength(5)
    })

    test('searches services by keywords, and anything by a text whose ends say nothing', async () => {
      const other = await openDesk(service)
      await makeService(other, { name: 'Beard trim', description: 'With a hot towel' })
      await makeService(other, { name: 'Beard dye' })
      const found = async (search: string) => names((await other.get(`${v1}/services`, { search })).body)
      expect(await found('trim beard')).toEqual(['Beard trim'])
      expect(await found('  TOWEL  trim ')).toEqual(['Beard trim'])
      expect(await found('beard')).toEqual(['Beard dye', 'Beard trim'])
      expect(await found('beard soap')).toEqual([])
      await makeCalendar(other, { name: 'Ana' })
      const { body } = await other.get(`${v1}/calendars`, { search: ' ana ' })
      expect(names(body.items)).toEqual(['Ana'])
    })

    test('filters by exact name, by words and by ids', async () => {
      expect(names((await desk.get(`${v1}/services`, { name: 'delta' })).body)).toEqual(['delta'])
      expect(names((await desk.get(`${v1}/services`, { search: 'ECHO' })).body)).toEqual(['Écho'])
      const all = (await desk.get(`${v1}/services`)).body as { id: string; name: string }[]
      const ids = all.slice(0, 2).map((it) => it.id)
      expect(names((await desk.get(`${v1}/services`, { ids: ids.join(',') })).body)).toEqual(['alpha', 'Bravo'])
    })
  })
}
