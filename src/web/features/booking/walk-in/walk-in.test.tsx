// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { openService, renderPages } from '../../../fields/testing/service-in-page.tsx'
import Page from '../../calendar/calendar-or-link.tsx'
import { visitedBefore } from '../testing/returning-guest.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.useRealTimers()
})

const WAIT = { timeout: 20_000 }

/** Opens a walk-in at an instant; only the date stands still, timers go on. */
const openAt = async (now: string) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) })
  const service = await openService('admin', ['calendars', 'keys', 'people', 'me', 'presence'])
  renderPages(service, '/appointments?open=walk-in', { '/appointments': <Page /> })
  return { service, dialog: await screen.findByRole('dialog', { name: 'Walk-in' }, WAIT), user: userEvent.setup() }
}

test('before anybody is there it says who is next and when, offers that, and tells others', async () => {
  const { service, dialog } = await openAt('2026-11-18T05:00:00Z')
  const group = await within(dialog).findByRole('group', { name: /^No one is free now\./ }, WAIT)
  const said = within(group).getByText(/is next/).textContent
  const [, name, time = ''] = /now\. (.+) is next, at (.+):$/.exec(said) ?? []
  const [first] = within(group).getAllByRole<HTMLInputElement>('radio')
  expect(first?.checked).toBe(true)
  expect(first?.closest('label')?.textContent).toContain(`${name}From ${time}`)
  expect(within(dialog).getByRole('button', { name: (it) => it === `Book for ${time}` })).toBeTruthy()
  const told = () => service.calls.findLast(({ path }) => path.startsWith('/x/presence/'))?.body
  await waitFor(() => expect(told()).toMatchObject({ doing: 'booking' }), WAIT)
})

test('on a day without anybody it offers whoever is free next, by the form, with what was typed', async () => {
  const { dialog, user } = await openAt('2026-11-22T12:00:00Z')
  // Set at once: where the focus is while a dialog opens is the browser tests' to see.
  fireEvent.change(within(dialog).getByLabelText('Guest'), { target: { value: 'Zoe Barker' } })
  await within(dialog).findByText(/^No time left today\. Next free: .+, .*Mon.*23/, {}, WAIT)
  await user.click(within(dialog).getByRole('button', { name: /^Book for .*Mon/ }))
  const form = await screen.findByRole('dialog', { name: 'New appointment' }, WAIT)
  expect(await within(form).findByLabelText('First name', {}, WAIT)).toHaveProperty('value', 'Zoe')
  expect(within(form).getByLabelText('Last name')).toHaveProperty('value', 'Barker')
  expect(within(form).getByLabelText(/^Date and time/)).toHaveProperty(
    'value',
    expect.stringMatching(/^11\/23\/2026, \d/),
  )
})

test('who stands here is found as in every form, with what they had last', async () => {
  const service = await openService()
  const nora = {
    email: 'nora@example.com',
    extraFields: { firstName: 'Nora', lastName: 'Quintana', phone: '699000111' },
  }
  const { offered } = await visitedBefore(service, nora)
  renderPages(service, '/appointments?open=walk-in', { '/appointments': <Page /> })
  const dialog = await screen.findByRole('dialog', { name: 'Walk-in' }, WAIT)
  const user = userEvent.setup()
  await user.type(await within(dialog).findByRole('combobox', { name: 'Guest' }, WAIT), '+34 699 000 111')
  await user.click(await within(dialog).findByRole('option', { name: /^Nora Quintana/ }, WAIT))
  await user.click(
    await within(dialog).findByRole('button', { name: /^As last time: Follow-up with Dr\. Elena/ }, WAIT),
  )
  expect(within(dialog).getByLabelText<HTMLSelectElement>('Service').value).toBe(offered.id)
  const turn = await within(dialog).findByRole('radio', { name: /^Dr\. Elena Vidal/ }, WAIT)
  expect(turn).toHaveProperty('checked', true)
  await user.click(within(dialog).getByRole('button', { name: /^Book for/ }))
  await screen.findByText(/^Booked Nora Quintana for/, {}, WAIT)
  const sent = service.calls.findLast(({ method, path }) => method === 'POST' && path === '/api/v2/appointments')
  expect(sent?.body).toMatchObject({ guests: [nora], serviceId: offered.id, subStatus: 'arrived' })
}, 60_000)
