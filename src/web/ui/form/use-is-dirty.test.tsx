// @vitest-environment happy-dom
import InputBase from '@mui/material/InputBase'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useController, useForm } from 'react-hook-form'
import { afterEach, expect, test } from 'vitest'
import { eagerly } from '../eager-input.tsx'
import { useIsDirty } from './use-is-dirty.ts'

afterEach(cleanup)

/** A form that says with each Escape whether anything would be lost. */
function Form({ onEscape, onTold }: { onEscape: (isDirty: boolean) => void; onTold: () => void }) {
  const form = useForm({ defaultValues: { name: '' } })
  const { field } = useController({ control: form.control, name: 'name' })
  const isDirty = useIsDirty(form)
  return (
    <>
      <InputBase
        {...eagerly}
        inputProps={{ 'aria-label': 'Guest' }}
        value={field.value}
        onChange={({ target }) => {
          field.onChange(target.value)
          onTold()
        }}
        onKeyDown={({ key }) => key === 'Escape' && onEscape(isDirty)}
      />
      <output>{field.value}</output>
      <button type="button" onClick={() => form.reset()}>
        Discard
      </button>
    </>
  )
}

test('Escape between a letter that is painted and the form that knows of it loses nothing', async () => {
  const seen: boolean[] = []
  const field = () => screen.getByRole('textbox', { name: 'Guest' })
  const pressEscape = () => fireEvent.keyDown(field(), { key: 'Escape' })
  let told = 0
  // Told after the paint, in a transition; the key comes before that is rendered.
  const onTold = () => {
    told += 1
    if (told === 1) queueMicrotask(pressEscape)
  }
  render(<Form onEscape={(isDirty) => seen.push(isDirty)} onTold={onTold} />)
  pressEscape()
  fireEvent.change(field(), { target: { value: 'W' } })
  await waitFor(() => expect(seen).toEqual([false, true]))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('W'))
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }))
  pressEscape()
  expect(seen).toEqual([false, true, false])
})
