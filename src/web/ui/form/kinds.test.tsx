// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm, useWatch } from 'react-hook-form'
import { afterEach, expect, test, vi } from 'vitest'
import { renderAt } from '../testing/render.tsx'
import { DateTimeF } from './date-time-f.tsx'
import { DurationF } from './duration-f.tsx'
import { ListF } from './list-f.tsx'
import { NumberF } from './number-f.tsx'
import { SelectF } from './select-f.tsx'
import { SwitchF } from './switch-f.tsx'
import { TagsF } from './tags-f.tsx'
import { TextF } from './text-f.tsx'

// Keys are typed one by one, on a processor that other tests share.
vi.setConfig({ testTimeout: 60_000 })

afterEach(cleanup)

interface Values {
  name: string
  days: number | null
  length: number | null
  kind: string | null
  calls: boolean | null
  at: string | null
  tags: string[]
  people: { name: string }[]
}

const START: Values = {
  name: '',
  days: null,
  length: null,
  kind: null,
  calls: null,
  at: '2026-07-01T07:30:00.000Z',
  tags: ['north'],
  people: [{ name: 'Ana' }, { name: 'Ben' }, { name: 'Cam' }],
}
const TYPE = 'First visit'

function Form() {
  const { control } = useForm<Values>({ defaultValues: START })
  const options = ['one', 'all'].map((value) => ({ value, label: `Kind ${value}` }))
  return (
    <>
      <TextF control={control} name="name" label="Name" maxLength={10} />
      <NumberF control={control} name="days" label="Days" unit="days" max={60} inherited={{ value: 30, from: TYPE }} />
      <DurationF
        control={control}
        name="length"
        label="Length"
        usual={[15, 90]}
        inherited={{ value: 20, from: TYPE }}
      />
      <SelectF control={control} name="kind" label="Kind" options={options} inherited={{ value: 'all', from: TYPE }} />
      <SwitchF control={control} name="calls" label="By call" inherited={{ value: true, from: TYPE }} />
      <DateTimeF control={control} name="at" label="Starts" zone="Europe/Madrid" />
      <TagsF control={control} name="tags" label="Tags" />
      <ListF control={control} name="people" label="People" addLabel="Add" make={() => ({ name: '' })} ordered>
        {(index) => <TextF control={control} name={`people.${index}.name`} label={`Person ${index + 1}`} />}
      </ListF>
      <output aria-label="Values">{JSON.stringify(useWatch({ control }))}</output>
    </>
  )
}

const values = (): Values => JSON.parse(screen.getByLabelText('Values').textContent) as Values
const described = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const open = () => {
  renderAt('/', <Form />)
  return userEvent.setup()
}

test('the usual lengths are one stop of the Tab key, within which the arrows walk', async () => {
  const user = userEvent.setup()
  renderAt('/', <Form />)
  const [short, long] = screen.getByRole('group', { name: 'Usual values' }).querySelectorAll('button')
  screen.getByRole('textbox', { name: 'Length' }).focus()
  await user.tab()
  expect(document.activeElement).toBe(short)
  await user.keyboard('{ArrowRight}{Enter}')
  expect(document.activeElement).toBe(long)
  expect(long?.getAttribute('aria-pressed')).toBe('true')
  await user.tab()
  expect(screen.getByRole('group', { name: 'Usual values' }).contains(document.activeElement)).toBe(false)
  await user.tab({ shift: true })
  expect(document.activeElement).toBe(long)
})

test('a length is typed as people do, stepped, and chosen among the usual ones', async () => {
  const user = open()
  await user.type(field('Length'), '1h 30')
  expect(values().length).toBe(90)
  expect(screen.getByRole('button', { name: '1 hr 30 min', pressed: true })).toBeTruthy()
  await user.tab()
  expect(field('Length').value).toBe('1 hr 30 min')
  await user.click(screen.getByRole('button', { name: '15 min' }))
  expect(values().length).toBe(15)
  await user.type(field('Length'), '{ArrowUp}{PageUp}')
  expect(values().length).toBe(70)
  await user.clear(field('Length'))
  await user.type(field('Length'), 'soon')
  await user.tab()
  expect(described(field('Length'))[0]).toContain('Enter a length')
  expect(field('Length').value).toBe('soon')
})

