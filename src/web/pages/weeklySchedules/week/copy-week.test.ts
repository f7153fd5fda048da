// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { WeeklySchedule } from '../../../../api/contract/weekly-schedules.ts'
import { contract } from '../../../../api/contract/table.ts'
import { openService } from '../../../fields/testing/service-in-page.tsx'
import { copyRun, isSound } from './copy-week.ts'

const workingHours = {
  '0': [['09:00', '12:00']],
  '6': [['22:00', '24:00']],
} satisfies WeeklySchedule['configuration']['workingHours']
const words = { title: 'Copy', undoTitle: 'Back', to: () => '/' }
const context = () => ({ signal: new AbortController().signal, idempotencyKey: crypto.randomUUID() })

test('replaces hours only, makes new schedules, and takes both back', async () => {
  const { api, demo } = await openService()
  const [schedule] = demo.weeklySchedules
  const calendar = demo.calendars.find(({ id }) => id === schedule?.calendarId)
  const other = demo.calendars.find(({ id }) => id !== schedule?.calendarId)
  if (!schedule || !calendar || !other) throw new Error('the demo has schedules')
  const read = (calendarId: string) =>
    api.call(contract.weeklySchedules.list, { query: { calendarId } }).then(({ items }) => items)
  const before = await read(other.id)
  const { items, act, undo } = copyRun(
    api,
    { name: 'Copied', workingHours },
    [
      { calendar, schedule },
      { calendar: other, schedule: undefined },
    ],
    words,
  )
  const [replace, create] = items
  if (!replace || !create || !undo) throw new Error('two items, and a way back')
  const replaced = await act(replace, context())
  expect(replaced).toMatchObject({ configuration: { ...schedule.configuration, workingHours }, name: schedule.name })
  const created = await act(create, context())
  expect(created).toMatchObject({ name: 'Copied', calendarId: other.id, configuration: { workingHours } })

  await undo(replace, replaced, context())
  await undo(create, created, context())
  expect((await read(calendar.id)).find(({ id }) => id === schedule.id)?.configuration).toEqual(schedule.configuration)
  expect((await read(other.id)).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
})

test('a schedule that somebody changed meanwhile is not overwritten', async () => {
  const { api, demo } = await openService()
  const [schedule] = demo.weeklySchedules
  const calendar = demo.calendars.find(({ id }) => id === schedule?.calendarId)
  if (!schedule || !calendar) throw new Error('the demo has schedules')
  const { items, act } = copyRun(api, { name: '', workingHours }, [{ calendar, schedule }], words)
  await api.call(contract.weeklySchedules.update, { params: { id: schedule.id }, body: { name: 'Theirs' } })
  const [item] = items
  if (!item) throw new Error('one item')
  await expect(act(item, context())).rejects.toMatchObject({ kind: 'conflict' })
})

test('an unfinished or overlapping week is not copied', () => {
  expect(isSound({ name: '', workingHours })).toBe(true)
  expect(isSound({ name: '', workingHours: { '0': [['09:00', '']] } })).toBe(false)
  expect(
    isSound({
      name: '',
      workingHours: {
        '0': [
          ['09:00', '12:00'],
          ['11:00', '13:00'],
        ],
      },
    }),
  ).toBe(false)
})
