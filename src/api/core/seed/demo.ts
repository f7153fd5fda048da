import { DAY } from '../../time/durations.ts'
import { formatInstant } from '../../time/instant.ts'
import { dateOf } from '../../time/zoned.ts'
import { occupanciesOf } from '../rules/overlap.ts'
import type { Rows, TableName, Tables } from '../store.ts'
import { makeAppointments, type Plan } from './appointments.ts'
import { makeBlocks, makePolls } from './blocks-and-polls.ts'
import { makeCalendars, makeServices, makeServiceTypes, makeWeeklySchedules } from './clinic.ts'
import { makeMultimedia, makePresets, makeRooms } from './media.ts'
import { randomFrom } from './random.ts'

/** All rows of the demo clinic. */
export type Demo = { [T in TableName]: Tables[T][] }

/** What the demo depends on: the same seed on the same date gives the same rows. */
export interface DemoSettings {
  organizationId: string
  seed: string
  /** Epoch milliseconds; only its date and, for today's statuses, its hour matter. */
  now: number
}

/** A living clinic around today: 8 agents and 4 assets in two zones, 15 services, some 1,500 appointments. */
export const makeDemo = ({ organizationId, seed, now }: DemoSettings): Demo => {
  const today = dateOf(now, 'Europe/Madrid')
  const random = randomFrom(`${seed} ${today}`)
  const founded = Date.parse(`${today}T00:00:00Z`) - 90 * DAY
  const createdAt = formatInstant(founded)
  const stamp = { organizationId, createdAt, updatedAt: createdAt, version: 1 }

  const calendars = makeCalendars(random, stamp, founded)
  const serviceTypes = makeServiceTypes(random, stamp, founded)
  const services = makeServices(random, stamp, founded, serviceTypes, calendars)
  const weeklySchedules = makeWeeklySchedules(random, stamp, founded, calendars, today)
  const plan: Plan = { random, stamp, now, calendars, services, schedules: weeklySchedules }
  const booked = makeAppointments(plan)
  const multimedia = makeMultimedia(random, stamp, founded)
  const presets = makePresets(random, stamp, founded, multimedia)

  return {
    calendars,
    serviceTypes,
    services: services.map(({ assetId: _, ...service }) => service),
    weeklySchedules,
    appointments: [...booked, ...makeBlocks(plan, booked), ...makePolls(plan)],
    multimedia,
    presets,
    rooms: makeRooms(random, stamp, presets, multimedia, founded),
    mediumVersions: [],
    trash: [],
    closures: [],
    calendarFeeds: [],
    backups: [],
    people: [],
    invitations: [],
    organizationSettings: [],
    imports: [],
    externalIds: [],
  }
}

/** Rows that go into a store with one statement. */
const BATCH = 200

const inBatches = async <T>(list: readonly T[], write: (batch: T[]) => Promise<void>): Promise<void> => {
  for (let at = 0; at < list.length; at += BATCH) await write(list.slice(at, at + BATCH))
}

const TABLES = [
  'calendars',
  'serviceTypes',
  'services',
  'weeklySchedules',
  'multimedia',
  'presets',
  'rooms',
  'appointments',
] as const

/** Writes the demo into an empty organization, occupied times included. */
export const insertDemo = async (rows: Rows, demo: Demo, now: number): Promise<void> => {
  const insert = <T extends TableName>(table: T): Promise<void> =>
    inBatches<Tables[T]>(demo[table], (batch) => rows.insertAll(table, batch))
  for (const table of TABLES) await insert(table)
  const services = new Map(demo.services.map((service) => [service.id, service]))
  await inBatches(demo.appointments, (batch) => {
    const taken = batch.flatMap((it) => occupanciesOf(it, services.get(it.serviceId ?? '')))
    return rows.occupyAll(taken, now)
  })
}
