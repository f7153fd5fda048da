// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openService, renderPages } from '../../../fields/testing/service-in-page.tsx'
import WeeklySchedulePage from '../edit-page.tsx'
// Loaded here, so that no test waits for its code.
import '../preview/typed-preview-panel.tsx'

beforeEach(() => {
  localStorage.clear()
  // The rows then say the times as they are stored.
  localStorage.setItem('frontdesk-hours', '24')
})
afterEach(cleanup)

/** A schedule that is being made: closed all week. */
const open = async () => {
  const service = await openService()
  const [calendar] = service.demo.calendars
  if (!calendar) throw new Error('the demo has calendars')
  renderPages(service, `/weekly-schedules/new?calendarId=${calendar.id}`, {
    '/weekly-schedules/new': <WeeklySchedulePage />,
    '/weekly-schedules/:id': <WeeklySchedulePage />,
  })
  const user = userEvent.setup()
  const grid = await screen.findByLabelText('Painted week')
  const sent = (method: string) => service.calls.filter((call) => call.method === method)
  const rows = (day: string) =>
    within(screen.getByRole('group', { name: day }))
      .queryAllByRole<HTMLInputElement>('textbox')
      .map(({ value }) => value)
  /** Presses keys in the grid, whose cursor begins at Monday 09:00. */
  const press = async (keys: string) => {
    grid.focus()
    await user.keyboard(keys)
  }
  return { ...service, calendar, user, sent, rows, press }
}

test('the selection is opened and closed by keys, the rows follow, and it is said', async () => {
  const { rows, press } = await open()
  await press('{Shift>}{ArrowDown>3/}{ArrowRight}{/Shift}{Enter}')
  expect(rows('Monday')).toEqual(['09:00', '10:00'])
  expect(rows('Tuesday')).toEqual(['09:00', '10:00'])
  expect(screen.getByText(/^Open Monday and Tuesday 0?9:00/)).toBeTruthy()
  await press('{Alt>}{ArrowUp}{/Alt}{Enter}')
  expect(rows('Tuesday')).toEqual(['09:00', '09:40', '09:45', '10:00'])
  await press('{Delete}{ArrowUp}{Delete}')
  expect(rows('Tuesday')).toEqual(['09:45', '10:00'])
  expect(rows('Monday')).toEqual(['09:00', '10:00'])
})

test('an end is carried over midnight: one row, stored as two', async () => {
  const { rows, press, user, sent } = await open()
  await press('{End}{Enter}')
  expect(rows('Monday')).toEqual(['23:45', '24:00'])
  await press('e{ArrowDown>2/}{PageDown}{Enter}')
  expect(rows('Monday')).toEqual(['23:45', '01:30'])
  expect(rows('Tuesday')).toEqual([])
  await user.type(screen.getByLabelText(/^Name/), 'Nights')
  await user.click(screen.getByRole('button', { name: 'Create schedule' }))
  await waitFor(() => expect(sent('POST')).toHaveLength(1))
  expect(sent('POST')[0]?.body).toHaveProperty('configuration.workingHours', {
    '0': [['23:45', '24:00']],
    '1': [['00:00', '01:30']],
    '2': [],
    '3': [],
    '4': [],
    '5': [],
    '6': [],
  })
})

test('Escape leaves a carried range where it was; M carries it to another day', async () => {
  const { rows, press } = await open()
  await press('{Enter}m{ArrowRight}{Escape}')
  expect(rows('Monday')).toEqual(['09:00', '09:15'])
  await press('m{ArrowRight}{ArrowDown}{Enter}')
  expect(rows('Monday')).toEqual([])
  expect(rows('Tuesday')).toEqual(['09:15', '09:30'])
})

test('steps of the grid and of the rows are taken back and done again in order', async () => {
  const { rows, press, user } = await open()
  await press('{Enter}')
  const closes = screen.getByLabelText('Monday, closes (1)')
  await user.clear(closes)
  await user.type(closes, '5pm')
  await user.tab()
  expect(rows('Monday')).toEqual(['09:00', '17:00'])
  await user.click(screen.getByRole('button', { name: 'Clear Monday' }))
  expect(rows('Monday')).toEqual([])
  await press('{Control>}zz{/Control}')
  expect(rows('Monday')).toEqual(['09:00', '09:15'])
  await press('{Control>}{Shift>}z{/Shift}{/Control}')
  expect(rows('Monday')).toEqual(['09:00', '17:00'])
  await user.click(screen.getByRole('button', { name: 'Redo: Closed all day: Monday' }))
  expect(rows('Monday')).toEqual([])
})

