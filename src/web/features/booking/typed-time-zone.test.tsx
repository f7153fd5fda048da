// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { DAY } from '#api/time/durations.ts'
import { formatInstant } from '#api/time/instant.ts'
import { dateOf, instantAt } from '#api/time/zoned.ts'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import CalendarPage from '../calendar/calendar-or-link.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const WAIT = { timeout: 20_000 }
const AWAY = 'Atlantic/Canary'

type Service = Awaited<ReturnType<typeof openService>>

const openBooking = async (prepare?: (service: Service, away: { id: string }) => Promise<void>) => {
  const service = await openService()
  const people = service.demo.calendars.filter(({ type }) => type === 'agent')
  const away = people.find(({ timezone }) => timezone === AWAY)
  const here = people.find(({ timezone }) => timezone === 'Europe/Madrid')
  if (!away || !here) throw new Error('the demo has people in both zones')
  await prepare?.(service, away)
  renderPages(service, '/appointments?open=new', { '/appointments': <CalendarPage /> })
  const panel = within(await screen.findByRole('dialog', { name: 'New appointment' }, WAIT))
  const time = panel.getByRole<HTMLInputElement>('textbox', { name: /^Date and time/ })
  return { ...service, away, here, panel, time, user: userEvent.setup() }
}

/** A day in winter, at ten on the clock of a zone. */
const day = dateOf(Date.UTC(new Date(Date.now() + 60 * DAY).getUTCFullYear(), 11, 14, 12), AWAY)
const at = (zone: string) => formatInstant(instantAt(day, 600, zone))

test('a time that is typed before the person is meant on the clock of the person', async () => {
  const { calls, away, here, panel, time, user } = await openBooking()
  await user.type(time, `${day} 10:00`)
  await user.tab()
  const typed = time.value
  expect(typed).toContain('10:00')
  expect(time.labels?.[0]?.textContent).toContain('Madrid time')
  await user.selectOptions(panel.getByLabelText('With'), away.id)
  expect(time.value).toBe(typed)
  expect(time.labels?.[0]?.textContent).toContain('Canary time')
  const said = () => panel.getAllByRole('status').map(({ textContent }) => textContent)
  expect(said()).toContain('10:00\u00A0AM stays, and now means Canary time.')
  expect(
    time
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(),
  ).toContain('10:00\u00A0AM stays')
  await user.selectOptions(panel.getByLabelText('With'), here.id)
  expect(said()).toContain('10:00\u00A0AM stays, and now means Madrid time.')
  await user.selectOptions(panel.getByLabelText('With'), away.id)
  await user.click(panel.getByRole('button', { name: 'Book' }))
  await expect
    .poll(() => calls.find(({ method }) => method === 'POST')?.body, WAIT)
    .toMatchObject({
      startDate: at(AWAY),
      calendarIds: [away.id],
    })
}, 60_000)

test('a time that only the other clock has is not lost, nor sent as none', async () => {
  const { calls, away, panel, time, user } = await openBooking()
  // In Madrid the clocks go from two to three; in the Canaries from one to two.
  await user.type(time, '2027-03-28 02:30')
  await user.tab()
  expect(panel.getByText('This time doesn’t exist on that day: the clocks go forward.')).toBeTruthy()
  await user.selectOptions(panel.getByLabelText('With'), away.id)
  expect(time.value).toContain('2:30')
  expect(panel.queryByText('This time doesn’t exist on that day: the clocks go forward.')).toBeNull()
  await user.clear(time)
  await user.type(time, '2027-03-28 01:30')
  await user.tab()
  expect(panel.getByText('This time doesn’t exist on that day: the clocks go forward.')).toBeTruthy()
  await user.selectOptions(panel.getByLabelText('With'), '')
  expect(time.value).toContain('1:30')
  await user.selectOptions(panel.getByLabelText('With'), away.id)
  expect(time.value).toContain('1:30')
  await user.click(panel.getByRole('button', { name: 'Book' }))
  expect(panel.getByText('This time doesn’t exist on that day: the clocks go forward.')).toBeTruthy()
  expect(calls.some(({ method }) => method === 'POST')).toBe(false)
}, 60_000)

test('a free time that was pressed stays the instant that it is, whoever is chosen then', async () => {
  const { away, here, panel, time, user } = await openBooking()
  await user.selectOptions(panel.getByLabelText('With'), here.id)
  const [free] = await within(await panel.findByRole('group', { name: 'Next free times' }, WAIT)).findAllByRole(
    'button',
    {},
    WAIT,
  )
  if (!free) throw new Error('something is free')
  await user.click(free)
  const [, clock = ''] = time.value.split(', ')
  await user.selectOptions(panel.getByLabelText('With'), away.id)
  expect(time.labels?.[0]?.textContent).toContain('Canary time')
  expect(time.value).not.toContain(clock)
})

test('a time that is typed for anyone stays on the clock of the house, also where only one elsewhere is free', async () => {
  const { demo, away, panel, time, user } = await openBooking(async ({ api, demo: { services } }, person) => {
    const [service] = services
    const calendars = [{ calendarId: person.id }]
    await api.services.update({ params: { id: service?.id ?? '' }, body: { active: true, calendars } })
  })
  const [service] = demo.services
  await user.type(time, `${day} 12:00`)
  await user.tab()
  const typed = time.value
  await user.selectOptions(panel.getByLabelText('Service'), service?.id ?? '')
  expect(await panel.findByText(new RegExp(`in Canary \\(${away.name}\\)`), {}, WAIT)).toBeTruthy()
  expect(time.value).toBe(typed)
  expect(time.labels?.[0]?.textContent).toContain('Madrid time')
})
