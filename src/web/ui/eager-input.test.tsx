// @vitest-environment happy-dom
import InputBase from '@mui/material/InputBase'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Profiler, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { eagerly } from './eager-input.tsx'

afterEach(cleanup)

interface FormProps {
  /** What of a text is taken. */
  takes?: (text: string) => string
  onSend?: (text: string) => void
}

let renders = 0

function Form({ takes = (text) => text, onSend }: FormProps) {
  const [typed, setTyped] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSend?.(typed)
      }}
    >
      <InputBase
        {...eagerly}
        inputProps={{ 'aria-label': 'Name' }}
        placeholder="Who comes"
        value={typed}
        onChange={({ target }) => setTyped(takes(target.value))}
        onKeyDown={({ key }) => key === 'Enter' && onSend?.(typed)}
      />
      <button type="button" onClick={() => onSend?.(typed)}>
        Send
      </button>
      <button type="button" onClick={() => setTyped('Nora')}>
        As last time
      </button>
      <output>{typed}</output>
    </form>
  )
}

const openForm = (props: FormProps = {}) => {
  render(
    <Profiler id="form" onRender={() => (renders += 1)}>
      <Form {...props} />
    </Profiler>,
  )
  renders = 0
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
}
const write = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } })
const heard = () => screen.getByRole('status').textContent

test('a letter renders nothing until it is painted, and is told then', async () => {
  const field = openForm()
  write(field, 'A')
  write(field, 'Ad')
  expect([field.value, heard(), renders]).toEqual(['Ad', '', 0])
  await waitFor(() => expect(heard()).toBe('Ad'))
  expect(field.value).toBe('Ad')
})

test('the placeholder stands in the empty field alone, before its letter is told to anybody', async () => {
  const field = openForm()
  expect(field.placeholder).toBe('Who comes')
  write(field, 'A')
  expect(field.placeholder).toBe('')
  write(field, '')
  expect(field.placeholder).toBe('Who comes')
  fireEvent.click(screen.getByRole('button', { name: 'As last time' }))
  await waitFor(() => expect(field.value).toBe('Nora'))
  expect(field.placeholder).toBe('')
})

test('whatever may rest on what is written comes after all letters', () => {
  const sent: string[] = []
  const field = openForm({ onSend: (text) => sent.push(text) })
  write(field, 'A')
  fireEvent.keyDown(field, { key: 'Enter' })
  write(field, 'Ad')
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  write(field, 'Ada')
  fireEvent.submit(field)
  expect(sent).toEqual(['A', 'Ad', 'Ada'])
  write(field, 'Adam')
  // The next letter, and Shift for a large one, may wait as well.
  fireEvent.keyDown(field, { key: 'Shift' })
  fireEvent.keyDown(field, { key: 'S' })
  expect(heard()).toBe('Ada')
  fireEvent.blur(field)
  expect(heard()).toBe('Adam')
})

test('what those around make of a letter stands in the field', async () => {
  const field = openForm({ takes: (text) => text.replaceAll(/\D/gu, '') })
  write(field, '12a')
  await waitFor(() => expect(field.value).toBe('12'))
  write(field, '12b')
  expect(field.value).toBe('12b')
  await waitFor(() => expect(field.value).toBe('12'))
  fireEvent.click(screen.getByRole('button', { name: 'As last time' }))
  expect(field.value).toBe('Nora')
})

test('what is set from outside takes nothing away from a letter that nobody has heard of', () => {
  const named = (value: string) => (
    <InputBase {...eagerly} inputProps={{ 'aria-label': 'Name' }} value={value} onChange={() => undefined} />
  )
  const { rerender } = render(named(''))
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
  write(field, 'Nora K')
  rerender(named('Nora'))
  expect(field.value).toBe('Nora K')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(field.value).toBe('Nora')
  rerender(named('Ada'))
  expect(field.value).toBe('Ada')
})
