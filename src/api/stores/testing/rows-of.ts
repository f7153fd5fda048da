import { emptyAppointment } from '../../contract/empty-appointment.ts'
import { emptyTemplate } from '../../contract/rooms.ts'
import { emptyService } from '../../contract/services.ts'
import type { TableName, Tables } from '../../core/store.ts'

/** An id that tells its number: `…-000000000007`. */
export const idOf = (number: number): string => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`

/** An organization of the laws. */
export const ORGANIZATION = 'aaaaaaaa-0000-7000-8000-000000000000'
/** Another one, which must never be seen in the first. */
export const OTHER = 'bbbbbbbb-0000-7000-8000-000000000000'

const audit = {
  organizationId: ORGANIZATION,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  version: 1,
}

const medium: Tables['multimedia'] = {
  id: '',
  name: 'Picture',
  url: null,
  format: 'image/png',
  type: 'image',
  description: null,
  altText: null,
  size: null,
  duration: null,
  width: null,
  height: null,
  sha256: null,
  status: 'ready',
  app: null,
  environment: {},
  coverVideo: null,
  options: null,
  ...audit,
}

const defaults = {
  multimedia: medium,
  mediumVersions: {
    id: '',
    mediumId: idOf(1),
    url: null,
    bytes: 7,
    format: 'image/png',
    type: 'image',
    size: 7,
    width: null,
    height: null,
    duration: null,
    sha256: null,
    replacedAt: '2026-01-01T00:00:00.000Z',
    until: '2026-01-31T00:00:00.000Z',
    key: null,
    person: null,
    ...audit,
  },
  trash: {
    id: '',
    resource: 'multimedia',
    name: 'Picture',
    record: { ...medium, id: idOf(1) },
    bytes: 7,
    deletedAt: '2026-01-01T00:00:00.000Z',
    until: '2026-01-31T00:00:00.000Z',
    key: null,
    person: null,
    ...audit,
  },
  presets: {
    id: '',
    title: 'Preset',
    description: null,
    logo: null,
    image: null,
    assets: [],
    products: [],
    effectId: null,
    ...audit,
  },
  rooms: {
    id: '',
    publicId: 'abcdefghij',
    origin: null,
    template: { ...emptyTemplate(), name: 'Room' },
    ...audit,
  },
  appointments: {
    ...emptyAppointment(),
    id: '',
    title: 'Visit',
    startDate: '2026-03-02T09:00:00.000Z',
    endDate: '2026-03-02T09:30:00.000Z',
    calendarIds: [idOf(1)],
    calendarId: idOf(1),
    ...audit,
  },
  calendars: {
    id: '',
    externalId: null,
    name: 'Calendar',
    email: null,
    type: 'agent',
    timezone: 'Europe/Madrid',
    tags: [],
    userGroupId: null,
    extraFields: {},
    ...audit,
  },
  services: {
    id: '',
    ...emptyService(),
    name: 'Service',
    duration: 30,
    ...audit,
  },
  serviceTypes: {
    id: '',
    name: 'Type',
    slug: 'type',
    description: null,
    sharing: { scope: 'private', organizationIds: [] },
    configuration: {},
    ...audit,
  },
  weeklySchedules: {
    id: '',
    name: 'Week',
    calendarId: idOf(1),
    timezone: 'Europe/Madrid',
    serviceIds: [],
    configuration: { workingHours: {} },
    ...audit,
  },
  closures: {
    id: '',
    reason: 'Holiday',
    kind: 'closed',
    dates: ['2026-12-25', '2026-12-26'],
    rule: null,
    ranges: [],
    calendarIds: [],
    sourceUid: null,
    ...audit,
  },
  calendarFeeds: { id: '', calendarId: idOf(1), names: false, generation: 1, ...audit },
  backups: { id: '', kind: 'backup', records: 7, bytes: false, endedAt: null, ...audit },
  people: {
    id: '',
    name: 'Person',
    email: null,
    initials: 'P',
    color: null,
    calendarId: null,
    role: 'staff',
    disabledAt: null,
    ...audit,
  },
  invitations: {
    id: '',
    name: 'Invited',
    email: null,
    role: 'staff',
    personId: null,
    invitedBy: 'A',
    expiresAt: '2026-01-08T00:00:00.000Z',
    usedAt: null,
    revokedAt: null,
    hash: '',
    ...audit,
  },
  organizationSettings: { id: '', name: 'Clinic', words: { guest: 'patient' }, ...audit },
  imports: { id: '', source: 'file', name: 'bookings.csv', undoneAt: null, ...audit },
  externalIds: {
    id: '',
    organizationId: ORGANIZATION,
    createdAt: audit.createdAt,
    importId: idOf(1),
    resource: 'appointments',
    recordId: idOf(1),
    version: 1,
  },
} satisfies Tables

/** A whole row of a table out of the fields that matter; slugs and public ids come from the number. */
export function rowOf<T extends TableName>(table: T, number: number, fields: Partial<Tables[T]> = {}): Tables[T] {
  const unique = {
    rooms: { publicId: `public${number}` },
    serviceTypes: { slug: `slug-${number}` },
    invitations: { hash: `hash-${number}` },
  }
  const own = table in unique ? unique[table as keyof typeof unique] : {}
  return { ...(defaults as Tables)[table], id: idOf(number), ...own, ...fields }
}
