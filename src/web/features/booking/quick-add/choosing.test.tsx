// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { contract } from '#api/contract/table.ts'
import { openService, renderPages, type ServiceInPage } from '../../../fields/testing/service-in-page.tsx'
import Page from '../../calendar/calendar-or-link.tsx'

afterEach(cleanup)

const WAIT = { timeout: 20_000 }

/** The line, which a window of this width opens by a press. */
const unfoldLine = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: 'Quick booking' }, WAIT))
  return screen.findByRole('combobox', { name: 'Quick booking' })
}
const pages = { '/appointments': <Page />, '/appointments/:id': <Page /> }
// A Wednesday, so far ahead that nobody of the demo is booked.
const DAY = '2026-08-12'

/** Three people of one name, each of whom was booked once, and one who takes Dr. Elena Vidal's time at ten. */
async function openLine() {
  const service = await openService()
  const { api, demo } = service
  const elena = demo.calendars.find(({ name }) => name === 'Dr. Elena Vidal')
  const followUp = demo.services.find(({ name }) => name === 'Follow-up')
  if (!elena || !followUp) throw new Error('the demo has Dr. Elena Vidal and follow-ups')
  const book = (time: string, email: string | null, extraFields: Record<string, string>) =>
    api.call(contract.appointmentsV2.create, {
      body: {
        title: 'Visit',
        startDate: `${DAY}T${time}:00Z`,
        endDate: `${DAY}T${time.slice(0, 3)}30:00Z`,
        calendarIds: [elena.id],
        serviceId: followUp.id,
        guests: [{ email, extraFields }],
      },
    })
  const named = { firstName: 'Tilda', lastName: 'Bosch' }
  await book('12:00', 'tilda.one@example.org', named)
  await book('13:00', null, { ...named, phone: '+34 600 777 888' })
  await book('14:00', null, { ...named, phone: '+34 600 111 222' })
  await book('08:00', null, { firstName: 'Somebody', lastName: 'Else' })
  renderPages(service, '/appointments', pages)
  const user = userEvent.setup()
  const line = await unfoldLine(user)
  const type = (text: string) => user.type(line, text)
  return { service, user, type }
}
const bookings = ({ calls }: ServiceInPage) => calls.filter(({ method }) => method === 'POST').slice(4)
const options = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

/** Waits until the chosen option says so; what loads meanwhile may draw it anew. */
const chosenSays = (name: RegExp, said: string | RegExp) =>
  waitFor(() => within(screen.getByRole('option', { name, selected: true })).getByText(said), WAIT)

test('people of one name are told apart, before anything else is offered, and the chosen one is booked', async () => {
  const { service, user, type } = await openLine()
  await type('tilda bosch follow-up with elena 12 aug pm')
  await screen.findByRole('option', { name: /New guest Tilda Bosch/ }, WAIT)
  const [first, second, third, fourth] = options()
  expect([first, second, third]).toEqual([
    expect.stringMatching(/^Tilda Bosch · .*\+34 600 111 222 · Next: .*Follow-up/),
    expect.stringMatching(/^Tilda Bosch · .*\+34 600 777 888 · Next: /),
    expect.stringMatching(/^Tilda Bosch · .*tilda\.one@example\.org · Next: /),
  ])
  expect(fourth).toMatch(/^New guest Tilda Bosch/)
  await user.keyboard('{ArrowDown}')
  await chosenSays(/777 888/, 'Free')
  await user.keyboard('{Enter}')
  await screen.findByText(/^Booked Tilda Bosch for/, {}, WAIT)
  expect(bookings(service)).toMatchObject([{ body: { guests: [{ extraFields: { phone: '+34 600 777 888' } }] } }])
}, 60_000)

test('the digits of a phone are somebody', async () => {
  const { type } = await openLine()
  await type('777 888 follow-up with elena 12 aug')
  await screen.findByRole('option', { name: /^Tilda Bosch · Follow-up.*\+34 600 777 888/, selected: true }, WAIT)
  expect(options().filter((text) => text.includes('600 111 222'))).toEqual([])
}, 60_000)

test('a taken time is told, and the form that opens says that another one is filled in', async () => {
  const { service, user, type } = await openLine()
  await type('zoe barker follow-up with elena 12 aug 10:00')
  await chosenSays(/^Zoe Barker/, /^Taken\. Next free: \d/)
  await user.keyboard('{Enter}')
  const panel = await screen.findByRole('dialog', { name: 'New appointment' }, WAIT)
  await within(panel).findByText(/10:00.* is taken\. Using the next free time: /, {}, WAIT)
  expect(bookings(service)).toEqual([])
}, 60_000)

test('what may say when and is not understood opens the form with all that is, and books nothing', async () => {
  const { service, user, type } = await openLine()
  await type('zoe barker follow-up with elena 12 aug after lunch')
  await chosenSays(/^Zoe Barker/, 'Check: after and lunch')
  expect(screen.getByRole('option', { name: /^Zoe Barker/, selected: true }).textContent).not.toMatch(/\d\d:\d\d/)
  await user.keyboard('{Enter}')
  const panel = await screen.findByRole('dialog', { name: 'New appointment' }, WAIT)
  await within(panel).findByText(/Check: after and lunch/, {}, WAIT)
  expect((await within(panel).findByLabelText<HTMLInputElement>('First name', {}, WAIT)).value).toBe('Zoe')
  expect(within(panel).getByLabelText<HTMLTextAreaElement>('Internal notes').value).toBe('after lunch')
  expect(bookings(service)).toEqual([])
}, 60_000)

test('Enter at once after the last letter books when the time is found free', async () => {
  const { service, type } = await openLine()
  await type('zoe barker follow-up with elena 16:45 12 aug{Enter}')
  await screen.findByText(/^Booked Zoe Barker for/, {}, WAIT)
  expect(bookings(service)).toHaveLength(1)
}, 60_000)

test('Enter at once after a line with a doubt opens the form', async () => {
  const { service, type } = await openLine()
  await type('zoe barker follow-up with elena 12 aug after lunch{Enter}')
  const panel = await screen.findByRole('dialog', { name: 'New appointment' }, WAIT)
  await within(panel).findByText(/Check: after and lunch/, {}, WAIT)
  expect(bookings(service)).toEqual([])
}, 60_000)

test('an Enter of which the line was changed since books nothing', async () => {
  const { service, user, type } = await openLine()
  await type('zoe barker follow-up with elena 16:45 12 aug{Enter}{Backspace}g')
  await chosenSays(/^Zoe Barker/, 'Free')
  await user.keyboard('{Escape}')
  expect(bookings(service)).toEqual([])
}, 60_000)
