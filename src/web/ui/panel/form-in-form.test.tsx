// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { renderAt } from '../testing/render.tsx'
import { FormDialog } from './side-panel.tsx'

afterEach(cleanup)

test('a dialog that was opened in a form sends itself and not the form', async () => {
  const sent: string[] = []
  const note = (name: string) => (event: { preventDefault: () => void }) => {
    event.preventDefault()
    sent.push(name)
  }
  renderAt(
    '/',
    <form aria-label="Page" onSubmit={note('page')}>
      <FormDialog
        open
        title="Replace the file?"
        onClose={() => undefined}
        onSubmit={note('dialog')}
        actions={<button type="submit">Replace</button>}
      >
        Both side by side
      </FormDialog>
    </form>,
  )
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Replace' }))
  expect(sent).toEqual(['dialog'])
})
