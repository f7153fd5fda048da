// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { contract } from '#api/contract/table.ts'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import Page from './calendar-or-link.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const WAIT = { timeout: 20_000 }
// A Thursday long after the demo's appointments, and the Saturday after it.
const [CLOSED, LONGER] = ['2027-03-18', '2027-03-20']

const open = async (address: string) => {
  const service = await openService('admin', ['calendars', 'closures'])
  const close = (body: object) => service.api.call(contract.closures.create, { body: body as never })
  await close({ reason: 'Patron saint', kind: 'closed', dates: [CLOSED, CLOSED] })
  await close({ reason: 'Fair', kind: 'open', dates: [LONGER, LONGER], ranges: [['10:00', '14:00']] })
  renderPages(service, address, { '/appointments': <Page /> })
}

test('a closed day says why, and extra hours are marked with their reason', async () => {
  await open(`/appointments?date=${CLOSED}`)
  const note = await screen.findByRole('heading', { name: 'Closed on Thursday' }, WAIT)
  expect(note.parentElement?.textContent).toContain('Patron saint')
  cleanup()
  await open(`/appointments?date=${LONGER}`)
  expect((await screen.findAllByText('Extra hours: Fair', {}, WAIT)).length).toBeGreaterThan(0)
}, 60_000)

test('the month says of each day of the house why it is closed, and when it is open longer', async () => {
  await open(`/appointments?view=month&date=${CLOSED}`)
  expect(
    await screen.findByRole('gridcell', { name: /^Thursday, March 18, .*Closed: Patron saint/ }, WAIT),
  ).toBeTruthy()
  expect(screen.getByText('Patron saint')).toBeTruthy()
  expect(screen.getByRole('gridcell', { name: /^Saturday, March 20, .*Extra hours 10:00.*: Fair/ })).toBeTruthy()
}, 60_000)

test('the agenda says it too, of days on which nothing else happens', async () => {
  await open(`/appointments?view=agenda&date=${CLOSED}`)
  expect(await screen.findByText(/^Thursday, March 18, 2027: Closed: Patron saint$/, {}, WAIT)).toBeTruthy()
  expect(screen.getByText(/^Saturday, March 20, 2027: Extra hours 10:00.*: Fair$/)).toBeTruthy()
}, 60_000)
