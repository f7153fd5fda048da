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

test('until when a block is held goes by the clock of who is ticked, and says so', async () => {
  const service = await openService()
  const people = service.demo.calendars.filter(({ type }) => type === 'agent')
  const away = people.find(({ timezone }) => timezone === 'Atlantic/Canary')
  const here = people.find(({ timezone }) => timezone === 'Europe/Madrid')
  if (!away || !here) throw new Error('the demo has people in both zones')
  renderPages(service, `/appointments?open=block&on=${here.id}`, { '/appointments': <CalendarPage /> })
  const user = userEvent.setup()
  const panel = within(await screen.findByRole('dialog', { name: 'Block time' }, WAIT))
  const held = panel.getByRole<HTMLInputElement>('textbox', { name: /^Held until/ })
  const label = () => held.labels?.[0]?.textContent
  await user.type(held, '2027-12-14 10:00')
  await user.tab()
  expect(label()).toContain('Madrid time')
  const typed = held.value
  await user.click(panel.getByRole('checkbox', { name: here.name }))
  await user.click(panel.getByRole('checkbox', { name: away.name }))
  expect(label()).toContain('Canary time')
  expect(held.value).toBe(typed)
  const said = panel.getAllByRole('status').map(({ textContent }) => textContent)
  expect(said).toContain('10:00\u00A0AM stays, and now means Canary time.')
  await user.click(panel.getByRole('button', { name: 'Block' }))
  await expect
    .poll(() => service.calls.find(({ method }) => method === 'POST')?.body, WAIT)
    .toMatchObject({ blockedUntil: '2027-12-14T10:00:00.000Z' })
}, 60_000)
