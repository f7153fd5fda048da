// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { afterEach, expect, test } from 'vitest'
import { renderAt } from '../testing/render.tsx'
import { FieldInputs, useWrongSections, type FieldsIn } from './field-inputs.tsx'
import { TextF } from './text-f.tsx'

const SECTIONS = { name: 'basics', price: 'money', tax: 'money', note: 'money' } as const
type Money = FieldsIn<typeof SECTIONS, 'money'>
type Values = Record<keyof typeof SECTIONS, string>

function Form() {
  const { control, setError } = useForm<Values>({ defaultValues: { name: '', price: '', tax: '', note: '' } })
  const wrong = useWrongSections(control, SECTIONS)
  const input = (field: Money) => <TextF control={control} name={field} label={field} />
  return (
    <form>
      <FieldInputs<Money>
        beside={[['price', 'tax']]}
        of={{ note: input('note'), tax: input('tax'), price: input('price') }}
      />
      <button type="button" onClick={() => setError('tax', { message: 'wrong' })}>
        Refuse the tax
      </button>
      <button type="button" onClick={() => setError('root', { message: 'wrong' })}>
        Refuse the rest
      </button>
      <output>{[...wrong].join()}</output>
    </form>
  )
}

afterEach(cleanup)

test('inputs stand in the order in which they are written, a row of them where its first one stands', () => {
  renderAt('/', <Form />)
  const inputs = screen.getAllByRole('textbox')
  expect(inputs.map((input) => input.getAttribute('name'))).toEqual(['note', 'price', 'tax'])
  const [note, price, tax] = inputs.map((input) => input.closest('form > *'))
  expect(price).toBe(tax)
  expect(note).not.toBe(price)
})

test('the sections with something wrong are told, the first one for what no field is about', async () => {
  renderAt('/', <Form />)
  expect(screen.getByRole('status').textContent).toBe('')
  await userEvent.click(screen.getByRole('button', { name: 'Refuse the tax' }))
  expect(screen.getByRole('status').textContent).toBe('money')
  await userEvent.click(screen.getByRole('button', { name: 'Refuse the rest' }))
  expect(screen.getByRole('status').textContent).toBe('money,basics')
})
