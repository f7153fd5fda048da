// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Role } from '#api/contract/operation.ts'
import { DAY } from '#api/time/durations.ts'
import { guestName } from '../../fields/guest-name.ts'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import { currentToasts } from '../../ui/toast.ts'
import { useUnsavedGuard } from '../../ui/use-unsaved-guard.ts'
import { PaletteButton } from '../palette-button.tsx'
import type { PaletteShown } from './palette-props.ts'
import { Link } from '../../ui/link.tsx'
import { createFormat } from '../../i18n/format.ts'
import { zonePlace } from '../../i18n/zone-place.ts'

const leave = vi.fn<() => void>()

function Desk({ dirty = false }: { dirty?: boolean }) {
  const [shown, show] = useState<PaletteShown>()
  const { pathname, search } = useLocation()
  useUnsavedGuard({ dirty })
  return (
    <>
      <button type="button" onClick={() => show('palette')}>
        Open
      </button>
      <input aria-label="Field" />
      <Link to="/rooms">Rooms link</Link>
      <output aria-label="Address">{pathname + search}</output>
      <PaletteButton shown={shown} onShow={show} onSignOut={leave} />
    </>
  )
}

const openPalette = async (role: Role = 'admin', dirty = false) => {
  const service = await openService(role)
  const user = userEvent.setup()
  renderPages(service, '/', { '*': <Desk dirty={dirty} /> })
  await user.click(screen.getByRole('button', { name: 'Open' }))
  const field = await screen.findByRole('combobox', { name: 'Search and commands' })
  await user.click(field)
  return { service, user, field }
}
const address = () => screen.getByLabelText('Address').textContent
const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? ''

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('arrows, Home and End move through the pages, Enter goes and is remembered', async () => {
  const { user, field } = await openPalette()
  expect(active(field)).toMatch(/^Today/)
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(active(field)).toMatch(/^Appointments/)
  await user.keyboard('{End}{ArrowDown}')
  expect(active(field)).toMatch(/^Today/)
  await user.keyboard('{ArrowUp}{Home}{ArrowDown}{Enter}')
  expect(address()).toBe('/appointments')
  expect(screen.queryByRole('combobox')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Open' }))
  const recent = screen.getByRole('group', { name: 'Recent' })
  expect(within(recent).getByRole('option', { name: /^Calendar/ })).toBeTruthy()
})

test('the calendar of today asks for no date: which day it is, the calendar knows where it is', async () => {
  const { user } = await openPalette()
  await user.keyboard('today’s cal')
  await user.click(await screen.findByRole('option', { name: /^Today’s calendar/ }))
  expect(address()).toBe('/appointments?view=day')
})

test('a letter is in the field before the choices follow, and Enter takes what fits all that is written', async () => {
  const { field } = await openPalette()
  const before = active(field)
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  // Without it nothing is painted before its turn.
  environment.IS_REACT_ACT_ENVIRONMENT = false
  try {
    if (!(field instanceof HTMLInputElement)) throw new Error('The palette has no field')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'rooms')
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    await Promise.resolve()
    expect(field.value).toBe('rooms')
    expect(active(field)).toBe(before)
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    await waitFor(() => expect(address()).toBe('/rooms'))
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = true
  }
})

test('a guest is found by part of the name, told with the next appointment, and not remembered', async () => {
  const { service, user, field } = await openPalette()
  const guest = service.demo.appointments.flatMap(({ guests }) => guests)[0]
  const name = guest ? guestName(guest) : ''
  await user.type(field, name.slice(0, -1).toLowerCase())
  // Guests who are found for a part of this give way to those of the whole.
  await screen.findByText(/^\d+ results?$/)
  const guests = await screen.findByRole('group', { name: 'Guests' })
  await user.click(within(guests).getAllByRole('option', { name: /Next:/ })[0] ?? guests)
  await waitFor(() => expect(address()).toMatch(/^\/appointments\/[0-9a-f-]{36}\/guests\/\d$/))
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain(name)
})

