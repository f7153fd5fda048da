// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { dateOf } from '#api/time/zoned.ts'
import { chooseWay } from '../../../commands/conflict-resolution/testing/choose-way.ts'
import { leaveExceptions, openExceptions } from './testing/open-exceptions.tsx'

afterEach(leaveExceptions)

test('the same exceptions for another calendar: looked at, done in one run, and taken back', async () => {
  const { user, schedule, demo, sent, api } = await openExceptions()
  const other = demo.weeklySchedules.find((it) => it.calendarId !== schedule.calendarId)
  const calendar = demo.calendars.find((it) => it.id === other?.calendarId)
  if (!other || !calendar) throw new Error('the demo has several calendars')
  await user.click(screen.getByRole('button', { name: 'Add by dates' }))
  const form = within(screen.getByRole('group', { name: 'New exception' }))
  fireEvent.change(form.getByLabelText(/^First day/), { target: { value: '2099-08-01' } })
  await user.click(form.getByRole('button', { name: 'Apply' }))

  await user.click(screen.getByRole('button', { name: 'Apply to other calendars too' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Apply to other calendars too' }))
  const exceptions = within(dialog.getAllByRole('group', { name: 'Exceptions' })[0] as HTMLElement)
  for (const box of exceptions.getAllByRole('checkbox')) {
    if (!box.closest('label')?.textContent?.includes('2099')) await user.click(box)
  }
  await user.click(dialog.getByRole('checkbox', { name: calendar.name }))
  const what = await dialog.findByRole('checkbox', { name: new RegExp(`${calendar.name} · ${other.name}.*1 new day`) })
  expect((what as HTMLInputElement).checked).toBe(true)
  await user.click(dialog.getByRole('button', { name: /^Change \d+ schedules?$/ }))
  const panel = within(await screen.findByRole('region', { name: /^Add exceptions to/ }))
  const stored = async () =>
    (await api.weeklySchedules.get({ params: { id: other.id }, query: { calendarId: calendar.id } })).configuration
  await panel.findByText(/^\d+ done$/)
  expect((await stored()).outsOfTheOffice).toContainEqual(['2099-08-01', '2099-08-01'])
  expect((await stored()).workingHours).toEqual(other.configuration.workingHours)
  await user.click(panel.getByRole('button', { name: /Undo/ }))
  await waitFor(() => expect(sent().length).toBeGreaterThanOrEqual(2))
  await waitFor(async () => expect(await stored()).toEqual(other.configuration))
})

test('closing days of other calendars asks first what becomes of their appointments, and says so before the press', async () => {
  const { user, schedule, demo, sent, calls, today } = await openExceptions()
  const stands = demo.appointments.find((it) => {
    const other = demo.weeklySchedules.filter(({ calendarId }) => calendarId === it.calendarIds[0])
    const isOpen = it.status === 'confirmed' && !it.blocked && it.model !== 'poll'
    return (
      isOpen && other.length === 1 && other[0]?.serviceIds.length === 0 && other[0].calendarId !== schedule.calendarId
    )
  })
  const calendar = demo.calendars.find(({ id }) => id === stands?.calendarIds[0])
  if (!stands || !calendar) throw new Error('the demo has appointments on other calendars')
  const date = dateOf(Date.parse(stands.startDate), calendar.timezone)
  expect(date >= today).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Add by dates' }))
  const form = within(screen.getByRole('group', { name: 'New exception' }))
  fireEvent.change(form.getByLabelText(/^First day/), { target: { value: date } })
  await user.click(form.getByRole('button', { name: 'Apply' }))

  await user.click(screen.getByRole('button', { name: 'Apply to other calendars too' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Apply to other calendars too' }))
  await user.click(dialog.getByRole('checkbox', { name: calendar.name }))
  expect(await dialog.findByText(/^\d+ upcoming appointments? would be outside the hours/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Change 1 schedule' }))
  const plan = await screen.findByRole('dialog', { name: /appointments? would be outside the hours/ })
  const [row] = await within(plan).findAllByRole('group')
  if (!row) throw new Error('rows')
  expect(sent()).toEqual([])
  await chooseWay(user, row, /^Cancel/)
  await user.click(within(plan).getByRole('button', { name: /, cancel 1$/ }))
  await screen.findByText('2 done')
  const writes = () => calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)
  expect(writes()).toEqual([
    expect.stringMatching(/^PUT \/api\/v1\/weekly-schedules\//),
    expect.stringMatching(/^POST \/api\/v2\/appointments\/.*\/cancel$/),
  ])
  await user.click(screen.getByRole('button', { name: 'Undo 2 changes' }))
  await waitFor(() => expect(writes()).toHaveLength(4))
  expect(writes().slice(2)).toEqual(['POST /api/v2/appointments', writes()[0]])
})
