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

const openVote = async (...also: string[]) => {
  const service = await openService()
  const { demo, api } = service
  const agent = demo.calendars.find(({ type }) => type === 'agent')
  const at = (hours: number) => new Date(Date.parse('2027-03-01T09:00:00Z') + hours * 3_600_000).toISOString()
  const options = [
    { id: 'a', startDate: at(0), endDate: at(1) },
    { id: 'b', startDate: at(2), endDate: at(3) },
  ]
  const { id } = await api.appointmentsV2.create({
    body: {
      title: 'Talk',
      startDate: at(0),
      endDate: at(1),
      calendarIds: [agent?.id ?? ''],
      guests: ['Eva', ...also].map((firstName) => ({
        email: `${firstName.toLowerCase()}@example.org`,
        extraFields: { firstName },
      })),
      model: 'poll',
      voting: { options, votes: [{ optionId: 'a', guest: 'Eva', answer: 'yes' }] },
    },
  } as never)
  renderPages(service, `/appointments/list?open=${id}`, { '/appointments/list': <ListPage /> })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Enter a vote' }, WAIT))
  const dialog = await screen.findByRole('dialog', { name: 'Enter a vote' }, WAIT)
  return { service, id, user, dialog }
}

test('a vote is not lost by Escape, and who votes is asked for at its field', async () => {
  const { service, id, user, dialog } = await openVote()
  const who = within(dialog).getByLabelText<HTMLInputElement>(/^Who votes/)
  const [first, second] = within(dialog).getAllByRole('group')
  if (!first || !second) throw new Error('the poll has two options')
  expect(within(first).getByRole<HTMLInputElement>('radio', { name: 'Yes' }).checked).toBe(true)
  await user.click(within(second).getByRole('radio', { name: 'No' }))
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }, WAIT))
  expect(within(second).getByRole<HTMLInputElement>('radio', { name: 'No' }).checked).toBe(true)

  await user.clear(who)
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await within(dialog).findByText('Enter who votes.', {}, WAIT)).toBeTruthy()
  expect(document.activeElement).toBe(who)
  await user.type(who, 'Eva')
  await user.click(within(second).getByRole('radio', { name: 'No' }))
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved Eva’s vote', {}, WAIT)
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Enter a vote' })).toBeNull(), WAIT)
  const { voting } = await service.api.appointmentsV2.get({ params: { id } })
  expect(voting?.votes).toMatchObject([
    { optionId: 'a', guest: 'Eva', answer: 'yes' },
    { optionId: 'b', guest: 'Eva', answer: 'no' },
  ])
}, 120_000)

test('of several guests nobody is taken to vote who was not chosen', async () => {
  const { user, dialog } = await openVote('Ada')
  const who = within(dialog).getByLabelText<HTMLInputElement>(/^Who votes/)
  expect(who.value).toBe('')
  const yes = () => within(dialog).getAllByRole<HTMLInputElement>('radio', { name: 'Yes' })[0]?.checked
  expect(yes()).toBe(false)
  await user.click(within(dialog).getAllByRole('radio', { name: 'If needed' })[1] as HTMLElement)
  await user.type(who, 'Eva')
  expect(yes()).toBe(true)
  const ifNeeded = () => within(dialog).getAllByRole<HTMLInputElement>('radio', { name: 'If needed' })[1]?.checked
  expect(ifNeeded()).toBe(true)
  // Somebody else has said nothing of that.
  await user.clear(who)
  await user.type(who, 'Ada')
  expect([yes(), ifNeeded()]).toEqual([false, false])
}, 120_000)
