// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { renderAt } from '../../../ui/testing/render.tsx'
import { TypedConfirmation } from './typed-confirmation.tsx'

afterEach(cleanup)

function Form() {
  const [typed, setTyped] = useState('')
  return <TypedConfirmation phrase="ANONYMIZE 3" typed={typed} onTyped={setTyped} />
}

test('Enter after other words says that they are not the ones, until something is typed', async () => {
  const user = userEvent.setup()
  renderAt('/', <Form />)
  const field = screen.getByRole('textbox', { name: /^Type ANONYMIZE 3/ })
  const said = () => screen.getByRole('status').textContent
  await user.type(field, 'anonymize')
  expect([field.getAttribute('aria-invalid'), said()]).toEqual(['false', ''])
  await user.keyboard('{Enter}')
  expect([field.getAttribute('aria-invalid'), said()]).toEqual(['true', 'Doesn’t match “ANONYMIZE 3”.'])
  await user.keyboard(' 3')
  expect([field.getAttribute('aria-invalid'), said()]).toEqual(['false', ''])
  await user.keyboard('{Enter}')
  expect(said()).toBe('')
})
