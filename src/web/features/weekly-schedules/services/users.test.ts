import { expect, test } from 'vitest'
import { type UsedSchedule, usersOf } from './users.ts'

const open = Array.from({ length: 7 }, () => ({ ranges: [{ from: '09:00', to: '17:00' }] }))
const schedule = (id: string, serviceIds: string[], week: UsedSchedule['week'] = open): UsedSchedule => ({
  id,
  serviceIds,
  week,
  overrides: [],
})
const services = ['a', 'b', 'c'].map((id) => ({ id, name: id.toUpperCase() }))
const names = (users: ReturnType<typeof usersOf>, id: string) => users.bySchedule.get(id)?.map(({ name }) => name)

test('a schedule that names none is used by the services that no other one names', () => {
  const users = usersOf([schedule('', []), schedule('special', ['b', 'gone'])], services)
  expect(names(users, '')).toEqual(['A', 'C'])
  expect(names(users, 'special')).toEqual(['B'])
  expect(users.withoutHours).toEqual([])
})

test('a service that only finds closed weeks, or no schedule, is without hours; one open day is enough', () => {
  const closed = schedule('closed', ['b'], [])
  const all = usersOf([schedule('named', ['a']), closed], services)
  expect(all.withoutHours.map(({ id }) => id)).toEqual(['b', 'c'])
  const once = { ...closed, overrides: [{ ranges: [{ from: '10:00', to: '12:00' }] }] }
  expect(usersOf([schedule('named', ['a']), once], services).withoutHours.map(({ id }) => id)).toEqual(['c'])
})
