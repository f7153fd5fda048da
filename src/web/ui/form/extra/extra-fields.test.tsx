// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { afterEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../testing/render.tsx'
import { ExtraFieldsF } from '../extra-fields-f.tsx'

interface Values {
  extraFields: Record<string, unknown>
}

let sent: unknown

function Form({ start }: { start: Record<string, unknown> }) {
  const { control, handleSubmit, reset, formState } = useForm<Values>({ defaultValues: { extraFields: start } })
  return (
    <form onSubmit={(event) => void handleSubmit(({ extraFields }) => (sent = extraFields))(event)}>
      <ExtraFieldsF control={control} name="extraFields" label="Extra fields" />
      <output aria-label="State">{formState.isDirty ? 'dirty' : 'clean'}</output>
      <button type="button" onClick={() => reset()}>
        Discard
      </button>
      <button type="submit">Save</button>
    </form>
  )
}

const START = { colour: 'blue', size: 1.5, vip: true, since: '2026-03-01', nested: { a: [1, { b: null }] }, none: null }

const open = async (start: Record<string, unknown> = START) => {
  const user = userEvent.setup()
  renderAt('/', <Form start={start} />)
  await screen.findByRole('button', { name: 'Add a field' })
  return { user, save: () => user.click(screen.getByRole('button', { name: 'Save' })) }
}
const value = (number: number) => screen.getByLabelText<HTMLInputElement>(`Value of field ${number}`)
const kindOf = (number: number) => screen.getByLabelText<HTMLSelectElement>(`Kind of field ${number}`).value
const described = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent

// Keys are typed one by one, on a processor that other tests share.
vi.setConfig({ testTimeout: 60_000 })

afterEach(() => {
  cleanup()
  sent = undefined
})

test('what was read is shown by its kinds and sent back as it came', async () => {
  const { save } = await open()
  expect([1, 2, 3, 4, 5, 6].map(kindOf)).toEqual(['text', 'number', 'boolean', 'date', 'json', 'json'])
  await save()
  expect(sent).toEqual(START)
})

test('a field is added, typed and removed, and the focus stays with the rows', async () => {
  const { user, save } = await open({ a: 'x', b: 'y' })
  await user.click(screen.getByRole('button', { name: 'Add a field' }))
  const name = screen.getByLabelText('Name of field 3')
  await expect.poll(() => document.activeElement).toBe(name)
  await user.type(name, 'count')
  await user.selectOptions(screen.getByLabelText('Kind of field 3'), 'Number')
  await user.type(value(3), '2,5')
  await user.click(screen.getByRole('button', { name: 'Remove entry 1' }))
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Name of field 1'))
  await save()
  expect(sent).toEqual({ b: 'y', count: 2.5 })
})

test('names that are empty or there twice, and values that are none, are told where they stand and not sent', async () => {
  const { user, save } = await open({ a: 'x' })
  await user.click(screen.getByRole('button', { name: 'Add a field' }))
  await user.type(screen.getByLabelText('Name of field 2'), 'a')
  expect(described(screen.getByLabelText('Name of field 2'))).toContain('Another field has this name')
  await save()
  expect(sent).toBeUndefined()
  await user.clear(screen.getByLabelText('Name of field 2'))
  await user.type(value(2), 'lost?')
  expect(described(screen.getByLabelText('Name of field 2'))).toContain('Give the field a name')
  await user.type(screen.getByLabelText('Name of field 2'), 'b')
  await user.selectOptions(screen.getByLabelText('Kind of field 2'), 'JSON')
  fireEvent.change(value(2), { target: { value: '{\n"x": y}' } })
  expect(described(value(2))).toBe('Invalid JSON: line 2, character 6.')
})

test('the JSON text and the rows say the same, and a text that is no object stays as it is', async () => {
  const { user, save } = await open({ a: { deep: [1] } })
  await user.click(screen.getByRole('button', { name: 'Edit as JSON' }))
  const raw = screen.getByLabelText<HTMLTextAreaElement>('Extra fields as JSON')
  expect(JSON.parse(raw.value)).toEqual({ a: { deep: [1] } })
  fireEvent.change(raw, { target: { value: '[1]' } })
  expect(described(raw)).toContain('Enter an object')
  expect(screen.getByRole('button', { name: 'Edit as rows' })).toHaveProperty('disabled', true)
  fireEvent.change(raw, { target: { value: '{"b": 2}' } })
  await user.click(screen.getByRole('button', { name: 'Edit as rows' }))
  expect(kindOf(1)).toBe('number')
  await save()
  expect(sent).toEqual({ b: 2 })
})

test('a pasted object becomes rows', async () => {
  const { user, save } = await open({ a: 'x' })
  await user.click(screen.getByRole('button', { name: 'Add a field' }))
  await user.click(screen.getByLabelText('Name of field 2'))
  await user.paste('{"a": "new", "b": [true]}')
  await save()
  expect(sent).toEqual({ a: 'new', b: [true] })
})

test('the size is told near the limit, and what is over it is not sent', async () => {
  const { save } = await open({ long: 'x' })
  expect(screen.queryByText(/KiB/)).toBeNull()
  fireEvent.change(value(1), { target: { value: 'x'.repeat(13_000) } })
  expect(screen.getByText('12.7 of 16 KiB')).toBeTruthy()
  fireEvent.change(value(1), { target: { value: 'x'.repeat(17_000) } })
  expect(screen.getByText(/Too long/)).toBeTruthy()
  await save()
  expect(sent).toBeUndefined()
})

test('discarding brings the stored rows back', async () => {
  const { user } = await open({ a: 'x' })
  await user.type(value(1), 'yz')
  expect(screen.getByLabelText('State').textContent).toBe('dirty')
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(value(1).value).toBe('x')
  const group = screen.getByRole('group', { name: 'Extra fields' })
  await user.click(within(group).getByRole('button', { name: 'Remove entry 1' }))
  expect(screen.getByText('No fields yet.')).toBeTruthy()
})
