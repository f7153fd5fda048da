// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { formatInstant } from '#api/time/instant.ts'
import { dateOf, startOfDay } from '#api/time/zoned.ts'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import ListPage from './page.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const WAIT = { timeout: 40_000 }
/** Somewhere it is another date than on this device: eleven hours behind UTC, or fourteen ahead. */
const AWAY = new Date().getUTCHours() < 10 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati'

/** The stretch of time that the list asks for last, of a house on the other side of the world. */
const openAway = async (address: string) => {
  const service = await openService()
  const { calendars } = service.demo
  await Promise.all(
    calendars.map(({ id }) => service.api.adminCalendars.update({ params: { id }, body: { timezone: AWAY } })),
  )
  renderPages(service, address, { '/appointments/list': <ListPage /> })
  await screen.findByRole('heading', { name: 'Appointments' }, WAIT)
  return () => {
    const last = service.calls.findLast(({ path }) => path === '/api/v2/appointments')
    const query = new URLSearchParams(last?.query)
    return [query.get('startDate'), query.get('endDate')]
  }
}

test('the dates of the list are those of the house, wherever the device is', async () => {
  const asked = await openAway('/appointments/list?from=2027-06-20&to=2027-06-20')
  const day = ['2027-06-20', '2027-06-21'].map((date) => formatInstant(startOfDay(date, AWAY)))
  await waitFor(() => expect(asked()).toEqual(day), WAIT)
}, 60_000)

test('the list begins with the day that it is at the house', async () => {
  const asked = await openAway('/appointments/list')
  await waitFor(() => expect(asked()).toEqual([formatInstant(startOfDay(dateOf(Date.now(), AWAY), AWAY)), null]), WAIT)
}, 60_000)

test('a date that is typed in words is a day of the house', async () => {
  const asked = await openAway('/appointments/list?search=check')
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Filter' }))
  const from = await screen.findByRole('textbox', { name: 'From' }, WAIT)
  await user.type(from, 'today')
  await user.tab()
  await waitFor(() => expect(asked()[0]).toBe(formatInstant(startOfDay(dateOf(Date.now(), AWAY), AWAY))), WAIT)
}, 60_000)
