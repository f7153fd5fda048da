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

test('a report counts no open time on days on which the house is closed', async () => {
  const { call, calendar, setNow } = openDesk()
  const { id: calendarId } = await calendar('Ana')
  const workingHours = { 0: [['09:00', '17:00'] as [string, string]], 1: [['09:00', '17:00'] as [string, string]] }
  const body = { name: 'Week', calendarId, configuration: { workingHours } }
  await call('weeklySchedules', 'create', { body })
  setNow('2026-03-06T08:00:00.000Z')
  const open = async () => {
    const query = { from: '2026-03-02', until: '2026-03-03', by: 'week' }
    return (await call('reports', 'get', { query })).total.now.openMinutes
  }
  expect(await open()).toBe(960)
  await call('closures', 'create', { body: { reason: 'Training', dates: ['2026-03-03', '2026-03-03'] } })
  expect(await open()).toBe(480)
})
