// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { afterEach, expect, test } from 'vitest'
import { type AppointmentValues, newValues } from '../../commands/appointments/form/appointment-values.ts'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
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
  await user.type(within(options).getByRole('textbox', { name: /^Starts/ }), '01/07/2026, 10:00')
  await user.type(within(options).getByRole('textbox', { name: /^Ends/ }), '01/07/2026, 10:30')
  await ask()
  await waitFor(() => expect(asked).toBe(1))
}, 60_000)
