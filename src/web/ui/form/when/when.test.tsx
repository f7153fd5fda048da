// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { i18n } from '@lingui/core'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { afterEach, expect, test, vi } from 'vitest'
import { LocaleProvider } from '../../../i18n/locale-provider.tsx'
import type { Locale } from '../../../i18n/locales.ts'
import { AppTheme } from '../../../theme/app-theme.tsx'
import { DateTimeF } from '../date-time-f.tsx'
import { FieldClock } from './clock.ts'
import { DateF } from './date-f.tsx'
import { DateField } from './date-field.tsx'
import { TimeF } from './time-f.tsx'

// Keys are typed one by one, on a processor that other tests share.
vi.setConfig({ testTimeout: 60_000 })

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
})

/** A Friday. */
const NOW = Date.parse('2026-11-20T10:00:00Z')

interface Values {
  day: string
  until: string
  from: string
  at: string | null
}

let sent: Values[] = []
let led: string[] = []

function Form({ start }: { start: Partial<Values> }) {
  const { control, handleSubmit, reset } = useForm<Values>({
    defaultValues: { day: '', until: '', from: '', at: null, ...start },
  })
  return (
    <form noValidate onSubmit={(event) => void handleSubmit((values) => void sent.push(values))(event)}>
      <DateF control={control} name="day" label="Day" help="Any day." required />
      <DateF control={control} name="until" label="Until" min="2026-11-10" max="2026-11-30" />
      <TimeF control={control} name="from" label="From" />
      <DateTimeF control={control} name="at" label="Starts" zone="UTC" />
      <button type="button" onClick={() => reset()}>
        Discard
      </button>
      <button>Save</button>
      <output aria-label="Values">{JSON.stringify(useWatch({ control }))}</output>
    </form>
  )
}

function Place() {
  const [date, setDate] = useState('2026-11-20')
  return (
    <form onSubmit={(event) => (event.preventDefault(), void sent.push({ day: date, until: '', from: '', at: null }))}>
      <DateField
        label="Go to"
        isLabelHidden
        navigates
        required
        value={date}
        onChange={(next) => {
          led.push(next)
          if (/^\d{4}-/.test(next)) setDate(next)
        }}
      />
      <button>Save</button>
    </form>
  )
}

const show = (content: React.ReactNode, locale: Locale, hours: string, tag: string) => {
  sent = []
  led = []
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([tag])
  localStorage.setItem('frontdesk-hours', hours)
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  render(
    <LocaleProvider initial={locale}>
      <AppTheme direction="ltr">
        <FieldClock value={() => NOW}>{content}</FieldClock>
      </AppTheme>
    </LocaleProvider>,
  )
  return userEvent.setup()
}
const open = (start: Partial<Values> = {}, locale: Locale = 'en', hours = 'auto', tag = 'en-US') =>
  show(<Form start={start} />, locale, hours, tag)
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const values = () => JSON.parse(screen.getByLabelText('Values').textContent) as Values
const noteOf = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent

test('a date is typed as people do, and shown in the form of the language once it is left', async () => {
  const user = open()
  const day = field(/^Day/)
  expect(day.placeholder).toBe('MM/DD/YYYY')
  for (const typed of ['11/23/2026', '2026-11-23', '23 nov', 'mon', 'Nov 23, 2026', 'in 3 days', '11232026']) {
    // oxlint-disable no-await-in-loop -- One after the other, as a person does.
    await user.clear(day)
    await user.type(day, typed)
    expect(day.value).toBe(typed)
    await user.tab()
    expect(day.value).toBe('11/23/2026')
    expect(values().day).toBe('2026-11-23')
  }
  cleanup()
  await open({}, 'es', 'auto', 'es-ES').type(field(/^Day/), '3/12{Tab}')
  expect(field(/^Day/).value).toBe('03/12/2026')
  expect(values().day).toBe('2026-12-03')
})

