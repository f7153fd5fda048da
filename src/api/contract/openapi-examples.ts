import { appointmentsV1, appointmentsV2 } from './openapi-appointment-examples.ts'
import { leaving } from './openapi-backup-examples.ts'
import { readings } from './openapi-reading-examples.ts'
import { keptMedia } from './openapi-media-examples.ts'
import { audit, calendarId, type Example, type Examples, id, organizationId } from './openapi-example.ts'
import type { Row } from './operation.ts'
import { emptyTemplate } from './rooms.ts'
import { emptyService } from './services.ts'

const presentTime = {
  calendarIds: [calendarId],
  startDate: '2026-03-02T09:00:00.000Z',
  endDate: '2026-03-02T09:30:00.000Z',
}

const calendar: Example = {
  externalId: null,
  name: 'Dr. Marta Soler',
  email: 'marta.soler@example.org',
  type: 'agent',
  timezone: 'Europe/Madrid',
  tags: ['dermatology'],
  userGroupId: null,
  extraFields: {},
}

const service: Example = {
  ...emptyService(),
  name: 'First visit',
  duration: 30,
  timeBetween: 5,
  maxTimeToSchedule: 90,
  description: 'Half an hour to get to know each other.',
  color: '#2a7f9e',
  calendars: [{ calendarId, active: true, type: 'agent' }],
}

const serviceType: Example = {
  name: 'Consultation',
  slug: 'consultation',
  description: null,
  sharing: { scope: 'private', organizationIds: [] },
  configuration: { duration: 30, incrementTime: 15 },
}

const schedule: Example = {
  name: 'Weekdays',
  calendarId,
  timezone: 'Europe/Madrid',
  serviceIds: [],
  configuration: {
    workingHours: {
      '0': [
        ['09:00', '13:00'],
        ['15:00', '18:00'],
      ],
    },
    dateOverrides: { '2026-12-24': [['09:00', '12:00']] },
    outsOfTheOffice: [['2026-08-03', '2026-08-14']],
  },
}

const medium: Example = {
  name: 'Waiting room',
  url: 'https://media.example.org/waiting-room.jpg',
  format: 'image/jpeg',
  type: 'image',
  description: null,
  altText: 'A bright room with six chairs',
  size: 182_044,
  duration: null,
  width: 1600,
  height: 900,
  sha256: null,
  app: null,
  environment: {},
  coverVideo: null,
  options: null,
}

const preset: Example = {
  title: 'Welcome',
  description: 'What guests see before the call.',
  logo: null,
  image: null,
  assets: [id],
  products: [],
  effectId: null,
}

const template: Example = {
  ...emptyTemplate(),
  name: 'Video room 1',
  duration: 30,
  labels: ['video'],
  actors: [{ name: 'Marta Soler', role: 'host', isAdmin: true }],
}

const key = { accessKeyId: 'FD5H7K2M9QXA', role: 'staff', organizationId }

const organization = { id: organizationId, name: 'Clinic Sur' }
const shownPerson: Example = { id, name: 'Marta Soler', initials: 'MS', color: '#2a7f9e', calendarId }
const person: Example = { ...shownPerson, email: 'marta.soler@example.org', role: 'staff', disabledAt: null, ...audit }
const settings: Example = {
  id: organizationId,
  name: 'Clinic Sur',
  logo: null,
  color: '#2a7f9e',
  phone: '+34 910 555 020',
  email: 'hello@clinic-sur.example',
  timezone: 'Europe/Madrid',
  country: 'ES',
  language: 'es',
  words: { guest: 'patient', own: {} },
  formats: { date: 'dmy', hourCycle: 'h23', weekStart: 'monday' },
  bookings: { status: 'confirmed', cancelReasons: ['Illness'], colors: ['#2a7f9e'] },
  files: { keptDays: 30, quota: 50_000_000_000 },
  changes: { keptDays: 400 },
  version: 3,
  updatedAt: audit.updatedAt,
}
const code = 'kP3vX9sQ2mLr7TzYb0WcNA'
const invited: Example = {
  id,
  name: 'Ana Ruiz',
  email: 'ana.ruiz@example.org',
  role: 'staff',
  rights: ['read', 'write', 'overbook', 'anonymize', 'export'],
  personId: null,
  invitedBy: key.accessKeyId,
  expiresAt: '2026-03-09T08:00:00.000Z',
  usedAt: null,
  revokedAt: null,
  ...audit,
}

const changed: Example = {
  resource: 'appointments',
  id,
  version: 3,
  operation: 'appointmentsV2.update',
  at: audit.updatedAt,
  person: person.id,
  key: key.accessKeyId,
}

const resource = (written: Example, changed: Example, more: Example = {}): Examples => ({
  answer: { id, ...written, ...more, ...audit },
  bodies: { create: written, update: changed },
})

