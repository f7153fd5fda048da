// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { afterEach, expect, test } from 'vitest'
import { renderAt } from '../testing/render.tsx'
import { DateTimeF } from './date-time-f.tsx'
import { ExtraFieldsF } from './extra-fields-f.tsx'
import { FormErrors } from './form-errors.tsx'
import { ListF } from './list-f.tsx'
import { NumberF } from './number-f.tsx'
import { SelectF } from './select-f.tsx'
import { SwitchF } from './switch-f.tsx'
import { TagsF } from './tags-f.tsx'
import { TextF } from './text-f.tsx'
import { useFormErrors, type FieldComplaint } from './use-form-errors.ts'

interface Values {
  name: string
  minutes: number | null
  type: string | null
  active: boolean
  at: string | null
  tags: readonly string[]
  guests: { email: string }[]
  extraFields: Record<string, unknown>
}

const START: Values = {
  name: 'Visit',
  minutes: 30,
  type: 'unheard-of',
  active: false,
  at: '2026-07-01T07:30:00.000Z',
  tags: ['north'],
  guests: [],
  extraFields: { colour: 'blue' },
}

let sent: Values | undefined
const note = (values: Values) => {
  sent = values
}

interface FormProps {
  complaints?: readonly FieldComplaint[]
  send?: (values: Values) => void
}

function Form({ complaints = [], send = note }: FormProps) {
  const form = useForm<Values>({ defaultValues: START })
  const { control, handleSubmit } = form
  const land = useFormErrors(form, { title: 'name' })
  const [homeless, setHomeless] = useState<readonly string[]>([])
  const submit = handleSubmit((values) => {
    send(values)
    setHomeless(land(complaints))
  })
  return (
    <form onSubmit={(event) => void submit(event)}>
      <FormErrors messages={homeless} />
      <TextF control={control} name="name" label="Name" help="As guests know it" />
      <NumberF control={control} name="minutes" label="Duration" unit="minutes" min={1} />
      <SelectF control={control} name="type" label="Type" options={[{ value: 'visit', label: 'Visit' }]} none="None" />
      <SwitchF control={control} name="active" label="Can be booked" />
      <DateTimeF control={control} name="at" label="Starts" zone="Europe/Madrid" />
      <TagsF control={control} name="tags" label="Tags" />
      <ListF control={control} name="guests" label="Guests" addLabel="Add guest" make={() => ({ email: '' })}>
        {(index) => <TextF control={control} name={`guests.${index}.email`} label="Email" />}
      </ListF>
      <ExtraFieldsF control={control} name="extraFields" label="Extra fields" />
      <button type="submit">Save</button>
    </form>
  )
}

const describedBy = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
const save = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Save' }))

afterEach(() => {
  cleanup()
  sent = undefined
})

test('what nobody touched is sent as it came, an unknown choice included', async () => {
  const user = userEvent.setup()
  renderAt('/', <Form />)
  await save(user)
  expect(sent).toEqual(START)
})

test('every field gives its typed value', async () => {
  const user = userEvent.setup()
  renderAt('/', <Form />)
  await user.clear(screen.getByLabelText('Name'))
  await user.type(screen.getByLabelText('Name'), 'Long visit')
  await user.clear(screen.getByLabelText(/Duration/))
  await user.type(screen.getByLabelText(/Duration/), '45{ArrowUp}')
  await user.selectOptions(screen.getByLabelText('Type'), 'None')
  await user.click(screen.getByLabelText('Can be booked'))
  fireEvent.change(screen.getByLabelText(/Starts/), { target: { value: '2026-12-01T10:00' } })
  await user.type(screen.getByRole('textbox', { name: 'Tags' }), 'south,{Backspace}east{Enter}')
  await user.click(screen.getByRole('button', { name: 'Add guest' }))
  await user.type(screen.getByLabelText('Email'), 'ana@example.org')
  fireEvent.change(await screen.findByLabelText('Value of field 1'), { target: { value: 'green' } })
  await save(user)
  expect(sent).toEqual({
    name: 'Long visit',
    minutes: 46,
    type: null,
    active: true,
    at: '2026-12-01T09:00:00.000Z',
    tags: ['north', 'east'],
    guests: [{ email: 'ana@example.org' }],
    extraFields: { colour: 'green' },
  })
})

test('an emptied number is null, not zero', async () => {
  const user = userEvent.setup()
  renderAt('/', <Form />)
  await user.clear(screen.getByLabelText(/Duration/))
  await save(user)
  expect(sent?.minutes).toBeNull()
})

test('a time that the clock change skips is refused in words and keeps what was typed', () => {
  renderAt('/', <Form />)
  const field = screen.getByLabelText<HTMLInputElement>(/Starts/)
  fireEvent.change(field, { target: { value: '2026-03-29T02:30' } })
  expect(field.value).toBe('2026-03-29T02:30')
  expect(describedBy(field)).toContain('doesn’t exist')
})

test('the complaints of the service land on their fields, the rest above the form', async () => {
  const user = userEvent.setup()
  const complaints = [
    { field: 'title', message: 'That name is taken.' },
    { field: 'guests[0].email', message: 'No such guest.' },
    { field: 'colour', message: 'Unknown colour.' },
  ]
  renderAt('/', <Form complaints={complaints} />)
  const name = screen.getByLabelText('Name')
  expect(describedBy(name)).toBe('As guests know it')
  await user.click(screen.getByRole('button', { name: 'Add guest' }))
  await save(user)
  expect(describedBy(name)).toBe('That name is taken.')
  expect(name.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(name)
  expect(describedBy(screen.getByLabelText('Email'))).toBe('No such guest.')
  expect(screen.getByRole('alert').textContent).toBe('Unknown colour.')
})