test('a time is typed as people do and shown on the clock of the reader', async () => {
  for (const [hours, shown] of [
    ['12', '4:30 PM'],
    ['24', '16:30'],
  ] as const) {
    const user = open({}, 'en', hours)
    for (const typed of ['16:30', '1630', '16.30', '4:30pm']) {
      await user.clear(field(/^From/))
      await user.type(field(/^From/), `${typed}{Tab}`)
      expect(field(/^From/).value).toBe(shown)
      expect(values().from).toBe('16:30')
    }
    cleanup()
  }
})

test('a date and time: one alone changes that part', async () => {
  const user = open()
  const at = field(/^Starts/)
  await user.type(at, 'tomorrow 9{Tab}')
  expect(at.value).toBe('11/21/2026, 9:00 AM')
  for (const [typed, instant] of [
    ['16.30', '2026-11-21T16:30:00.000Z'],
    ['mon', '2026-11-23T16:30:00.000Z'],
    ['2026-12-01T10:00', '2026-12-01T10:00:00.000Z'],
    ['11/23/2026, 4:30 PM', '2026-11-23T16:30:00.000Z'],
  ] as const) {
    await user.tripleClick(at)
    await user.keyboard(`${typed}{Tab}`)
    expect(values().at).toBe(instant)
  }
  await user.clear(at)
  expect(values().at).toBeNull()
  await user.tab()
  await user.type(at, 'mon{Tab}')
  expect(at.value).toBe('mon')
  expect(noteOf(at)).toMatch(/^Add a time, such as 4:30\sPM\.$/)
})

test('what is no date stays, is told at the field, and is never sent', async () => {
  const user = open({ until: '2026-11-15' })
  const until = field(/^Until/)
  await user.clear(until)
  await user.type(until, 'sometime')
  expect(until.getAttribute('aria-invalid')).toBe('false')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(until.value).toBe('sometime')
  expect(sent).toEqual([])
  expect(document.activeElement).toBe(until)
  // Who pressed Save is told at once why nothing was saved.
  expect(until.getAttribute('aria-invalid')).toBe('true')
  expect(noteOf(until)).toBe('Enter a date such as 11/20/2026.')
  await user.tab()
  expect(until.getAttribute('aria-invalid')).toBe('true')
  expect(noteOf(until)).toBe('Enter a date such as 11/20/2026.')
  await user.clear(until)
  await user.type(until, 'dec 5{Enter}')
  expect(sent).toEqual([])
  await user.tab()
  expect(noteOf(until)).toBe('Choose 11/30/2026 or earlier.')
  await user.clear(until)
  await user.type(until, 'tomorrow{Enter}')
  expect(sent.map((it) => it.until)).toEqual(['2026-11-21'])
  await user.clear(until)
  await user.type(until, 'sometime{Tab}')
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(until.value).toBe('11/15/2026')
  await user.clear(until)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(sent.at(-1)?.until).toBe('')
})

test('a date and time that is not understood is never sent as none', async () => {
  const user = open({ at: '2026-11-20T10:00:00.000Z' })
  await user.clear(field(/^Starts/))
  await user.type(field(/^Starts/), 'soon')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(sent).toEqual([])
  expect(field(/^Starts/).value).toBe('soon')
})

test('arrow keys step a day or the minutes of the step, page keys a month or an hour', async () => {
  const user = open({ day: '2026-11-30', until: '2026-11-29', from: '09:05', at: '2026-11-30T10:00:00.000Z' })
  await user.type(field(/^Day/), '{ArrowUp}')
  expect(values().day).toBe('2026-12-01')
  await user.type(field(/^Day/), '{PageDown}{ArrowDown}')
  expect(values().day).toBe('2026-10-31')
  await user.type(field(/^Until/), '{ArrowUp}{ArrowUp}')
  expect(values().until).toBe('2026-11-30')
  await user.type(field(/^From/), '{ArrowUp}')
  expect(values().from).toBe('09:15')
  await user.type(field(/^From/), '{PageUp}{ArrowDown}')
  expect(values().from).toBe('10:00')
  const at = field(/^Starts/)
  await user.type(at, '{ArrowUp}', { initialSelectionStart: 0, initialSelectionEnd: 0 })
  expect(values().at).toBe('2026-12-01T10:00:00.000Z')
  expect(at.selectionStart).toBe(0)
  await user.type(at, '{ArrowUp}', { initialSelectionStart: 13, initialSelectionEnd: 13 })
  expect(values().at).toBe('2026-12-01T10:05:00.000Z')
})

