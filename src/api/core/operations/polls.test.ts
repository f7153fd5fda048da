import { expect, test } from 'vitest'
import { at, openDesk } from './testing/clinic.ts'

test('a poll whose options have no id yet gets one for each, and keeps those that are given', async () => {
  const desk = openDesk()
  const vega = (await desk.calendar('Dr. Vega')).id
  const option = { startDate: at('09:00'), endDate: at('09:30') }
  const body = { startDate: at('09:00'), endDate: at('09:30'), calendarIds: [vega], model: 'poll' as const }
  const options = [option, { ...option, id: 'b' }, option]
  const poll = await desk.book({ ...body, voting: { options } })
  const ids = poll.voting?.options.map(({ id }) => id) ?? []
  expect(new Set(ids).size).toBe(3)
  expect(ids[1]).toBe('b')
  expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/)
  const later = { startDate: at('10:00'), endDate: at('10:30') }
  const changed = await desk.change(poll.id, { voting: { options: [...(poll.voting?.options ?? []), later] } })
  expect(changed.voting?.options.slice(0, 3)).toEqual(poll.voting?.options)
  const added = changed.voting?.options[3]
  expect(added).toEqual({ ...later, id: expect.stringMatching(/^[0-9a-f-]{36}$/) })
  const chosen = { options: changed.voting?.options ?? [], chosenOptionId: added?.id ?? '' }
  expect(await desk.change(poll.id, { voting: chosen })).toMatchObject(later)
})
