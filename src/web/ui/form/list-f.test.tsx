// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { afterEach, expect, test } from 'vitest'
import { renderAt } from '../testing/render.tsx'
import { ListF } from './list-f.tsx'
import { TextF } from './text-f.tsx'
import { useFormErrors } from './use-form-errors.ts'

interface Values {
  calendars: { calendarId: string }[]
}

const COMPLAINTS = ['calendars.1.calendarId', 'calendars[0].restrictionDates', 'calendars', 'nothing.of.the.kind']

function Form() {
  const form = useForm<Values>({ defaultValues: { calendars: [{ calendarId: 'a' }, { calendarId: 'b' }] } })
  const complain = useFormErrors(form)
  const [homeless, setHomeless] = useState<readonly string[]>([])
  return (
    <form>
      <ListF
        control={form.control}
        name="calendars"
        label="Team & resources"
        addLabel="Add"
        make={() => ({ calendarId: '' })}
      >
        {(index) => <TextF control={form.control} name={`calendars.${index}.calendarId`} label={`Calendar ${index}`} />}
      </ListF>
      {COMPLAINTS.map((field) => (
        <button key={field} type="button" onClick={() => setHomeless(complain([{ field, message: `wrong ${field}` }]))}>
          {field}
        </button>
      ))}
      <output>{homeless.join()}</output>
    </form>
  )
}

afterEach(cleanup)

test('a complaint stands on the field, on the entry or on the list that it is about, and has the focus', async () => {
  renderAt('/', <Form />)
  const user = userEvent.setup()
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  const homeless = () => screen.getByRole('status').textContent
  await press('calendars.1.calendarId')
  expect(document.activeElement).toBe(screen.getByLabelText('Calendar 1'))
  await press('calendars[0].restrictionDates')
  const onEntry = screen.getByText('wrong calendars[0].restrictionDates')
  expect(document.activeElement).toBe(onEntry)
  expect(onEntry.closest('.entry')?.contains(screen.getByLabelText('Calendar 0'))).toBe(true)
  await press('calendars')
  expect(screen.getByText('wrong calendars').closest('.entry')).toBeNull()
  expect(homeless()).toBe('')
  await press('nothing.of.the.kind')
  expect(homeless()).toBe('wrong nothing.of.the.kind')
})
