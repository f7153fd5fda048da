// The dearest call of each operation that the contract allows, over rows as large as it allows.

/** Rows of lists that answer all: as many as one answer may hold. */
const ALL = 900
/** Rows of lists that answer pages. */
const PAGE = 100
/** The most that one page of appointments takes. */
const APPOINTMENTS = 1000

const id = (kind, number) => `${kind}0000000-0000-7000-8000-${String(number).padStart(12, '0')}`
const kinds = {
  multimedia: '1',
  presets: '2',
  rooms: '3',
  appointments: '4',
  calendars: '5',
  services: '6',
  serviceTypes: '7',
  weeklySchedules: '8',
}
const idOf = (table, number) => id(kinds[table], number)
const ids = (table, count) => Array.from({ length: count }, (_, n) => idOf(table, n + 1))
const many = (count, make) => Array.from({ length: count }, (_, n) => make(n))
const long = (length, n = 0) => `${n} `.padEnd(length, 'Aña, «x» ')

/** A free object of 16 KiB, with as many names as texts. */
const free = (n = 0) => Object.fromEntries(many(150, (at) => [`field${n}x${at}`, long(70, at)]))
const guests = many(100, (n) => ({
  email: `guest${n}@example.com`,
  extraFields: { firstName: `Ana${n}`, lastName: `García${n}`, notes: long(900, n) },
}))
const voting = {
  options: many(50, (n) => ({ id: `o${n}`, startDate: day(n % 28, '08:00'), endDate: day(n % 28, '09:00') })),
  votes: many(1000, (n) => ({ optionId: `o${n % 50}`, guest: `guest${n}@example.com`, answer: 'yes' })),
}
function day(n, clock) {
  return `2027-03-${String(n + 1).padStart(2, '0')}T${clock}:00.000Z`
}
const template = {
  name: 'Room',
  description: long(9000),
  assets: ids('multimedia', 200),
  products: many(200, (n) => long(150, n).trim()),
  labels: many(50, (n) => `label ${n}`),
  actors: many(100, (n) => ({ name: `Actor ${n}`, role: 'guest', extraFields: { notes: long(900, n) } })),
}
const configuration = {
  workingHours: Object.fromEntries(
    many(7, (n) => [
      String(n),
      [
        ['08:00', '12:00'],
        ['13:00', '17:00'],
        ['18:00', '20:00'],
      ],
    ]),
  ),
  dateOverrides: Object.fromEntries(
    many(300, (n) => [new Date(Date.UTC(2027, 0, 1 + n)).toISOString().slice(0, 10), [['09:00', '12:00']]]),
  ),
  outsOfTheOffice: many(50, (n) => {
    const first = new Date(Date.UTC(2028, 0, 1 + n * 7)).toISOString().slice(0, 10)
    return [first, first]
  }),
}
const calendarsOfService = ids('calendars', PAGE).map((calendarId) => ({ calendarId, active: true, type: 'agent' }))
const dateRanges = many(200, (n) => ({ startDate: day(n % 28, '00:00'), endDate: day(n % 28, '23:00') }))

/** What is there before, by table: `[how many, fields of the n-th]`. */
export const rows = {
  multimedia: [ALL, (n) => ({ environment: free(n) })],
  calendars: [
    PAGE,
    (n) => ({ name: `Calendar ${n}`, tags: many(100, (at) => long(80, at).trim()), extraFields: free(n) }),
  ],
  serviceTypes: [ALL, (n) => ({ name: `Type ${n}`, slug: `type-${n}`, description: long(9000, n) })],
  services: [
    ALL,
    (n) => ({
      name: `Service ${n}`,
      description: long(2500, n),
      extraFields: free(n),
      calendars: calendarsOfService.slice(0, 1),
    }),
  ],
  presets: [
    PAGE,
    (n) => ({
      title: `Preset ${n}`,
      description: long(9000, n),
      assets: ids('multimedia', 200),
      products: template.products,
    }),
  ],
  rooms: [
    PAGE,
    (n) => ({ publicId: `room${String(n).padStart(6, '0')}`, template: { ...template, name: `Room ${n}` } }),
  ],
  weeklySchedules: [
    ALL,
    (n) => ({
      name: `Week ${n}`,
      calendarId: idOf('calendars', 1),
      timezone: 'Europe/Madrid',
      serviceIds: n === 1 ? ids('services', ALL - 1) : [],
      configuration,
    }),
  ],
  appointments: [
    APPOINTMENTS,
    (n) => ({
      title: `Visit ${n}`,
      // The large ones come first.
      startDate: n <= PAGE ? day(0, '05:00') : day(n % 28, '08:00'),
      endDate: n <= PAGE ? day(0, '05:30') : day(n % 28, '08:30'),
      calendarIds: [idOf('calendars', 1 + (n % PAGE))],
      // As many of them large as one page of a hundred takes.
      ...(n <= PAGE
        ? { guests, extraFields: free(n), voting, model: 'poll', description: long(9000, n) }
        : { comment: long(9000, n) }),
    }),
  ],
}

