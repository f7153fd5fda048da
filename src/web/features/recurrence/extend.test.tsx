// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { dateOf } from '#api/time/zoned.ts'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import Page from '../calendar/calendar-or-link.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const WAIT = { timeout: 20_000 }
const DAY = 86_400_000

test('a series that cannot go on says why, instead of offering to book nothing', async () => {
  const service = await openService()
  const agent = service.demo.calendars.find(({ type }) => type === 'agent')
  if (!agent) throw new Error('the demo has people')
  // At three in the night nobody is there.
  const start = (Math.floor(Date.now() / DAY) + 200) * DAY + 3 * 3_600_000
  const date = dateOf(start, 'UTC')
  const rule = { from: date, every: 1, unit: 'week', count: 1, at: '03:00', zone: 'UTC' }
  const { id } = await service.api.appointmentsV2.create({
    body: {
      title: 'Talk',
      startDate: new Date(start).toISOString(),
      endDate: new Date(start + 1_800_000).toISOString(),
      calendarIds: [agent.id],
      guests: [{ email: 'eva@example.org', extraFields: { firstName: 'Eva' } }],
      extraFields: { series: { id: 'nightly', index: 1, rule } },
    },
  })
  const before = service.calls.length
  renderPages(service, `/appointments?open=${id}`, { '/appointments': <Page /> })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Add more' }, WAIT))
  const dialog = await screen.findByRole('dialog', { name: 'Add to the series of Eva' }, WAIT)
  const why = await within(dialog).findByText(/^Nothing to book: every appointment is skipped/, {}, WAIT)
  const book = within(dialog).getByRole('button', { name: 'Book' })
  expect(book.getAttribute('aria-disabled')).toBe('true')
  expect(book.getAttribute('aria-describedby')).toBe(why.id)
  await user.click(book)
  expect(screen.getByRole('dialog', { name: 'Add to the series of Eva' })).toBe(dialog)

  const [first] = within(dialog).getAllByRole('combobox')
  if (!first) throw new Error('each time can be kept')
  await user.selectOptions(first, 'keep')
  const one = await within(dialog).findByRole('button', { name: 'Book 1 appointment' }, WAIT)
  expect(one.getAttribute('aria-disabled')).toBeNull()
  const field = within(dialog).getByLabelText(/^How many more/)
  await user.clear(field)
  await waitFor(() => expect(within(dialog).getByText('A whole number from 1 to 100.')).toBeTruthy(), WAIT)
  expect(service.calls.slice(before).filter(({ method }) => method !== 'GET')).toEqual([])
  // What was typed and chosen is not lost by one key.
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }, WAIT))
  expect(screen.getByRole('dialog', { name: 'Add to the series of Eva' })).toBe(dialog)
  expect(first).toHaveProperty('value', 'keep')
}, 60_000)
