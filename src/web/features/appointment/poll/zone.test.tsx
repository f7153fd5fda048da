// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openService, renderPages } from '../../../fields/testing/service-in-page.tsx'
import { createFormat } from '../../../i18n/format.ts'
import ListPage from '../../appointment-list/page.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const WAIT = { timeout: 40_000 }
const AWAY = 'Atlantic/Canary'

test('the times of a poll name their place where its clock is another one than the house’s', async () => {
  const { demo, api, ...service } = await openService()
  const away = demo.calendars.find(({ type, timezone }) => type === 'agent' && timezone === AWAY)
  const times = { startDate: '2027-03-01T09:00:00.000Z', endDate: '2027-03-01T10:00:00.000Z' }
  const { id } = await api.appointmentsV2.create({
    body: {
      title: 'Talk',
      ...times,
      calendarIds: [away?.id ?? ''],
      guests: [{ email: 'eva@example.org', extraFields: { firstName: 'Eva' } }],
      model: 'poll',
      voting: { options: [{ id: 'a', ...times }], votes: [], closesAt: '2027-02-28T12:00:00.000Z' },
    },
  } as never)
  renderPages({ demo, api, ...service }, `/appointments/list?open=${id}`, { '/appointments/list': <ListPage /> })
  const user = userEvent.setup()
  const place = createFormat('en').zone(AWAY)
  const votes = within(await screen.findByRole('table', { name: 'Votes' }, WAIT))
  // Whose clock is another one is known once the calendars are.
  await votes.findByRole('columnheader', { name: new RegExp(`10:00\\sAM ${place}`) }, WAIT)
  expect(screen.getByText(/^Voting closes/).textContent).toMatch(new RegExp(`12:00\\sPM ${place}`))
  await user.click(screen.getByRole('button', { name: 'Enter a vote' }))
  const dialog = await screen.findByRole('dialog', { name: /vote/i }, WAIT)
  expect(within(dialog).getByRole('group', { name: new RegExp(`10:00\\sAM ${place}$`) })).toBeTruthy()
  await user.keyboard('{Escape}')
  const choose = await screen.findByRole(
    'button',
    { name: new RegExp(`^Choose this time: .*10:00\\sAM ${place}$`) },
    WAIT,
  )
  await user.click(choose)
  const question = await screen.findByRole('alertdialog', {}, WAIT)
  expect(question.textContent).toMatch(new RegExp(`10:00\\sAM ${place}\\?`))
  await user.click(within(question).getByRole('button', { name: 'Choose this time' }))
  expect((await screen.findByText(/^Chose /, {}, WAIT)).textContent).toContain(place)
}, 120_000)
