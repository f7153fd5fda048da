// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { connect, json } from '../../client/testing/deployment.ts'
import { openService, renderPages, type ServiceInPage } from '../testing/service-in-page.tsx'
import { readUses } from './read-uses.ts'
import { useDeleteQuestion } from './use-delete-question.tsx'
import { preventing, type Places, type Relation, type Subject, type UsesFound } from './uses.ts'

afterEach(cleanup)

const at = (base: string) => ({ one: (id: string) => `${base}/${id}`, list: () => base })
const places: Places = {
  appointments: at('/appointments'),
  services: at('/services'),
  weeklySchedules: at('/weekly-schedules'),
  presets: at('/presets'),
  rooms: at('/rooms'),
  multimedia: at('/multimedia'),
}

const read = ({ api }: ServiceInPage, subject: Subject) => readUses({ api, places, now: Date.now() }, subject)
const names = (found: UsesFound, relation: Relation): string[] =>
  found.groups
    .filter((it) => it.relation === relation)
    .flatMap(({ uses }) => uses.map(({ name }) => name))
    .toSorted()
/** What the service itself says to the same deletion: nothing where it allows it. */
const refusal = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => '',
    (error: unknown) => (error instanceof Error ? error.message : 'refused'),
  )

test('a service with coming appointments is kept, as the service would; without them it goes', async () => {
  const opened = await openService()
  const { api, demo } = opened
  const busy = demo.services.find(({ id }) =>
    demo.appointments.some((it) => it.serviceId === id && it.status === 'confirmed'),
  )
  if (!busy) throw new Error('the demo has a booked service')
  const found = await read(opened, { kind: 'service', record: busy })
  expect(preventing(found.groups).map(({ relation }) => relation)).toEqual(['coming-appointments'])
  expect(found.groups[0]?.uses[0]?.to).toMatch(/^\/appointments\//)
  expect(await refusal(api.services.remove({ params: { id: busy.id } }))).toContain(`${found.groups[0]?.total} coming`)

  const calendarId = demo.calendars[0]?.id ?? ''
  const spare = await api.services.create({ body: { name: 'Spare', duration: 20, calendars: [{ calendarId }] } })
  const hours = { workingHours: { 1: [['09:00', '10:00']] as [string, string][] } }
  const others = demo.services.slice(0, 1).map(({ id }) => id)
  await api.weeklySchedules.create({
    body: { name: 'Both', calendarId, serviceIds: [spare.id, ...others], configuration: hours },
  })
  await api.weeklySchedules.create({
    body: { name: 'Alone', calendarId, serviceIds: [spare.id], configuration: hours },
  })
  const free = await read(opened, { kind: 'service', record: spare })
  expect(names(free, 'schedules-leave')).toEqual(['Both'])
  expect(names(free, 'schedules-stranded')).toEqual(['Alone'])
  expect(preventing(free.groups)).toEqual([])
  expect(await refusal(api.services.remove({ params: { id: spare.id } }))).toBe('')
})

test('the services of a type are named, and they lose it', async () => {
  const opened = await openService()
  const { api, demo } = opened
  const type = demo.serviceTypes.find(({ id }) => demo.services.some(({ typeId }) => typeId === id))
  if (!type) throw new Error('the demo has a type in use')
  const mine = demo.services.filter(({ typeId }) => typeId === type.id)
  const found = await read(opened, { kind: 'serviceType', record: type })
  expect(names(found, 'services-untyped')).toEqual(mine.map(({ name }) => name).toSorted())
  await api.serviceTypes.remove({ params: { id: type.id } })
  const after = await api.services.get({ params: { id: mine[0]?.id ?? '' } })
  expect(after).toMatchObject({ typeId: null, duration: mine[0]?.duration })
})

test('who uses a medium or a preset stands in the way', async () => {
  const opened = await openService()
  const { api, demo } = opened
  const medium = demo.multimedia.find(({ id }) => demo.presets.some(({ assets }) => assets.includes(id)))
  const room = demo.rooms.find(({ template }) => template.presetId !== null)
  const preset = demo.presets.find(({ id }) => id === room?.template.presetId)
  if (!medium || !room || !preset) throw new Error('the demo uses media and presets')
  const ofMedium = await read(opened, { kind: 'medium', record: medium })
  expect(names(ofMedium, 'using-presets')).toEqual(
    demo.presets
      .filter(({ assets, logo, image }) => assets.includes(medium.id) || logo === medium.url || image === medium.url)
      .map(({ title }) => title)
      .toSorted(),
  )
  expect(await refusal(api.multimedia.remove({ params: { id: medium.id } }))).not.toBe('')
  const ofPreset = await read(opened, { kind: 'preset', record: preset })
  expect(names(ofPreset, 'using-rooms')).toContain(room.template.name)
  expect(preventing(ofPreset.groups)).toHaveLength(1)
  const ofRoom = await read(opened, { kind: 'room', record: room })
  expect(names(ofRoom, 'preset-stays')).toEqual([preset.title])
  expect(preventing(ofRoom.groups)).toEqual([])
})

test('a calendar takes its schedules along and leaves its services, of which some are left alone', async () => {
  const opened = await openService()
  const { api, demo } = opened
  const calendar = await api.adminCalendars.create({
    body: { name: 'Fresh', type: 'agent', timezone: 'Europe/Madrid' },
  })
  const other = demo.calendars[0]?.id ?? ''
  const both = [{ calendarId: calendar.id }, { calendarId: other }]
  await api.services.create({ body: { name: 'Shared', duration: 20, calendars: both } })
  await api.services.create({ body: { name: 'Only here', duration: 20, calendars: [{ calendarId: calendar.id }] } })
  const schedule = await api.weeklySchedules.create({
    body: { name: 'Week', calendarId: calendar.id, configuration: { workingHours: { 1: [['09:00', '10:00']] } } },
  })
  const found = await read(opened, { kind: 'calendar', record: calendar })
  expect(names(found, 'schedules-go')).toEqual(['Week'])
  expect(names(found, 'services-leave')).toEqual(['Shared'])
  expect(names(found, 'services-stranded')).toEqual(['Only here'])

  const only = await read(opened, { kind: 'weeklySchedule', record: schedule })
  expect(names(only, 'calendar-closed')).toEqual(['Only here', 'Shared'])
  const named = await api.weeklySchedules.create({
    body: {
      name: 'For one',
      calendarId: calendar.id,
      serviceIds: [(await api.services.list({ query: { search: 'Only here' } })).items[0]?.id ?? ''],
      configuration: { workingHours: {} },
    },
  })
  const open = await read(opened, { kind: 'weeklySchedule', record: schedule })
  expect(names(open, 'services-without-hours')).toEqual(['Shared'])
  const one = await read(opened, { kind: 'weeklySchedule', record: named })
  expect(names(one, 'services-other-hours')).toEqual(['Only here'])

  await api.adminCalendars.remove({ params: { id: calendar.id } })
  const after = await api.services.list({ query: { search: 'Shared', expand: ['calendars'] } })
  expect(after.items[0]?.calendars?.map(({ calendarId }) => calendarId)).toEqual([other])
})

test('an appointment takes guests, reminders and votes along', async () => {
  const opened = await openService()
  const booked = opened.demo.appointments.find(({ guests }) => guests.length > 0)
  if (!booked) throw new Error('the demo has guests')
  const found = await read(opened, { kind: 'appointment', record: booked })
  expect(found.groups.find(({ relation }) => relation === 'guests')?.total).toBe(booked.guests.length)
  expect(preventing(found.groups)).toEqual([])
})

test('what cannot be read is said, and another deployment is not taken for one that refuses', async () => {
  const { demo } = await openService()
  const { api } = await connect(({ path }) => (path.endsWith('/rooms') ? json({ message: 'no' }, 403) : json([])))
  const [medium] = demo.multimedia
  if (!medium) throw new Error('the demo has media')
  const found = await readUses({ api, places, now: 0 }, { kind: 'medium', record: medium })
  expect(found).toEqual({ groups: [], incomplete: true, strict: false })
})

function Ask({ subject, name }: { subject: Subject; name: string }) {
  const { ask, question } = useDeleteQuestion(places)
  const [said, setSaid] = useState('')
  return (
    <>
      <button type="button" onClick={() => void ask(subject, name).then((sure) => setSaid(sure ? 'yes' : 'no'))}>
        Ask
      </button>
      <output>{said}</output>
      {question}
    </>
  )
}

test('the question names what is in the way, offers no deletion, and looks again when asked to', async () => {
  const opened = await openService()
  const { api, demo } = opened
  const made = await api.presets.create({ body: { title: 'Shown' } })
  const room = demo.rooms[0]
  const { publicId } = await api.rooms.create({ body: { template: { name: 'Blue room', presetId: made.id } } })
  expect(room).toBeDefined()
  const user = userEvent.setup()
  renderPages(opened, '/', { '/': <Ask subject={{ kind: 'preset', record: made }} name="Shown" /> })
  await user.click(screen.getByRole('button', { name: 'Ask' }))
  const question = await screen.findByRole('alertdialog', { name: 'Can’t delete “Shown”' })
  expect(within(question).getByRole('link', { name: 'Blue room' }).getAttribute('href')).toBe(`/rooms/${publicId}`)
  expect(within(question).queryByRole('button', { name: 'Delete' })).toBeNull()
  await api.rooms.update({ params: { publicId }, body: { template: { presetId: null } } })
  await user.click(within(question).getByRole('button', { name: 'Check again' }))
  await user.click(await within(question).findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.getByText('yes')).toBeTruthy())
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