const byGroup: Record<string, Examples> = {
  multimedia: resource(medium, { altText: 'An empty waiting room' }, { status: 'ready' }),
  ...keptMedia(medium),
  presets: resource(preset, { title: 'Welcome to the clinic' }),
  rooms: resource({ origin: 'dashboard', template }, { template: { labels: [] } }, { publicId: 'k4m7xq2p9d' }),
  appointmentsV1,
  appointmentsV2,
  calendars: { answer: { id, ...calendar, ...audit }, bodies: {} },
  calendarsV2: { answer: { id, ...calendar, ...audit }, bodies: {} },
  services: resource(service, { duration: 45 }),
  serviceTypes: resource(serviceType, { configuration: { duration: 45 } }),
  weeklySchedules: resource(schedule, { name: 'Weekdays, winter' }),
  closures: resource(
    {
      reason: 'Christmas break',
      kind: 'closed',
      dates: ['2026-12-25', '2027-01-01'],
      rule: null,
      ranges: [],
      calendarIds: [],
      sourceUid: null,
    },
    { reason: 'Christmas and New Year' },
  ),
  ...leaving(calendarId, calendar, serviceType),
  adminCalendars: resource(calendar, { tags: ['dermatology', 'laser'] }),
  adminKeys: {
    answer: { ...key, label: 'Front desk', createdAt: audit.createdAt, disabledAt: null, lastUsedAt: audit.updatedAt },
    bodies: { create: { role: 'staff', label: 'Front desk' }, rotate: { overlap: 60 } },
    answers: {
      create: { ...key, secretAccessKey: 'shown-once-and-never-again' },
      rotate: { ...key, secretAccessKey: 'shown-once-and-never-again' },
    },
  },
  adminPeople: {
    answer: person,
    bodies: { create: { name: 'Marta Soler', role: 'staff' }, update: { color: '#2a7f9e' } },
  },
  adminInvitations: {
    answer: invited,
    bodies: { create: { name: 'Ana Ruiz', role: 'staff', email: 'ana.ruiz@example.org' } },
    answers: { create: { ...invited, code } },
  },
  people: { answer: shownPerson, bodies: {} },
  adminOrganization: { answer: settings, bodies: { update: { words: { guest: 'patient' } } } },
  me: {
    answer: {
      accessKeyId: key.accessKeyId,
      label: 'Front desk',
      expiresAt: null,
      role: 'staff',
      rights: ['read', 'write', 'overbook', 'anonymize', 'export'],
      person: { ...shownPerson, email: 'marta.soler@example.org' },
      organization: settings,
    },
    bodies: {},
  },
  changes: { answer: changed, bodies: {} },
  presence: {
    answer: {
      id: '0195550a-5c00-7000-8000-0000000000d2',
      key: key.accessKeyId,
      person: shownPerson.id,
      doing: 'booking',
      record: null,
      time: presentTime,
      until: '2026-03-02T08:00:30.000Z',
    },
    bodies: { announce: { doing: 'booking', time: presentTime } },
  },
  audit: {
    answer: {
      seq: 118,
      call: '0195550a-5c00-7000-8000-0000000000d1',
      ...changed,
      address: '192.0.2.17',
      before: { startDate: '2026-03-02T09:00:00.000Z', version: 2 },
      after: { startDate: '2026-03-02T09:30:00.000Z', version: 3 },
    },
    bodies: {},
  },
  ...readings(service),
  imports: {
    answer: {
      id: '0195550a-5c00-7000-8000-0000000000e1',
      source: 'Acuity',
      name: 'appointments.csv',
      records: 398,
      undoneAt: null,
      ...audit,
    },
    bodies: {
      create: {
        import: '0195550a-5c00-7000-8000-0000000000e1',
        source: 'Acuity',
        name: 'appointments.csv',
        resource: 'appointments',
        dryRun: true,
        rows: [{ externalId: '4410982', body: { title: 'First visit', ...presentTime } }],
      },
      undo: { skip: 0 },
    },
    answers: {
      create: {
        id: '0195550a-5c00-7000-8000-0000000000e1',
        dryRun: true,
        results: [{ status: 'refused', id: null, description: '“Ana” is taken from 09:00 to 09:30.' }],
      },
      undo: { id: '0195550a-5c00-7000-8000-0000000000e1', removed: 200, left: [], remaining: 198 },
    },
  },
  signIn: {
    answer: { accessKeyId: key.accessKeyId, organization, role: 'staff' },
    bodies: { inspect: { code }, redeem: { code, secret: 'made-by-the-browser-that-signs-in-and-kept-there' } },
    answers: { inspect: { organization, role: 'staff', expiresAt: '2026-03-02T08:15:00.000Z' } },
  },
}

/** An example of an operation's body, and one of its answer. */
export function examples(group: string, operation: string, row: Row): { body: unknown; answer: unknown } {
  const found = byGroup[group]
  const one = found?.answers?.[operation] ?? found?.answer
  const page = { items: [one], total: 1, page: 1, limit: row.list?.defaultLimit, pages: 1 }
  const listed = row.list?.shape === 'page' ? page : [one]
  return { body: found?.bodies[operation], answer: row.list ? listed : one }
}
