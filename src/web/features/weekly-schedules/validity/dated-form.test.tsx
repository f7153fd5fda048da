// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { contract } from '#api/contract/table.ts'
import { addDays } from '#api/time/week.ts'
import { dateOf } from '#api/time/zoned.ts'
import { endBulk } from '../../../fields/bulk/bulk.ts'
import { openService, renderPages } from '../../../fields/testing/service-in-page.tsx'
import type { ScheduleBody } from '../schedule-form-values.ts'
import { usePlannedSaves } from '../conflict-resolution/use-planned-saves.ts'
import EditPage from '../edit-page.tsx'
import WeeklySchedulesPage from '../page.tsx'

afterEach(() => {
  endBulk()
  cleanup()
})

const today = () => dateOf(Date.now(), 'Europe/Madrid')

const typeDate = async (label: string, date: string) => {
  const user = userEvent.setup()
  const field = await screen.findByRole('textbox', { name: label })
  const [year, month, day] = date.split('-')
  await user.clear(field)
  await user.type(field, `${month}/${day}/${year}`)
  await user.tab()
}

test('a week is given its days in the form, and what holds beside it is told', async () => {
  const service = await openService()
  const [schedule] = service.demo.weeklySchedules.filter(({ serviceIds }) => serviceIds.length === 0)
  if (!schedule) throw new Error('the demo has schedules for all services')
  const { id, calendarId } = schedule
  const [from, until] = [addDays(today(), 200), addDays(today(), 260)]
  const body = { ...schedule, name: 'Summer week', configuration: { workingHours: {}, effectiveFrom: from } }
  const { name, timezone, serviceIds, configuration } = body
  const next = await service.api.call(contract.weeklySchedules.create, {
    body: { name, calendarId, timezone, serviceIds, configuration },
  })
  renderPages(service, `/weekly-schedules/${id}?calendarId=${calendarId}`, {
    '/weekly-schedules/:id': <EditPage />,
  })
  expect(await screen.findByText('These hours add up with another schedule')).toBeTruthy()
  expect(screen.getByText(/“Summer week” \(From /)).toBeTruthy()
  await typeDate('Valid until', addDays(from, -1))
  await waitFor(() => expect(screen.queryByText('These hours add up with another schedule')).toBeNull())
  expect(screen.getByText(/^Next comes “Summer week”/)).toBeTruthy()
  await typeDate('Valid from', until)
  await typeDate('Valid until', from)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/not be before the first day/i)).toBeTruthy()
  expect(next.configuration.effectiveFrom).toBe(from)
})

test('the list says what is valid now, what is to come, and what adds up', async () => {
  const service = await openService()
  const calendar = service.demo.calendars.find(({ type }) => type === 'asset')
  const calendarId = calendar?.id ?? ''
  for (const schedule of service.demo.weeklySchedules.filter((it) => it.calendarId === calendarId)) {
    await service.api.call(contract.weeklySchedules.remove, { params: { id: schedule.id } })
  }
  const make = (name: string, dates: object) =>
    service.api.call(contract.weeklySchedules.create, {
      body: { name, calendarId, configuration: { workingHours: {}, ...dates } },
    })
  await make('Autumn', { effectiveUntil: addDays(today(), 9) })
  await make('Winter', { effectiveFrom: addDays(today(), 10), effectiveUntil: addDays(today(), 99) })
  await make('January', { effectiveFrom: addDays(today(), 20) })
  renderPages(service, `/weekly-schedules?calendarId=${calendarId}`, { '/weekly-schedules': <WeeklySchedulesPage /> })
  const row = async (name: string) => (await screen.findByRole('link', { name })).closest('tr')
  await waitFor(async () => expect((await row('Autumn'))?.textContent).toMatch(/Now, until .*Then Winter/))
  expect((await row('January'))?.textContent).toMatch(/From .*Adds up with Winter/)
})

test('a deployment that does not give the dates back is told, and the write is taken back', async () => {
  const service = await openService()
  const [schedule] = service.demo.weeklySchedules
  if (!schedule) throw new Error('the demo has schedules')
  const { id, calendarId } = schedule
  const stored = () => service.api.call(contract.weeklySchedules.get, { params: { id }, query: { calendarId } })
  const configuration = { ...schedule.configuration, effectiveFrom: addDays(today(), 200) }
  /** What a deployment keeps that does not know dates. */
  const forgetful = { configuration: { workingHours: {} } }

  function Saver() {
    const planned = usePlannedSaves(schedule)
    const [said, setSaid] = useState('')
    const body: Partial<ScheduleBody> = { configuration: { ...schedule?.configuration, ...configuration } }
    const plain = () => service.api.call(contract.weeklySchedules.update, { params: { id }, body: forgetful })
    const save = () =>
      planned.update(body, undefined, plain).then(
        () => setSaid('saved'),
        () => setSaid('not saved'),
      )
    return (
      <>
        <button onClick={() => void save()}>Save it</button>
        <p>{said}</p>
      </>
    )
  }
  // Nobody comes, so that there is no plan to answer.
  for (const it of service.demo.appointments) {
    if (it.calendarIds.includes(calendarId))
      await service.api.call(contract.appointmentsV2.remove, { params: { id: it.id } })
  }
  renderPages(service, '/', { '/': <Saver /> })
  await userEvent.click(screen.getByRole('button', { name: 'Save it' }))
  expect(await screen.findByText('not saved')).toBeTruthy()
  expect(await screen.findByText(/doesn’t keep the dates of a schedule, so nothing was changed/)).toBeTruthy()
  expect((await stored()).configuration).toEqual(schedule.configuration)
})
