// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { afterEach, expect, test } from 'vitest'
import { type AppointmentValues, newValues } from '../../commands/appointments/form/appointment-values.ts'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import { RareFields } from './booking-fields.tsx'
import { PollFields, useOptionCheck } from './poll-fields.tsx'

afterEach(cleanup)

function Form({ onAsked }: { onAsked: () => void }) {
  const form = useForm<AppointmentValues>({ defaultValues: newValues({ poll: true }) })
  const check = useOptionCheck(form)
  const ask = form.handleSubmit((values) => {
    if (check(values)) onAsked()
  })
  return (
    <form onSubmit={(event) => void ask(event)}>
      <PollFields control={form.control} zone="Europe/Madrid" minutes={30} />
      <button type="submit">Ask</button>
    </form>
  )
}

test('that a poll offers no time is said of its options, once more when it is asked again, and goes with the first', async () => {
  let asked = 0
  renderPages(await openService(), '/', { '/': <Form onAsked={() => (asked += 1)} /> })
  const user = userEvent.setup()
  const options = await screen.findByRole('group', { name: 'Options' })
  const ask = () => user.click(screen.getByRole('button', { name: 'Ask' }))
  await ask()
  const complaint = await within(options).findByText('Add at least one option.')
  await waitFor(() => expect(document.activeElement).toBe(complaint))
  expect(screen.getByLabelText(/^Voting closes/).getAttribute('aria-invalid')).not.toBe('true')
  await ask()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Add at least one option.'))

  await user.click(within(options).getByRole('button', { name: 'Add an option' }))
  expect(screen.queryByText('Add at least one option.')).toBeNull()
  const first = within(within(options).getByRole('group', { name: 'Option 1' }))
  await user.type(first.getByRole('textbox', { name: /^Starts/ }), '01/07/2026, 10:00')
  await user.clear(first.getByRole('textbox', { name: /^Ends/ }))
  await user.type(first.getByRole('textbox', { name: /^Ends/ }), '01/07/2026, 10:30')
  await ask()
  await waitFor(() => expect(asked).toBe(1))
}, 60_000)

test('an option ends when its length is over, also where its start is changed', async () => {
  renderPages(await openService(), '/', { '/': <Form onAsked={() => undefined} /> })
  const user = userEvent.setup()
  const options = await screen.findByRole('group', { name: 'Options' })
  const add = within(options).getByRole('button', { name: 'Add an option' })
  await user.click(add)
  const field = (option: number, name: RegExp) =>
    within(within(options).getByRole('group', { name: `Option ${option}` })).getByRole<HTMLInputElement>('textbox', {
      name,
    })
  await user.type(field(1, /^Starts/), '7/1/2026, 10:00 AM')
  await user.tab()
  expect(field(1, /^Ends/).value).toBe('07/01/2026, 10:30 AM')
  await user.clear(field(1, /^Ends/))
  await user.type(field(1, /^Ends/), '7/1/2026, 11:00 AM')
  // Another one lasts as long, and goes on doing so at another time.
  await user.click(add)
  expect(field(2, /^Ends/).value).toBe('07/02/2026, 11:00 AM')
  await user.clear(field(2, /^Starts/))
  await user.type(field(2, /^Starts/), '7/3/2026, 4:15 PM')
  await user.tab()
  expect(field(2, /^Ends/).value).toBe('07/03/2026, 5:15 PM')
  expect(field(1, /^Ends/).value).toBe('07/01/2026, 11:00 AM')
}, 60_000)

function Rare() {
  const { control } = useForm<AppointmentValues>({ defaultValues: newValues({ confirmed: true }) })
  return <RareFields control={control} serviceName="Check-up" zone="Europe/Madrid" repeating={null} />
}

test('what guests still vote on offers no confirmation, as it begins without one', async () => {
  renderPages(await openService(), '/', { '/': <Rare /> })
  const user = userEvent.setup()
  await user.click(await screen.findByText('More'))
  expect(screen.getByRole('switch', { name: 'Confirmed' })).toBeTruthy()
  await user.click(screen.getByRole('switch', { name: 'Poll guests for a time' }))
  expect(screen.queryByRole('switch', { name: 'Confirmed' })).toBeNull()
}, 60_000)

test('what is only held begins unconfirmed, and the switch for that says so', async () => {
  renderPages(await openService(), '/', { '/': <Rare /> })
  const user = userEvent.setup()
  await user.click(await screen.findByText('More'))
  const confirmed = screen.getByRole<HTMLInputElement>('switch', { name: 'Confirmed' })
  expect([confirmed.checked, confirmed.disabled]).toEqual([true, false])
  const until = screen.getByLabelText(/^Held until/)
  await user.type(until, '7/1/2026, 11:00 AM')
  await user.tab()
  expect([confirmed.checked, confirmed.disabled]).toEqual([false, true])
  expect(screen.getByText('A time that is only held begins unconfirmed.')).toBeTruthy()
  await user.clear(until)
  await user.tab()
  expect([confirmed.checked, confirmed.disabled]).toEqual([true, false])
}, 60_000)