const appointment = {
  startDate: day(3, '10:00'),
  calendarIds: ids('calendars', 20),
  guests,
  extraFields: free(),
  voting,
  model: 'poll',
  description: long(9000),
  allowOverlapping: true,
  serviceId: idOf('services', 1),
}
const first = (table) => ({ id: idOf(table, 1) })
const last = (table, count) => ({ id: idOf(table, count) })
const masks = { guests: guests.map(({ email }) => ({ email })) }
const search = { search: 'zzz', page: '1', limit: '100' }
const medium = { name: 'File', format: 'image/png', environment: free(), description: long(9000) }
const preset = { title: 'Preset', description: long(9000), assets: ids('multimedia', 200), products: template.products }
const service = {
  name: 'Service',
  duration: 30,
  description: long(9000),
  extraFields: free(),
  calendars: calendarsOfService,
  dateRanges,
}
const type = { name: 'Type', slug: 'worst-type', description: long(9000) }
const schedule = {
  name: 'Week',
  calendarId: idOf('calendars', 1),
  timezone: 'Europe/Madrid',
  serviceIds: ids('services', ALL - 1),
  configuration,
}
const ofFirst = { calendarId: idOf('calendars', 1) }

/**
 * By operation its dearest calls, `[what, call]`; `again` says that it can be made more than once. Of what goes away the last
 * rows are taken.
 */
export const worst = {
  'multimedia.list': [{ query: {}, again: true }],
  'multimedia.create': [{ body: medium, again: true }],
  'multimedia.get': [{ params: first('multimedia'), again: true }],
  'multimedia.update': [{ params: first('multimedia'), body: medium, again: true }],
  'multimedia.remove': [{ params: last('multimedia', ALL) }],
  'presets.list': [
    { query: { limit: '100' }, again: true },
    { query: search, again: true },
  ],
  'presets.create': [{ body: preset, again: true }],
  'presets.get': [{ params: first('presets'), again: true }],
  'presets.update': [{ params: first('presets'), body: preset, again: true }],
  'presets.remove': [{ params: last('presets', PAGE) }],
  'rooms.list': [{ query: { limit: '100' }, again: true }],
  'rooms.create': [{ body: { template }, again: true }],
  'rooms.get': [{ params: { publicId: 'room000001' }, again: true }],
  'rooms.update': [{ params: { publicId: 'room000001' }, body: { template }, again: true }],
  'rooms.remove': [{ params: { publicId: 'room000100' } }],
  'appointmentsV1.list': [
    { query: { connection: 'svc', limit: '100' }, again: true },
    { query: { connection: 'svc', search: 'zzz', limit: '1000' }, again: true },
  ],
  'appointmentsV1.create': [{ body: appointment, again: true }],
  'appointmentsV1.get': [{ params: first('appointments'), again: true }],
  'appointmentsV1.update': [
    { params: first('appointments'), body: { guests, extraFields: free(), voting }, again: true },
  ],
  'appointmentsV1.remove': [{ params: last('appointments', 100) }],
  'appointmentsV1.cancel': [{ params: last('appointments', 99) }],
  'appointmentsV1.blockSlot': [
    { body: { startDate: day(4, '03:00'), calendarIds: ids('calendars', 20), extraFields: free() } },
  ],
  'appointmentsV1.maskGuests': [{ params: last('appointments', 98), body: masks }],
  'appointmentsV1.votes': [{ params: first('appointments'), again: true }],
  'appointmentsV2.list': [
    { query: { limit: '100' }, again: true },
    { query: { limit: '1000', startDate: day(10, '00:00') }, again: true },
    { query: { search: 'zzz', limit: '1000' }, again: true },
  ],
  'appointmentsV2.create': [{ body: appointment, again: true }],
  'appointmentsV2.get': [{ params: first('appointments'), again: true }],
  'appointmentsV2.update': [
    { params: first('appointments'), body: { guests, extraFields: free(), voting }, again: true },
  ],
  'appointmentsV2.remove': [{ params: last('appointments', 97) }],
  'appointmentsV2.cancel': [{ params: last('appointments', 96), body: { guests: guests.map(({ email }) => email) } }],
  'appointmentsV2.votes': [{ params: first('appointments'), again: true }],
  'calendarsV2.get': [{ params: first('calendars'), again: true }],
  'calendars.list': [{ query: { limit: '100' }, again: true }],
  'calendars.get': [{ params: first('calendars'), again: true }],
  'services.list': [{ query: { expand: 'calendars,dateRanges,numberOfAppointments' }, again: true }],
  'services.create': [{ body: service, again: true }],
  'services.get': [{ params: first('services'), again: true }],
  'services.update': [{ params: first('services'), body: service, again: true }],
  'services.remove': [{ params: last('services', ALL) }],
  'serviceTypes.list': [{ query: {}, again: true }],
  'serviceTypes.create': [{ body: type }],
  'serviceTypes.get': [{ params: first('serviceTypes'), again: true }],
  'serviceTypes.update': [{ params: first('serviceTypes'), body: { description: long(9000, 7) }, again: true }],
  'serviceTypes.remove': [{ params: last('serviceTypes', ALL) }],
  'weeklySchedules.list': [
    { query: ofFirst, again: true },
    { query: { ...ofFirst, expand: 'services' }, again: true },
  ],
  'weeklySchedules.create': [{ body: schedule, again: true }],
  'weeklySchedules.get': [{ params: first('weeklySchedules'), query: { ...ofFirst, expand: 'services' }, again: true }],
  'weeklySchedules.update': [
    { params: first('weeklySchedules'), body: { configuration, serviceIds: ids('services', ALL - 1) }, again: true },
  ],
  'weeklySchedules.remove': [{ params: last('weeklySchedules', ALL) }],
}
export { idOf }
