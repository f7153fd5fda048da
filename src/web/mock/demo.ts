import type { TableName, Tables } from '../../api/core/store.ts'

/** The demo's organization. */
export const ORGANIZATION = '01890000-0000-7000-8000-000000000001'
/** Its name. */
export const ORGANIZATION_NAME = 'Harbour Clinic'

const born = (date: string) => ({
  organizationId: ORGANIZATION,
  createdAt: `${date}T00:00:00.000Z`,
  updatedAt: `${date}T00:00:00.000Z`,
  version: 1,
})
const id = (kind: number, number: number): string =>
  `01890000-0000-7000-8${String(kind).padStart(3, '0')}-${String(number).padStart(12, '0')}`

/** The rows of a demo around a day. */
export const demoRows = (_seed: string, date: string): { [T in TableName]?: Tables[T][] } => ({
  calendars: ['Ana Torres', 'Ben Okafor', 'Room 1'].map((name, index) => ({
    ...born(date),
    id: id(1, index + 1),
    externalId: null,
    name,
    email: null,
    type: name.startsWith('Room') ? 'asset' : 'agent',
    timezone: 'Europe/Madrid',
    tags: [],
    userGroupId: null,
    extraFields: {},
  })),
  services: ['First visit', 'Check-up'].map((name, index) => ({
    ...born(date),
    id: id(2, index + 1),
    name,
    duration: 30,
    timeBetween: 0,
    incrementTime: 15,
    minTimeToSchedule: 0,
    maxTimeToSchedule: 365,
    deniedMultipleAppointment: false,
    allowOverlapping: false,
    hasICall: false,
    active: true,
    condition: 'one',
    typeId: null,
    userGroupId: null,
    image: null,
    description: null,
    color: null,
    extraFields: {},
    calendars: [1, 2].map((number) => ({ calendarId: id(1, number), active: true })),
    dateRanges: [],
  })),
})
