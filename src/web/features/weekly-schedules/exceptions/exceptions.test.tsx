// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { addDays, datesThrough, daysBetween, startOfWeek } from '#api/time/week.ts'
import { leaveExceptions, openExceptions } from './testing/open-exceptions.tsx'

afterEach(leaveExceptions)

/** The button of a date in the months. */
const day = (date: string) => {
  const found = document.querySelector<HTMLElement>(`button[data-date="${date}"]`)
  if (!found) throw new Error(`${date} is not shown`)
  return found
}

/** Chooses days, by keyboard alone: the first is some days after today. */
const paintByKeys = async (user: ReturnType<typeof userEvent.setup>, today: string, days: number, after = 0) => {
  day(today).focus()
  await user.keyboard(`${'{ArrowRight}'.repeat(after)}{Shift>}${'{ArrowRight}'.repeat(days - 1)}{/Shift}{Enter}`)
}

test('days painted by keyboard are told, marked in words, listed, taken back, done again, and saved', async () => {
  const { user, today, sent, schedule } = await openExceptions()
  // A weekend: closing a day on which somebody comes asks first what is to become of them.
  const first = addDays(startOfWeek(addDays(today, 2), 0), 5)
  const last = addDays(first, 2)
  await user.click(screen.getByRole('button', { name: 'Closed' }))
  await paintByKeys(user, today, 3, daysBetween(today, first))
  expect(day(last).getAttribute('aria-label')).toContain('Closed on this day')
  expect(screen.getByText(/: Closed on this day\./)).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Remove .* to / }).length).toBeGreaterThan(0)

  // The week has an Undo as well, once its code has come.
  const painting = within(screen.getByRole('region', { name: /^Exceptions/ }))
  await user.click(painting.getByRole('button', { name: 'Undo' }))
  expect(day(last).getAttribute('aria-label')).not.toContain('Closed on this day')
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  expect(day(last).getAttribute('aria-label')).toContain('Closed on this day')

  await user.click(screen.getByRole('button', { name: 'Erase' }))
  await user.click(day(last))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  const kept = Object.entries(schedule.configuration.dateOverrides ?? {}).filter(
    ([date]) => !datesThrough(first, last).includes(date),
  )
  expect(sent()[0]?.body).toHaveProperty('configuration.dateOverrides', {
    ...Object.fromEntries(kept),
    [first]: [],
    [addDays(first, 1)]: [],
  })
})

test('other hours are typed once; hours that cannot be are told and paint nothing', async () => {
  const { user, today } = await openExceptions()
  await user.click(screen.getByRole('button', { name: 'Other hours' }))
  const hours = within(screen.getByRole('group', { name: 'Hours to paint' }))
  const closes = hours.getByLabelText('Closes (1)')
  await user.clear(closes)
  await user.type(closes, '9')
  await user.tab()
  const said = screen.getByText('Must be after the start of the range')
  expect(said.closest('[role]')?.getAttribute('role')).toBe('alert')
  await user.click(day(today))
  expect(day(today).getAttribute('aria-label')).not.toContain('Other hours')
  await user.clear(closes)
  await user.type(closes, '1130')
  await user.tab()
  await user.click(day(today))
  expect(day(today).getAttribute('aria-label')).toMatch(/(Other hours|Extra hours): 10:00\sAM–11:30\sAM/)
})

test('an exception is written, changed and removed by its dates, and Enter does not save the schedule', async () => {
  const { user, sent } = await openExceptions()
  await user.click(screen.getByRole('button', { name: 'Add by dates' }))
  const form = within(screen.getByRole('group', { name: 'New exception' }))
  fireEvent.change(form.getByLabelText(/^First day/), { target: { value: '2099-08-01' } })
  fireEvent.change(form.getByLabelText(/^Last day/), { target: { value: '2099-07-01' } })
  await user.click(form.getByRole('button', { name: 'Apply' }))
  expect(form.getByRole('alert').textContent).toBe('The last day is before the first.')
  fireEvent.change(form.getByLabelText(/^Last day/), { target: { value: '2099-08-21' } })
  form.getByLabelText(/^Last day/).focus()
  await user.keyboard('{Enter}')
  const days = 'Aug 1, 2099 to Aug 21, 2099'
  expect(document.activeElement?.textContent).toBe('Add by dates')
  expect(screen.getByText('Out of office · 21 days')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: `Change ${days}` }))
  const change = within(screen.getByRole('group', { name: 'Change an exception' }))
  fireEvent.change(change.getByLabelText(/^Last day/), { target: { value: '2099-08-02' } })
  await user.click(change.getByRole('button', { name: 'Apply' }))
  await user.click(screen.getByRole('button', { name: 'Remove Aug 1, 2099 to Aug 2, 2099' }))
  expect(screen.queryByRole('button', { name: /2099/ })).toBeNull()
  expect(sent()).toEqual([])
})

const ICS = [
  'BEGIN:VCALENDAR',
  'BEGIN:VEVENT',
  'SUMMARY:Founding day\\, observed',
  'DTSTART;VALUE=DATE:20990701',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'SUMMARY:Long ago',
  'DTSTART;VALUE=DATE:20010101',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'SUMMARY:Every month',
  'DTSTART;VALUE=DATE:20260101',
  'RRULE:FREQ=MONTHLY',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n')

test('holidays are read from a file, looked at, and painted into the form without being saved', async () => {
  const { user, sent } = await openExceptions()
  await user.click(screen.getByRole('button', { name: 'Import public holidays' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Import public holidays' }))
  await user.upload(dialog.getByLabelText('Calendar file'), new File(['<html>'], 'page.ics'))
  expect(await dialog.findByText(/Not a calendar file/)).toBeTruthy()
  await user.upload(dialog.getByLabelText('Calendar file'), new File([ICS], 'days.ics', { type: 'text/calendar' }))
  const coming = await dialog.findByRole('checkbox', { name: 'Jul 1, 2099, Founding day, observed' })
  const past = dialog.getByRole('checkbox', { name: 'Jan 1, 2001, Long ago' })
  expect([coming, past].map((it) => (it as HTMLInputElement).checked)).toEqual([true, false])
  expect(dialog.getByText(/Line 13 repeats in an unsupported way/)).toBeTruthy()
  expect(dialog.getByText(/^Closes \d/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Add 1 holiday' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByRole('button', { name: 'Remove Jul 1, 2099' })).toBeTruthy()
  expect(screen.getByText('1 holiday added; not saved yet.')).toBeTruthy()
  expect(sent()).toEqual([])
})
