// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openService, renderPages } from '../../../fields/testing/service-in-page.tsx'
import WeeklySchedulePage from '../edit-page.tsx'

afterEach(cleanup)

const WEEK = 7 * 86_400_000

/** Opens the preview of the first schedule of the demo in the week after next, far from notice and from today. */
const open = async () => {
  const service = await openService()
  const [first] = service.demo.weeklySchedules
  if (!first) throw new Error('the demo has schedules')
  const week = new Date(Date.now() + 2 * WEEK).toISOString().slice(0, 10)
  renderPages(service, `/weekly-schedules/${first.id}?calendarId=${first.calendarId}&week=${week}`, {
    '/weekly-schedules/:id': <WeeklySchedulePage />,
  })
  const part = within(await screen.findByRole('region', { name: 'Bookable times' }))
  await part.findByRole('list', { name: 'Legend' })
  return { ...service, first, part, user: userEvent.setup() }
}

const places = (part: ReturnType<typeof within>, name: RegExp) => part.queryAllByRole('button', { name })

test('each place of the week says what becomes of it, and arrows lead from one to the next', async () => {
  const { part, user } = await open()
  expect(places(part, /^Monday,? .*Bookable: .*start/).length).toBeGreaterThan(0)
  expect(places(part, /^Sunday,? .*Closed: no hours in the usual week/)).toHaveLength(1)
  const [monday] = places(part, /^Monday,? /)
  monday?.focus()
  await user.keyboard('{Home}{ArrowDown}')
  const [, second] = places(part, /^Monday,? /)
  expect(document.activeElement).toBe(second)
  expect(second?.getAttribute('aria-current')).toBe('true')
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Tuesday,? /)
  expect(
    part.getAllByRole('button').filter((it) => it.tabIndex === 0 && /day,? /.test(it.getAttribute('aria-label') ?? '')),
  ).toHaveLength(1)
})

test('the form is previewed as it stands, and what a change takes is counted', async () => {
  const { part, user } = await open()
  expect(part.queryByRole('group', { name: 'Before or after the change' })).toBeNull()
  const bookable = () => places(part, /^Monday,? .*Bookable/).length
  const before = bookable()
  await user.click(await screen.findByRole('button', { name: 'Clear Monday' }))
  expect(
    await part.findByText(/^Unsaved, in this week: 0 start times more, [1-9]\d* start times fewer\.$/),
  ).toBeTruthy()
  expect(bookable()).toBe(0)
  await user.click(part.getByRole('button', { name: 'Before' }))
  expect(bookable()).toBe(before)
})

test('another week is a press away, and past time is said to be over', async () => {
  const { part, user, calls } = await open()
  await user.click(part.getByRole('button', { name: 'This week' }))
  await user.click(part.getByRole('button', { name: 'Previous week' }))
  expect((await part.findAllByRole('button', { name: /Past: this time has passed/ })).length).toBeGreaterThan(0)
  expect(places(part, /Bookable/)).toHaveLength(0)
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([])
})

test('a step to another week is said, and the focus stays on what was pressed', async () => {
  const { part, user } = await open()
  const said = () => part.getByRole('status').textContent
  const before = said()
  part.getByRole('button', { name: 'Next week' }).focus()
  await user.keyboard('{Enter}')
  expect(said()).toMatch(/, .* – .*, 2026$/)
  expect(said()).not.toBe(before)
  expect(document.activeElement).toBe(part.getByRole('button', { name: 'Next week' }))
})

test('the day is there in words too', async () => {
  const { part, user } = await open()
  await user.click(part.getByText(/^Monday,? .* as text$/))
  expect(part.getAllByText(/^Bookable: /).length).toBeGreaterThan(0)
})
