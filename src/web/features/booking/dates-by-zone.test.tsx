// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { dateOf } from '#api/time/zoned.ts'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import CalendarPage from '../calendar/calendar-or-link.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const WAIT = { timeout: 20_000 }
/** Somewhere it is another date than on this device: eleven hours behind UTC, or fourteen ahead. */
const AWAY = new Date().getUTCHours() < 10 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati'

const today = () => {
  const [year, month, day] = dateOf(Date.now(), AWAY).split('-')
  return `${month}/${day}/${year}`
}

/** The page of a house on the other side of the world. */
const openAway = async (panel: string) => {
  const service = await openService()
  const { calendars } = service.demo
  await Promise.all(
    calendars.map(({ id }) => service.api.adminCalendars.update({ params: { id }, body: { timezone: AWAY } })),
  )
  const person = calendars.find(({ type }) => type === 'agent')
  renderPages(service, `/appointments?open=${panel}&on=${person?.id ?? ''}`, { '/appointments': <CalendarPage /> })
}

const typeToday = async (user: ReturnType<typeof userEvent.setup>, field: HTMLElement) => {
  await user.clear(field)
  await user.type(field, 'today')
  await user.tab()
}

test('the days of a block are typed by the calendar of the block', async () => {
  await openAway('block')
  const user = userEvent.setup()
  const panel = within(await screen.findByRole('dialog', { name: 'Block time' }, WAIT))
  const field = (name: RegExp) => panel.getByRole<HTMLInputElement>('textbox', { name })
  await typeToday(user, field(/^Date/))
  expect(field(/^Date/).value).toBe(today())
  await user.selectOptions(panel.getByLabelText('How often'), 'range')
  await typeToday(user, field(/^Last date/))
  expect(field(/^Last date/).value).toBe(today())
}, 60_000)

test('the days of a search for a time are typed by the calendars of the house', async () => {
  await openAway('find')
  const user = userEvent.setup()
  const panel = within(await screen.findByRole('dialog', { name: 'Find a time' }, WAIT))
  await typeToday(user, await panel.findByLabelText('Until date', {}, WAIT))
  expect(panel.getByLabelText<HTMLInputElement>('Until date').value).toBe(today())
}, 60_000)
