// @vitest-environment happy-dom
import { i18n } from '@lingui/core'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { LocaleProvider } from '../../i18n/locale-provider.tsx'
import { AppTheme } from '../../theme/app-theme.tsx'
import { ClockInput } from './clock-input.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

let sent: string[] = []

function Field() {
  const [value, setValue] = useState('09:00')
  const put = (time: string) => {
    sent.push(time)
    setValue(time)
  }
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <ClockInput label="Opens" value={value} invalid={false} onChange={put} />
      <button>Save</button>
    </form>
  )
}

const open = (hours: '12' | '24') => {
  sent = []
  localStorage.setItem('frontdesk-hours', hours)
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  render(
    <LocaleProvider initial="en">
      <AppTheme direction="ltr">
        <Field />
      </AppTheme>
    </LocaleProvider>,
  )
  const field = screen.getByLabelText<HTMLInputElement>('Opens')
  // Between the time and its half of the day stands a narrow blank.
  const shown = () => field.value.replaceAll(/\s/g, ' ')
  return { field, shown, user: userEvent.setup() }
}

test('a time is shown in the hours that the reader chose, and both are read', async () => {
  const { field, shown, user } = open('12')
  expect(shown()).toBe('9:00 AM')
  for (const [typed, written, stored] of [
    ['14:30', '2:30 PM', '14:30'],
    ['8:15 am', '8:15 AM', '08:15'],
    ['930', '9:30 AM', '09:30'],
    ['24', '24:00', '24:00'],
  ] as const) {
    await user.clear(field)
    await user.type(field, typed)
    // What is being typed is left alone, also where it is a time already.
    expect(field.value).toBe(typed)
    await user.tab()
    expect(shown()).toBe(written)
    expect(sent.at(-1)).toBe(stored)
  }
  cleanup()
  expect(open('24').shown()).toBe('09:00')
})

test('Enter reads what was typed before the form is saved', async () => {
  const { field, user } = open('12')
  await user.clear(field)
  await user.type(field, '2:30 PM{Enter}')
  expect(sent.at(-1)).toBe('14:30')
})

test('what is no time is told on leaving the field, with an example, and no sooner', async () => {
  const { field, user } = open('24')
  await user.clear(field)
  await user.type(field, '25:00')
  expect(screen.queryByRole('alert')).toBeNull()
  await user.tab()
  const note = screen.getByRole('alert')
  expect(note.textContent).toBe('Use a time like 9:30 AM or 14:30')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(field.getAttribute('aria-describedby')).toBe(note.id)
  expect(field.value).toBe('25:00')
  await user.clear(field)
  await user.type(field, '9')
  await user.tab()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(field.value).toBe('09:00')
})