test('of many visits that are over, the latest is told', async () => {
  const { service, user, field } = await openPalette()
  const calendarIds = service.demo.calendars.slice(0, 1).map(({ id }) => id)
  const guests = [{ email: 'zora@example.com', extraFields: { firstName: 'Zora', lastName: 'Quill' } }]
  for (let month = 1; month <= 31; month += 1) {
    const date = `${2010 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
    const [startDate, endDate] = [`${date}-05T10:00:00.000Z`, `${date}-05T10:20:00.000Z`]
    await service.api.appointmentsV2.create({
      body: { title: 'Visit', startDate, endDate, calendarIds, guests, allowOverlapping: true },
    })
  }
  await user.type(field, 'zora quill')
  expect(await screen.findByRole('option', { name: /Zora Quill.*Earlier: .*Aug 5, 2012/ })).toBeTruthy()
})

test('services and calendars are found by name, and the number of results is told', async () => {
  const { service, user, field } = await openPalette()
  const calendar = service.demo.calendars[0]
  await user.type(field, calendar?.name ?? '')
  const calendars = await screen.findByRole('group', { name: 'Team & resources' })
  expect(within(calendars).getByRole('option', { name: new RegExp(zonePlace(calendar?.timezone ?? '')) })).toBeTruthy()
  await waitFor(() => expect(screen.getByText(/^\d+ results?$/)).toBeTruthy())
  await user.clear(field)
  await user.type(field, service.demo.services[0]?.name ?? '')
  expect(await screen.findByRole('group', { name: 'Services' })).toBeTruthy()
})

test('a viewer is offered nothing to create, staff no calendar, an administrator everything', async () => {
  const offered = async (role: Role) => {
    const { user, field } = await openPalette(role)
    await user.type(field, 'new')
    await screen.findByRole('option', { name: /“new”/ })
    await screen.findByText(/^\d+ results?$|^Nothing found$/)
    return screen.queryAllByRole('option', { name: /^New / }).map(({ textContent }) => textContent)
  }
  expect(await offered('viewer')).toEqual([])
  cleanup()
  const staff = await offered('staff')
  expect(staff).toContain('New service')
  expect(staff).not.toContain('New person or resource')
  cleanup()
  expect(await offered('admin')).toEqual(expect.arrayContaining([...staff, 'New person or resource']))
})

test('the key for a new appointment tells a viewer why there is none', async () => {
  const { user } = await openPalette('viewer')
  // What is known of the key is there as soon as it leaves something out.
  await user.keyboard('new')
  await screen.findByText('Nothing found')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  await user.keyboard('n')
  expect(currentToasts().map(({ text }) => text)).toEqual(['You have view-only access.'])
  expect(address()).toBe('/')
})

test('a date leads to its day; what is called nothing says so and offers the whole list', async () => {
  const { user, field } = await openPalette()
  await user.type(field, '12 dec 2027')
  await waitFor(() => expect(active(field)).toMatch(/December 12, 2027/))
  await user.clear(field)
  await user.type(field, 'xyzzy')
  expect(await screen.findByText(/No results for “xyzzy”/)).toBeTruthy()
  await user.keyboard('{Enter}')
  expect(address()).toBe('/appointments/list?search=xyzzy')
})

test('a day that is said by today is the day at the house, and a time elsewhere names its place', async () => {
  const service = await openService()
  const { calendars, appointments } = service.demo
  // Somewhere it is another date than on this device: eleven hours behind UTC, or fourteen ahead.
  const timezone = new Date().getUTCHours() < 10 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati'
  const booked = appointments.find(
    ({ guests, status, blocked }) => guests.length > 0 && status === 'confirmed' && !blocked,
  )
  const [guest] = booked?.guests ?? []
  if (!booked || !guest) throw new Error('the demo has guests')
  await Promise.all(
    calendars
      .filter(({ id }) => !booked.calendarIds.includes(id))
      .map(({ id }) => service.api.adminCalendars.update({ params: { id }, body: { timezone } })),
  )
  const user = userEvent.setup()
  renderPages(service, '/', { '*': <Desk /> })
  await user.click(screen.getByRole('button', { name: 'Open' }))
  const field = await screen.findByRole('combobox', { name: 'Search and commands' })
  const tomorrow = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: timezone }).format(Date.now() + DAY)
  await user.type(field, 'tomorrow')
  await waitFor(() => expect(active(field)).toContain(tomorrow))
  await user.clear(field)
  await user.type(field, guestName(guest))
  const zone = calendars.find(({ id }) => id === booked.calendarIds[0])?.timezone ?? ''
  const found = await screen.findAllByRole('option', { name: new RegExp(`${guestName(guest)}.*Next: `) })
  expect(found[0]?.textContent).toContain(createFormat('en').zone(zone))
})

test('Ctrl Enter opens another tab and leaves this one as it is', async () => {
  const { user } = await openPalette()
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  await user.keyboard('{ArrowDown}{Control>}{Enter}{/Control}')
  expect(open).toHaveBeenCalledWith('/appointments', '_blank', 'noopener')
  expect(address()).toBe('/')
  open.mockRestore()
})

test('with unsaved input it asks before it goes, by Enter and by a click alike', async () => {
  const { user } = await openPalette('admin', true)
  await user.keyboard('{ArrowDown}{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(address()).toBe('/')
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await user.click(screen.getByRole('option', { name: /^Online rooms/ }))
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(address()).toBe('/rooms'))
})

test('signing out is an action', async () => {
  const { user, field } = await openPalette()
  await user.type(field, 'sign out{Enter}')
  expect(leave).toHaveBeenCalledOnce()
})

test('keys in sequence go to pages, but not while somebody types, answers a dialog or has switched them off', async () => {
  const service = await openService()
  const user = userEvent.setup()
  renderPages(service, '/', { '*': <Desk /> })
  await user.keyboard('gs')
  expect(address()).toBe('/services')
  await user.type(screen.getByLabelText('Field'), 'gr?')
  expect(screen.getByLabelText('Field')).toHaveProperty('value', 'gr?')
  expect(address()).toBe('/services')
  await user.click(document.body)
  await user.keyboard('?')
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  await user.keyboard('gr')
  expect(address()).toBe('/services')
  await user.click(within(dialog).getByRole('checkbox', { name: /Single-key shortcuts/ }))
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await user.keyboard('gr')
  expect(address()).toBe('/services')
})

test('every view of the calendar is a command, and so is what is to be forgotten of old guests', async () => {
  const { user, field } = await openPalette()
  await user.type(field, 'month')
  await waitFor(() => expect(active(field)).toMatch(/^Month view/))
  await user.keyboard('{Enter}')
  expect(address()).toBe('/appointments?view=month')
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await user.type(await screen.findByRole('combobox', { name: 'Search and commands' }), 'anonymize')
  const forget = await screen.findByRole('option', { name: /^Anonymize old guests/ })
  await user.click(forget)
  expect(address()).toBe('/appointments?open=mask')
})
