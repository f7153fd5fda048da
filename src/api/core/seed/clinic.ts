import type { Calendar } from '../../contract/calendars.ts'
import { RULE_DEFAULTS } from '../../contract/choices.ts'
import type { ServiceType } from '../../contract/service-types.ts'
import { emptyService, type Service } from '../../contract/services.ts'
import type { ScheduleConfiguration, WeeklySchedule } from '../../contract/weekly-schedules.ts'
import { addDays, weekday } from '../../time/week.ts'
import { fold } from '../../values/fold.ts'
import type { Random } from './random.ts'

/** What every demo row is stamped with. */
export interface Stamp {
  organizationId: string
  createdAt: string
  updatedAt: string
  version: number
}

const HOME = 'Europe/Madrid'
const ISLANDS = 'Atlantic/Canary'

const AGENTS = [
  ['Dr. Elena Vidal', HOME, ['general', 'pediatrics']],
  ['Dr. Tomás Reyes', HOME, ['general']],
  ['Dr. Ingrid Solberg', HOME, ['dermatology']],
  ['Marta Cano', HOME, ['nurse', 'vaccines']],
  ['Jon Etxeberria', HOME, ['physiotherapy']],
  ['Aisha Benali', HOME, ['physiotherapy', 'nutrition']],
  ['Dr. Nayra Santana', ISLANDS, ['general', 'telehealth']],
  ['Yeray Quintana', ISLANDS, ['nurse', 'telehealth']],
] as const
const ASSETS = [
  ['Ultrasound room', HOME, ['imaging']],
  ['Treatment room 1', HOME, ['treatment']],
  ['Treatment room 2', HOME, ['treatment']],
  ['Telehealth booth', ISLANDS, ['telehealth']],
] as const

const mailboxOf = (name: string): string => fold(name.replace(/^Dr\. /, '').split(' ')[0] ?? '').replace(/[^a-z]/g, '')

/** The eight agents and four assets of the demo clinic, in two zones. */
export const makeCalendars = (random: Random, stamp: Stamp, at: number): Calendar[] => {
  const make = (type: Calendar['type'], [name, timezone, tags]: (typeof AGENTS | typeof ASSETS)[number]): Calendar => ({
    id: random.id(at),
    externalId: null,
    name,
    email: type === 'agent' ? `${mailboxOf(name)}@clinic.example` : null,
    type,
    timezone,
    tags: [...tags],
    userGroupId: null,
    extraFields: {},
    ...stamp,
  })
  return [...AGENTS.map((it) => make('agent', it)), ...ASSETS.map((it) => make('asset', it))]
}

const TYPES = [
  [
    'Consultation',
    'Talking with a doctor, in the room or on screen.',
    { duration: 20, timeBetween: 5, incrementTime: 10 },
  ],
  ['Treatment', 'Hands-on care in a treatment room.', { duration: 45, timeBetween: 10, incrementTime: 15 }],
  ['Nursing', 'Injections, dressings and samples.', { duration: 15, incrementTime: 5 }],
  ['Imaging', 'Ultrasound and pictures.', { duration: 30, timeBetween: 10, minTimeToSchedule: 1 }],
] as const

/** The four types of service. */
export const makeServiceTypes = (random: Random, stamp: Stamp, at: number): ServiceType[] =>
  TYPES.map(([name, description, configuration]) => ({
    id: random.id(at),
    name,
    slug: name.toLowerCase(),
    description,
    sharing: { scope: 'private', organizationIds: [] },
    configuration,
    ...stamp,
  }))

type Plan = readonly [
  name: string,
  type: number,
  duration: number,
  buffer: number,
  agents: readonly number[],
  color: string,
  asset?: number,
]

