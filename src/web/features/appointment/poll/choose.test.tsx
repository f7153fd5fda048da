// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openService, renderPages } from '../../../fields/testing/service-in-page.tsx'
import ListPage from '../../appointment-list/page.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const WAIT = { timeout: 40_000 }

test('the keys go on where a time is told to be chosen, not at the next one that could be', async () => {
  const { demo, api, ...service } = await openService()
  const agent = demo.calendars.find(({ type }) => type === 'agent')
  const at = (hours: number) => new Date(Date.parse('2027-03-01T09:00:00Z') + hours * 3_600_000).toISOString()
  const options = ['a', 'b', 'c'].map((id, place) => ({ id, startDate: at(2 * place), endDate: at(2 * place + 1) }))
  const { id } = await api.appointmentsV2.create({
    body: {
      title: 'Talk',
      startDate: at(0),
      endDate: at(1),
      calendarIds: [agent?.id ?? ''],
      guests: [{ email: 'eva@example.org', extraFields: { firstName: 'Eva' } }],
      model: 'poll',
      voting: { options, votes: [] },
    },
  } as never)
  renderPages({ demo, api, ...service }, `/appointments/list?open=${id}`, { '/appointments/list': <ListPage /> })
  const user = userEvent.setup()
  const choices = await screen.findAllByRole('button', { name: /^Choose this time/ }, WAIT)
  expect(choices).toHaveLength(3)
  choices[1]?.focus()
  await user.keyboard('{Enter}')
  const question = await screen.findByRole('alertdialog', {}, WAIT)
  within(question).getByRole('button', { name: 'Choose this time' }).focus()
  await user.keyboard('{Enter}')
  await screen.findByText(/^Chose /, {}, WAIT)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Chosen'), WAIT)
}, 120_000)