test('a day is chosen by keys in a popover, which says today and what is chosen and gives the focus back', async () => {
  const user = open({ until: '2026-11-18' })
  field(/^Until/).focus()
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  const popover = await screen.findByRole('dialog', { name: 'Until' })
  const chosen = within(popover).getByRole('button', { name: 'Wednesday, November 18, 2026' })
  expect(document.activeElement).toBe(chosen)
  expect(chosen.closest('td')?.getAttribute('aria-selected')).toBe('true')
  const today = within(popover).getByRole('button', { name: 'Friday, November 20, 2026' })
  expect(today.getAttribute('aria-current')).toBe('date')
  const before = within(popover).getByRole('button', { name: 'Monday, November 9, 2026' })
  expect(before.getAttribute('aria-disabled')).toBe('true')
  await user.click(before)
  expect(values().until).toBe('2026-11-18')
  chosen.focus()
  await user.keyboard('{ArrowDown}{Enter}')
  expect(values().until).toBe('2026-11-25')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(field(/^Until/))
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await screen.findByRole('dialog', { name: 'Until' })
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(field(/^Until/))
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Clear' }))
  expect(values().until).toBe('')
})

test('a time is chosen from a list in steps', async () => {
  const user = open({ from: '16:35' }, 'en', '24')
  await user.click(screen.getByRole('button', { name: 'Pick a time' }))
  const list = await screen.findByRole('listbox', { name: 'From' })
  expect(document.activeElement?.textContent).toBe('16:30')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(values().from).toBe('16:45')
  expect(list.isConnected).toBe(false)
  expect(document.activeElement).toBe(field(/^From/))
  await user.click(screen.getByRole('button', { name: 'Pick a time' }))
  const again = await screen.findByRole('listbox')
  expect(within(again).getByRole('option', { selected: true }).textContent).toBe('16:45')
})

test('a day, then a time: where none was set the day waits for it', async () => {
  const user = open({}, 'en', '24')
  await user.click(screen.getByRole('button', { name: 'Pick a date and time' }))
  const popover = await screen.findByRole('dialog', { name: 'Starts' })
  await user.keyboard('{ArrowRight}{Enter}')
  expect(document.activeElement?.textContent).toBe('09:00')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(values().at).toBe('2026-11-21T09:05:00.000Z')
  expect(popover.isConnected).toBe(false)
})

test('a label, help, whether it is needed and its name belong to the input', () => {
  open()
  const day = screen.getByRole('textbox', { name: 'Day' })
  expect(day.getAttribute('aria-required')).toBe('true')
  expect(noteOf(day)).toBe('Any day.')
  expect(day.getAttribute('name')).toBe('day')
  fireEvent.change(day, { target: { value: '2026-11-24' } })
  expect(values().day).toBe('2026-11-24')
})

test('a date that leads somewhere leads there when it is whole, and saves no form by Enter', async () => {
  const user = show(<Place />, 'en', 'auto', 'en-US')
  const place = field(/^Go to/)
  await user.clear(place)
  await user.type(place, '12/1')
  expect(led.filter((it) => it !== '')).toEqual([])
  await user.keyboard('{Enter}')
  expect(led.at(-1)).toBe('2026-12-01')
  expect(sent).toEqual([])
  fireEvent.change(place, { target: { value: '2026-12-24' } })
  expect(led.at(-1)).toBe('2026-12-24')
  await user.clear(place)
  await user.type(place, 'never')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(sent).toHaveLength(1)
})
