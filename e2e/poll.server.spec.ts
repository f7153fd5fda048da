import { walkTo } from './addresses.ts'
import { call } from './call.ts'
import { expect, test } from './fixtures.ts'
import { signIn } from './sign-in.ts'

interface Made {
  id: string
}

test('of the times of a poll the free one is best, and in sight behind those that are taken', async ({
  page,
  ownServer,
}) => {
  const { items } = await call<{ items: (Made & { name: string })[] }>(ownServer, 'GET', '/api/v1/calendars?limit=100')
  const calendarIds = items.filter(({ name }) => name === 'Dr. Elena Vidal').map(({ id }) => id)
  const options = ['07', '08', '09', '10'].map((hour) => ({
    startDate: `2027-04-06T${hour}:00:00.000Z`,
    endDate: `2027-04-06T${hour}:30:00.000Z`,
  }))
  const book = (body: object) => call<Made>(ownServer, 'POST', '/api/v2/appointments', { calendarIds, ...body })
  const votes = options.map((_, at) => ({ optionId: String(at), guest: 'ana@example.org', answer: 'yes' }))
  const poll = await book({
    ...options[0],
    title: 'When we meet',
    model: 'poll',
    guests: [{ email: 'ana@example.org', extraFields: { name: 'Ana Ruiz' } }],
    voting: { options: options.map((option, at) => ({ id: String(at), ...option })), votes },
  })
  for (const option of options.slice(0, -1)) await book({ ...option, title: 'Taken' })

  await signIn(page, ownServer)
  await walkTo(page, `/appointments?date=2027-04-06&open=${poll.id}`)
  const best = page.getByRole('table', { name: 'Votes' }).getByRole('columnheader', { name: /Best/ })
  await expect(best).toContainText('12:00')
  await expect(best).toBeInViewport({ ratio: 0.99 })
})
