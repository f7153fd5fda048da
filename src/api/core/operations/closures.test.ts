import { expect, test } from 'vitest'
import { openDesk } from './testing/clinic.ts'

const christmas: [string, string] = ['2026-12-25', '2026-12-26']

test('a closure that names only a calendar which goes, goes with it, so that it does not close the others', async () => {
  const { call } = openDesk()
  const calendar = (name: string) =>
    call('adminCalendars', 'create', { body: { name, type: 'agent', timezone: 'Europe/Madrid' } })
  const [gone, left] = [await calendar('Gone'), await calendar('Left')]
  const closure = (calendarIds: string[]) =>
    call('closures', 'create', { body: { reason: 'Congress', dates: christmas, calendarIds } })
  await closure([gone.id])
  const shared = await closure([gone.id, left.id])
  const house = await closure([])
  await call('adminCalendars', 'remove', { params: { id: gone.id } })
  const { items } = await call('closures', 'list', {})
  expect(items.map(({ id, calendarIds }) => [id, calendarIds])).toEqual([
    [shared.id, [left.id]],
    [house.id, []],
  ])
})