test('what is inherited is shown, overridden, and taken back', async () => {
  const user = open()
  expect(field('Days').placeholder).toBe('30')
  expect(described(field('Days'))).toEqual(['days', 'From First visit.'])
  expect(field('Length').placeholder).toBe('20 min')
  expect(field('Kind').value).toBe('')
  expect(screen.getByRole('option', { name: 'Kind all', selected: true })).toHaveProperty('value', '')
  expect(field('By call').checked).toBe(true)
  expect(screen.queryByRole('button', { name: /Reset to inherited/ })).toBeNull()

  await user.type(field('Days'), '{ArrowUp}')
  await user.type(field('Length'), '45')
  await user.selectOptions(field('Kind'), 'Kind one')
  await user.click(field('By call'))
  expect(values()).toMatchObject({ days: 31, length: 45, kind: 'one', calls: false })
  expect(described(field('Days'))[1]).toBe('First visit sets 30 days.')
  expect(described(field('By call'))[0]).toBe('First visit sets Yes.')

  for (const name of ['Days', 'Length', 'Kind', 'By call']) {
    // oxlint-disable-next-line no-await-in-loop -- One after the other, as a person does.
    await user.click(screen.getByRole('button', { name: `Reset to inherited: ${name}` }))
    expect(document.activeElement).toBe(field(name))
  }
  expect(values()).toMatchObject({ days: null, length: null, kind: null, calls: null })
})

test('of an hour that comes twice the reader says which one', async () => {
  const user = open()
  expect(screen.getByText(/Madrid time, UTC\+02:00/)).toBeTruthy()
  fireEvent.change(field(/^Starts/), { target: { value: '2026-10-25T02:30' } })
  expect(values().at).toBe('2026-10-25T00:30:00.000Z')
  await user.click(screen.getByRole('radio', { name: 'After the clocks went back (UTC+01:00)' }))
  expect(values().at).toBe('2026-10-25T01:30:00.000Z')
  expect(field(/^Starts/).value).toBe('2026-10-25T02:30')
  expect(screen.getByText(/Madrid time, UTC\+01:00/)).toBeTruthy()
  fireEvent.change(field(/^Starts/), { target: { value: '2026-03-29T02:30' } })
  expect(values().at).toBeNull()
  expect(described(field(/^Starts/))[0]).toContain('doesn’t exist')
})

test('words are pasted together, and what is there twice is told', async () => {
  const user = open()
  await user.click(screen.getByRole('textbox', { name: 'Tags' }))
  await user.paste('south, north\neast;south')
  expect(values().tags).toEqual(['north', 'south', 'east'])
  expect(screen.getByText('Already there: north, south')).toBeTruthy()
})

test('a word in other capitals or accents is the one that is there', async () => {
  const user = open()
  await user.click(screen.getByRole('textbox', { name: 'Tags' }))
  await user.paste('NORTH, Café, cafe')
  expect(values().tags).toEqual(['north', 'Café'])
  expect(screen.getByText('Already there: NORTH, cafe')).toBeTruthy()
})

test('a line loses the blanks around it, and what is left is told near the limit', async () => {
  const user = open()
  await user.type(field('Name'), '  12345')
  expect(screen.queryByText(/left/)).toBeNull()
  await user.type(field('Name'), '67')
  expect(screen.getByText('1 character left.')).toBeTruthy()
  await user.tab()
  expect(values().name).toBe('1234567')
})

test('entries are moved by buttons and by their handle, and the focus goes along', async () => {
  const user = open()
  const names = () => values().people.map(({ name }) => name)
  await user.click(screen.getByRole('button', { name: 'Move entry 1 down' }))
  expect(names()).toEqual(['Ben', 'Ana', 'Cam'])
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'Move entry 2 down' }))
  await user.click(screen.getByRole('button', { name: 'Remove entry 3' }))
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'Remove entry 2' }))
  const [, second] = document.querySelectorAll('[draggable="true"]')
  const first = field('Person 1').closest('.entry')
  if (!second || !first) throw new Error('two entries are there')
  fireEvent.dragStart(second)
  fireEvent.dragOver(first)
  fireEvent.drop(first)
  expect(names()).toEqual(['Ana', 'Ben'])
})