test('painting on a day unites rows that overlap there, and leaves a half typed one', async () => {
  const { rows, press, user } = await open()
  const add = screen.getByRole('button', { name: 'Add hours: Monday' })
  await user.click(add)
  await user.click(add)
  await user.clear(screen.getByLabelText('Monday, opens (2)'))
  await user.type(screen.getByLabelText('Monday, opens (2)'), '16')
  await user.type(screen.getByLabelText('Monday, closes (2)'), '18')
  await user.click(add)
  expect(rows('Monday')).toEqual(['09:00', '17:00', '16:00', '18:00', '18:00', ''])
  await press('{Home}{Enter}')
  expect(rows('Monday')).toEqual(['00:00', '00:15', '09:00', '18:00', '18:00', ''])
})

test('a night typed as one row collides with the morning after it, and the complaint stands there', async () => {
  const { press, user, sent } = await open()
  await user.type(screen.getByLabelText(/^Name/), 'Collision')
  await user.click(screen.getByRole('button', { name: 'Add hours: Monday' }))
  await user.clear(screen.getByLabelText('Monday, opens (1)'))
  await user.type(screen.getByLabelText('Monday, opens (1)'), '22')
  await user.tab()
  expect(screen.getByTitle('Closes on Tuesday')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add hours: Tuesday' }))
  await user.click(screen.getByRole('button', { name: 'Create schedule' }))
  expect(await screen.findByText('Must not overlap the range before it')).toBeTruthy()
  expect(screen.getByLabelText('Tuesday, opens (1)').getAttribute('aria-invalid')).toBe('true')
  expect(sent('POST')).toEqual([])
  await press('{ArrowRight}{Delete}')
  await waitFor(() => expect(screen.queryByText('Must not overlap the range before it')).toBeNull())
})

test('a day is copied to chosen days', async () => {
  const { rows, press, user } = await open()
  await press('{Enter}')
  await user.click(screen.getByRole('button', { name: 'Copy Monday to other days' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('checkbox', { name: 'Friday' }))
  await user.click(within(dialog).getByRole('checkbox', { name: 'Sunday' }))
  await user.click(within(dialog).getByRole('button', { name: 'Copy the day' }))
  expect(rows('Thursday')).toEqual(['09:00', '09:15'])
  expect(rows('Friday')).toEqual([])
  expect(rows('Sunday')).toEqual(['09:00', '09:15'])
})

test('a week is saved as a template of this connection, used and taken back', async () => {
  const { rows, press, user } = await open()
  await press('{Enter}')
  await user.click(screen.getByRole('button', { name: 'Templates' }))
  let dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByLabelText(/Save these hours/), 'Quarter{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  await user.type(within(dialog).getByLabelText(/Save these hours/), '{Enter}')
  expect(await within(dialog).findByText('Saved “Quarter”')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Use “Nights”' }))
  expect(rows('Sunday')).toEqual(['22:00', '06:00'])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Templates' }))
  dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Use “Quarter”' }))
  expect(rows('Monday')).toEqual(['09:00', '09:15'])
  await user.click(screen.getByRole('button', { name: /^Undo: Template used/ }))
  expect(rows('Sunday')).toEqual(['22:00', '06:00'])
})

test('grid, rows and the names of their buttons tell the time on one clock', async () => {
  localStorage.setItem('frontdesk-hours', '12')
  const { rows, press } = await open()
  await press('{Shift>}{ArrowDown>3/}{/Shift}{Enter}')
  expect(rows('Monday')).toEqual(['9:00 AM', '10:00 AM'].map((time) => expect.stringMatching(time.replace(' ', '\\s'))))
  expect(screen.getByText(/^Open Monday 9:00\sAM–10:00\sAM/)).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Remove 9:00\sAM–10:00\sAM, Monday$/ })).toBeTruthy()
})
