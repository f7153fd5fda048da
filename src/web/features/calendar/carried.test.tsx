// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import Page from './calendar-or-link.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const WAIT = { timeout: 40_000 }

/** A day far ahead with one appointment, and what a colleague can do to it while this page is open. */
const openDay = async (address: (id: string) => string) => {
  const service = await openService()
  const [agent, other] = service.demo.calendars.filter(({ type }) => type === 'agent')
  if (!agent || !other) throw new Error('the demo has people')
  const { id } = await service.api.appointmentsV2.create({
    body: {
      title: 'Talk',
      startDate: '2027-06-02T02:00:00Z',
      endDate: '2027-06-02T02:30:00Z',
      calendarIds: [agent.id],
      guests: [{ email: 'eva@example.org', extraFields: { firstName: 'Eva' } }],
      status: 'confirmed',
    },
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  renderPages(service, `/appointments?date=2027-06-02&${address(id)}`, { '/appointments': <Page /> }, queryClient)
  /** What a colleague does meanwhile, as it comes to this page. */
  const meanwhile = async (body: object) => {
    await service.api.appointmentsV2.update({ params: { id }, body })
    await act(() => queryClient.refetchQueries())
  }
  const stored = () => service.api.appointmentsV2.get({ params: { id } })
  return { other, meanwhile, stored }
}

/** The same, with its card carried by the keys. */
const pickUp = async (view: 'day' | 'month') => {
  const day = await openDay(() => `view=${view}`)
  const user = userEvent.setup()
  const card = await screen.findByRole('button', { name: /^Eva/ }, WAIT)
  act(() => card.focus())
  // In the month the keys stand on the day, and go on into its chips.
  await user.keyboard(view === 'month' ? ' m{ArrowRight}' : 'm{ArrowDown}')
  return { ...day, user }
}

test('a card that somebody else moved while it was carried is not put down over that', async () => {
  const { user, other, meanwhile, stored } = await pickUp('day')
  await meanwhile({
    startDate: '2027-06-02T11:00:00Z',
    endDate: '2027-06-02T11:30:00Z',
    calendarIds: [other.id],
  })
  const before = await stored()
  await user.keyboard('{Enter}')
  const said = await screen.findByText(/^Not moved. Someone else just moved Eva to/, {}, WAIT)
  expect(said.textContent).toContain(other.name)
  expect(await stored()).toEqual(before)
}, 120_000)

test('what else was changed meanwhile goes with the card', async () => {
  const { user, meanwhile, stored } = await pickUp('day')
  await meanwhile({ comment: 'Brings her sister' })
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Move anyway' }, WAIT))
  await waitFor(async () => {
    expect((await stored()).startDate).not.toBe('2027-06-02T02:00:00.000Z')
  }, WAIT)
  expect((await stored()).comment).toBe('Brings her sister')
}, 120_000)

test('who gives up a new length hears when it still ends', async () => {
  const { user } = await pickUp('day')
  await user.keyboard('{ArrowUp}{Shift>}{ArrowDown}{/Shift}{Escape}')
  expect(await screen.findByText('Eva still ends at 4:30 AM.', {}, WAIT)).toBeTruthy()
  await user.keyboard('m{ArrowDown}{Escape}')
  expect(await screen.findByText('Eva stays at the old time.', {}, WAIT)).toBeTruthy()
}, 120_000)

test('in the month it is not put down either', async () => {
  const { user, meanwhile, stored } = await pickUp('month')
  await meanwhile({ startDate: '2027-06-03T02:00:00Z', endDate: '2027-06-03T02:30:00Z' })
  const before = await stored()
  await user.keyboard('{Enter}')
  expect(await screen.findByText(/^Not moved. Someone else just moved Eva to/, {}, WAIT)).toBeTruthy()
  expect(await stored()).toEqual(before)
}, 120_000)

test('a place that is chosen for it is not taken over that either, and can then be chosen again', async () => {
  const { meanwhile, stored } = await openDay((id) => `view=day&reschedule=${id}`)
  const user = userEvent.setup()
  await screen.findByText(/^Choose a new time for Eva/, {}, WAIT)
  await waitFor(() => expect(document.activeElement?.className).toContain('fd-slot'), WAIT)
  await meanwhile({ startDate: '2027-06-02T11:00:00Z', endDate: '2027-06-02T11:30:00Z' })
  const before = await stored()
  await user.keyboard('{ArrowDown}{Enter}')
  expect(await screen.findByText(/^Not moved. Someone else just moved Eva to/, {}, WAIT)).toBeTruthy()
  expect(await stored()).toEqual(before)
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Move anyway' }, WAIT))
  await waitFor(async () => {
    expect((await stored()).startDate).not.toBe(before.startDate)
  }, WAIT)
}, 120_000)
