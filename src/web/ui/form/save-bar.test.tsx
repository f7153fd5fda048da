// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { renderAt } from '../testing/render.tsx'
import { SaveBar } from './save-bar.tsx'

afterEach(cleanup)

function Form() {
  const [dirty, setDirty] = useState(true)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setDirty(false)
      }}
    >
      <button type="button" onClick={() => setDirty(true)}>
        Change
      </button>
      <SaveBar dirty={dirty} busy={false} saveLabel="Save" changed={['Name']} onDiscard={() => setDirty(false)} />
    </form>
  )
}

test.each(['Save', 'Discard changes'])('after “%s” the focus is where it says that all is saved', async (name) => {
  const user = userEvent.setup()
  renderAt('/', <Form />)
  screen.getByRole('button', { name }).focus()
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('button', { name })).toBeNull()
  const place = screen.getByRole('group', { name: 'No unsaved changes' })
  expect(document.activeElement).toBe(place)
  expect(place.textContent).toBe('No unsaved changes')
  // A message about it stands above.
  expect(document.documentElement.style.getPropertyValue('--fd-save-bar')).not.toBe('')
  // Whatever is typed anew takes its place again.
  await user.click(screen.getByRole('button', { name: 'Change' }))
  expect(screen.queryByText('No unsaved changes')).toBeNull()
  expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy()
})