const SERVICES: readonly Plan[] = [
  ['First visit', 0, 30, 5, [0, 1, 2, 6], '#2f6f9f'],
  ['Check-up', 0, 20, 5, [0, 1, 6], '#3a8f85'],
  ['Follow-up', 0, 15, 0, [0, 1, 2, 6], '#5b7fb5'],
  ['Pediatric visit', 0, 25, 5, [0], '#c77d3b'],
  ['Skin check', 0, 20, 5, [2], '#9a6fb0'],
  ['Video consultation', 0, 15, 5, [1, 6, 7], '#4c8c4a', 11],
  ['Physiotherapy', 1, 45, 10, [4, 5], '#7a8b2f', 9],
  ['Sports massage', 1, 60, 15, [4], '#b05a62', 10],
  ['Minor surgery', 1, 50, 15, [2], '#8a5a44', 10],
  ['Vaccination', 2, 10, 0, [3, 7], '#3f7cac'],
  ['Blood test', 2, 10, 5, [3, 7], '#a8434f'],
  ['Wound dressing', 2, 20, 5, [3], '#6d7b8d'],
  ['Ultrasound', 3, 30, 10, [0, 2], '#45668e', 8],
  ['Nutrition advice', 0, 40, 5, [5], '#5d9b59'],
  ['Group session', 1, 60, 15, [4, 5], '#946b2d', 9],
]

/** A service of the demo, with the asset that it needs. */
export interface DemoService extends Service {
  assetId: string | null
}

/** The fifteen services; the last is switched off. */
export const makeServices = (
  random: Random,
  stamp: Stamp,
  at: number,
  types: readonly ServiceType[],
  calendars: readonly Calendar[],
): DemoService[] =>
  SERVICES.map(([name, type, duration, timeBetween, agents, color, asset], index) => ({
    ...emptyService(),
    id: random.id(at),
    name,
    duration,
    timeBetween,
    incrementTime: types[type]?.configuration.incrementTime ?? RULE_DEFAULTS.incrementTime,
    minTimeToSchedule: types[type]?.configuration.minTimeToSchedule ?? RULE_DEFAULTS.minTimeToSchedule,
    maxTimeToSchedule: 90,
    deniedMultipleAppointment: name === 'First visit',
    hasICall: name === 'Video consultation',
    active: index < SERVICES.length - 1,
    typeId: types[type]?.id ?? null,
    description: `${name}, ${duration} minutes.`,
    color,
    calendars: [...agents, ...(asset === undefined ? [] : [asset])].flatMap((position) => {
      const calendar = calendars[position]
      return calendar ? [{ calendarId: calendar.id, active: true, type: calendar.type }] : []
    }),
    assetId: asset === undefined ? null : (calendars[asset]?.id ?? null),
    ...stamp,
  }))

const split: [string, string][] = [
  ['09:00', '13:30'],
  ['15:00', '18:30'],
]
const morning: [string, string][] = [['08:00', '15:00']]
const late: [string, string][] = [['12:00', '20:00']]

/** Working hours by agent: split shifts, mornings, late days, and a holiday ahead for some. */
export const makeWeeklySchedules = (
  random: Random,
  stamp: Stamp,
  at: number,
  calendars: readonly Calendar[],
  today: string,
): WeeklySchedule[] => {
  const nextMonday = addDays(today, 7 - weekday(today))
  return calendars.map((calendar, index) => {
    const agent = calendar.type === 'agent'
    const day = !agent
      ? [['08:00', '20:00'] as [string, string]]
      : index % 3 === 1
        ? morning
        : index % 3 === 2
          ? late
          : split
    const configuration: ScheduleConfiguration = {
      workingHours: {
        '0': day,
        '1': day,
        '2': index === 0 ? late : day,
        '3': day,
        '4': agent ? morning : day,
        '5': index === 3 ? [['09:00', '13:00']] : [],
        '6': [],
      },
      ...(index === 0 ? { dateOverrides: { [addDays(nextMonday, 2)]: [['10:00', '12:00']] } } : {}),
      ...(index === 1 ? { outsOfTheOffice: [[addDays(nextMonday, 7), addDays(nextMonday, 11)]] } : {}),
    }
    return {
      id: random.id(at),
      name: agent ? 'Working week' : 'Opening hours',
      calendarId: calendar.id,
      timezone: calendar.timezone,
      serviceIds: [],
      configuration,
      ...stamp,
    }
  })
}
