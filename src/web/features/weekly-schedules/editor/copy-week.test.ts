// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { WeeklySchedule } from '#api/contract/weekly-schedules.ts'
import { contract } from '#api/contract/table.ts'
import { openService } from '../../../fields/testing/service-in-page.tsx'
import { answerOf, inverseCall } from '../../../client/call-data.ts'
import { sendCall } from '../../../client/send-call.ts'
import type { Api } from '../../../client/create-api.ts'
import type { RunLine } from '../../../fields/bulk/run-data.ts'
import { copyWrites, isSound } from './copy-week.ts'

const workingHours = {
  '0': [['09:00', '12:00']],
  '6': [['22:00', '24:00']],
} satisfies WeeklySchedule['configuration']['workingHours']
const attempt = () => ({ signal: new AbortController().signal, idempotencyKey: crypto.randomUUID(), again: false })
const act = (api: Api, { call }: RunLine) => sendCall(api, call, attempt())
const undo = async (api: Api, { inverse }: RunLine, result: unknown) => {
  if (!inverse) throw new Error('a way back')
  await sendCall(api, inverseCall(inverse, answerOf(result)), attempt())
}

test('replaces hours only, makes new schedules, and takes both back', async () => {
  const { api, demo } = await openService()
  const [schedule] = demo.weeklySchedules
  const calendar = demo.calendars.find(({ id }) => id === schedule?.calendarId)
  const other = demo.calendars.find(({ id }) => id !== schedule?.calendarId)
  if (!schedule || !calendar || !other) throw new Error('the demo has schedules')
  const read = (calendarId: string) =>
    api.call(contract.weeklySchedules.list, { query: { calendarId } }).then(({ items }) => items)
  const before = await read(other.id)
  const [replace, create] = copyWrites({ name: 'Copied', workingHours }, [
    { calendar, schedule },
    { calendar: other, schedule: undefined },
  ]).map(({ write }) => write())
  if (!replace || !create) throw new Error('two writes')
  const replaced = await act(api, replace)
  expect(replaced).toMatchObject({ configuration: { ...schedule.configuration, workingHours }, name: schedule.name })
  const created = await act(api, create)
  expect(created).toMatchObject({ name: 'Copied', calendarId: other.id, configuration: { workingHours } })

  await undo(api, replace, replaced)
  await undo(api, create, created)
  expect((await read(calendar.id)).find(({ id }) => id === schedule.id)?.configuration).toEqual(schedule.configuration)
  expect((await read(other.id)).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
})

test('a schedule that somebody changed meanwhile is not overwritten', async () => {
  const { api, demo } = await openService()
  const [schedule] = demo.weeklySchedules
  const calendar = demo.calendars.find(({ id }) => id === schedule?.calendarId)
  if (!schedule || !calendar) throw new Error('the demo has schedules')
  const [item] = copyWrites({ name: '', workingHours }, [{ calendar, schedule }]).map(({ write }) => write())
  await api.call(contract.weeklySchedules.update, { params: { id: schedule.id }, body: { name: 'Theirs' } })
  if (!item) throw new Error('one write')
  await expect(act(api, item)).rejects.toMatchObject({ kind: 'conflict' })
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
