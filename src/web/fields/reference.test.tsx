// @vitest-environment happy-dom
import { cleanup, screen, within, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm, useWatch } from 'react-hook-form'
import { afterEach, expect, test } from 'vitest'
import { connect, id as numbered, json, type Arrived } from '../client/testing/deployment.ts'
import { CalendarF, PresetF } from './reference-f.tsx'
import { openService, renderPages, type ServiceInPage } from './testing/service-in-page.tsx'
import { zonePlace } from '../i18n/zone-place.ts'

afterEach(cleanup)

interface Values {
  calendar: string | null
  preset: string | null
}

function Form({ start }: { start: Partial<Values> }) {
  const { control } = useForm<Values>({
    defaultValues: { calendar: null, preset: null, ...start },
  })
  return (
    <>
      <CalendarF control={control} name="calendar" label="Calendar" required />
      <PresetF control={control} name="preset" label="Preset" none="No preset" createTo="/presets/new" />
      <output aria-label="Values">{JSON.stringify(useWatch({ control }))}</output>
    </>
  )
}

const open = async (service: Pick<ServiceInPage, 'api'>, start: Partial<Values> = {}) => {
  const user = userEvent.setup()
  renderPages({ demo: undefined as never, calls: [], ...service }, '/', { '/': <Form start={start} /> })
  await screen.findByRole('combobox', { name: /^Calendar/ })
  return user
}
const values = (): Values => JSON.parse(screen.getByLabelText('Values').textContent) as Values
const box = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name: new RegExp(`^${name}`) })
const described = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
const activeOption = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent

/** A deployment with 2,000 presets that gives at most 100 at a time and searches by title. */
const many = async (gone: readonly string[] = []) => {
  const presets = Array.from({ length: 2000 }, (_, at) => ({ id: numbered(at), title: `Preset ${at}`, assets: [] }))
  const answer = ({ path, query }: Arrived): Response => {
    if (!path.startsWith('/api/v1/presets')) return json([])
    const one = path.split('/')[4]
    if (one) {
      const found = presets.find((it) => it.id === one && !gone.includes(one))
      return found ? json(found) : json({ message: 'Gone' }, 404)
    }
    const items = presets.filter(({ title }) => title.includes(query.get('search') ?? ''))
    return json({ items: items.slice(0, Math.min(100, Number(query.get('limit')))), total: items.length })
  }
  return connect(answer)
}

test('a calendar is found by typing a part of its name, and chosen with the keyboard alone', async () => {
  const service = await openService()
  const [, calendar] = service.demo.calendars
  if (!calendar) throw new Error('the demo has calendars')
  const user = await open(service)
  await user.click(box('Calendar'))
  const list = await screen.findByRole('listbox', { name: 'Calendar' })
  expect((await within(list).findAllByRole('option')).length).toBe(service.demo.calendars.length)
  await user.keyboard(calendar.name.slice(2).toUpperCase())
  await waitFor(() => expect(activeOption(box('Calendar'))).toContain(calendar.name))
  await user.keyboard('{Enter}')
  expect(values().calendar).toBe(calendar.id)
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(box('Calendar').value).toBe(calendar.name)
  expect(described(box('Calendar'))).toBe(zonePlace(calendar.timezone))
  expect(document.activeElement).toBe(box('Calendar'))
})

test('arrows go round the list, Escape takes back what was typed', async () => {
  const service = await openService()
  const sorted = service.demo.calendars.map(({ name }) => name).toSorted(new Intl.Collator('en').compare)
  const user = await open(service)
  await user.click(box('Calendar'))
  await screen.findAllByRole('option')
  await user.keyboard('{ArrowDown}')
  expect(activeOption(box('Calendar'))).toContain(sorted[0])
  await user.keyboard('{ArrowUp}')
  expect(activeOption(box('Calendar'))).toContain(sorted.at(-1))
  await user.keyboard('nobody of this name')
  expect(await screen.findByText('No matches.')).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(box('Calendar').value).toBe('')
  expect(values().calendar).toBeNull()
})

test('of 2,000 presets the service is asked for what is typed, and the chosen one is known without its list', async () => {
  const { api, arrived } = await many()
  const user = await open({ api }, { preset: numbered(1777) })
  await expect.poll(() => box('Preset').value).toBe('Preset 1777')
  expect(arrived.some(({ path, query }) => path === '/api/v1/presets' && query.has('limit'))).toBe(false)
  await user.click(box('Preset'))
  expect(await screen.findByText('And 1,950 more: type to search.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'New preset' }).getAttribute('href')).toBe('/presets/new')
  await user.keyboard('Preset 1999')
  await user.click(await screen.findByRole('option', { name: 'Preset 1999' }))
  expect(values().preset).toBe(numbered(1999))
  expect(arrived.filter(({ query }) => query.get('search') === 'Preset 1999')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Clear Preset' }))
  expect(values().preset).toBeNull()
  expect(box('Preset').placeholder).toBe('No preset')
})

test('what is not found any more is said with its id, and stays until something else is chosen', async () => {
  const { api } = await many([numbered(7)])
  await open({ api }, { preset: numbered(7) })
  await expect.poll(() => described(box('Preset'))).toBe(`No longer found: ${numbered(7)}`)
  expect(values().preset).toBe(numbered(7))
})

test('a calendar is told from another of the same name by its zone', async () => {
  const service = await openService()
  const [one] = service.demo.calendars
  const user = await open(service)
  await user.click(box('Calendar'))
  const option = await screen.findByRole('option', { name: new RegExp(`^${one?.name}`) })
  expect(option.textContent).toContain(zonePlace(one?.timezone ?? ''))
})
