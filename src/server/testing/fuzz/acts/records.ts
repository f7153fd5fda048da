import { type Act, type ActWorld, anyDesk, type Desk, deskOf } from './act.ts'

/** Half an hour at which nobody is booked yet, most likely. */
function anyTime({ random }: ActWorld) {
  const start = Date.UTC(2028, 0, 1 + random.whole(0, 300), random.whole(6, 20))
  return { startDate: new Date(start).toISOString(), endDate: new Date(start + 1_800_000).toISOString() }
}

/** Makes something at an address, changes it there and removes it again. */
async function passing(desk: Desk, path: string, made: object, changed: object): Promise<void> {
  const answer = await desk.ask('POST', path, made)
  const id = answer?.publicId ?? answer?.id
  if (id && (await desk.ask('PUT', `${path}/${id}`, changed))) await desk.ask('DELETE', `${path}/${id}`)
}

const visits: Act = {
  covers: [
    'appointmentsV1.create',
    'appointmentsV1.update',
    'appointmentsV1.cancel',
    'appointmentsV1.blockSlot',
    'appointmentsV1.maskGuests',
    'appointmentsV1.remove',
    'appointmentsV2.create',
    'appointmentsV2.update',
    'appointmentsV2.cancel',
    'appointmentsV2.remove',
    'calendarFeeds.create',
    'calendarFeeds.renew',
    'calendarFeeds.remove',
  ],
  play: async (world) => {
    const desk = anyDesk(world)
    const calendar = await desk.ask('POST', '/admin/calendars', {
      name: 'Ana',
      type: 'agent',
      timezone: 'Europe/Madrid',
    })
    if (!calendar) return
    const visit = () => ({ title: 'Visit', ...anyTime(world), calendarIds: [calendar.id], status: 'confirmed' })
    for (const path of ['/api/v1/appointments', '/api/v2/appointments']) {
      // oxlint-disable-next-line no-await-in-loop -- One call at a time.
      await passing(desk, path, visit(), { comment: 'Late', ...anyTime(world) })
      // oxlint-disable-next-line no-await-in-loop -- See above.
      const cancelled = await desk.ask('POST', path, visit())
      // oxlint-disable-next-line no-await-in-loop -- See above.
      if (cancelled) await desk.ask('POST', `${path}/${cancelled.id}/cancel`, {})
    }
    await desk.ask('POST', '/api/v1/appointments/block-slot', { ...anyTime(world), calendarIds: [calendar.id] })
    const email = `guest${world.random.whole(0, 1e6)}@example.org`
    const seen = await desk.ask('POST', '/api/v2/appointments', { ...visit(), guests: [{ email }] })
    if (seen) await desk.ask('PUT', `/api/v1/appointments/${seen.id}/mask-guests`, { guests: [{ email }] })
    const feed = await desk.ask('POST', '/x/feeds', { calendarId: calendar.id })
    if (feed && (await desk.ask('POST', `/x/feeds/${feed.id}/renew`))) await desk.ask('DELETE', `/x/feeds/${feed.id}`)
  },
}

const house: Act = {
  covers: [
    ...['adminCalendars', 'services', 'weeklySchedules', 'presets', 'rooms', 'closures', 'serviceTypes'].flatMap(
      (of) => [`${of}.create`, `${of}.update`, `${of}.remove`],
    ),
    'adminOrganization.update',
  ],
  play: async (world) => {
    const desk = anyDesk(world)
    const person = { name: 'Ben', type: 'agent', timezone: 'Europe/Madrid' }
    const calendar = await desk.ask('POST', '/admin/calendars', person)
    if (!calendar) return
    const week = {
      name: 'Week',
      calendarId: calendar.id,
      configuration: { workingHours: { '0': [['09:00', '13:00']] } },
    }
    const service = { name: 'Visit', duration: 30, calendars: [{ calendarId: calendar.id, active: true }] }
    await passing(desk, '/api/v1/weekly-schedules', week, { name: 'Winter' })
    await passing(desk, '/api/v1/services', service, { duration: 45 })
    await passing(desk, '/api/v1/service-types', { name: `Type ${world.random.whole(0, 1e9)}` }, { name: 'Other' })
    await passing(desk, '/api/v1/presets', { title: 'Preset' }, { title: 'Other' })
    await passing(desk, '/api/v1/rooms', { template: { name: 'Room' } }, { template: { labels: ['video'] } })
    await passing(desk, '/x/closures', { reason: 'Break', dates: ['2028-12-25', '2028-12-25'] }, { reason: 'Feast' })
    await desk.ask('PUT', `/admin/calendars/${calendar.id}`, { tags: ['laser'] })
    await desk.ask('DELETE', `/admin/calendars/${calendar.id}`)
    await desk.ask('PUT', '/admin/organization', { words: { guest: world.random.pick(['patient', 'client']) } })
  },
}

const sharedType: Act = {
  covers: ['sharedTypes.accept'],
  play: async (world) => {
    const [one, other] = world.random.chance(0.5) ? world.admins : world.admins.toReversed()
    if (!one || !other) return
    const asked = { name: `Shared ${world.random.whole(0, 1e9)}`, sharing: { scope: 'public' } }
    const type = await deskOf(world, one).ask('POST', '/api/v1/service-types', asked)
    if (type) await deskOf(world, other).ask('POST', `/x/shared-service-types/${type.id}/accept`)
  },
}

const keys: Act = {
  covers: ['adminPeople.create', 'adminPeople.update', 'adminKeys.create', 'adminKeys.rotate', 'adminKeys.disable'],
  play: async (world) => {
    const desk = anyDesk(world)
    const person = await desk.ask('POST', '/admin/people', { name: 'Eva', role: 'staff' })
    if (!person) return
    await desk.ask('PUT', `/admin/people/${person.id}`, { color: '#2a7f9e' })
    const key = await desk.ask('POST', '/admin/keys', { role: 'staff', label: 'Tablet', personId: person.id })
    if (!key) return
    const next = await desk.ask('POST', `/admin/keys/${key.accessKeyId}/rotate`, { overlap: 60 })
    if (next) await desk.ask('POST', `/admin/keys/${next.accessKeyId}/disable`)
  },
}

/** Records of every kind from their making to their end, which an example of one call seldom reaches. */
export const RECORD_ACTS: readonly Act[] = [visits, house, sharedType, keys]
