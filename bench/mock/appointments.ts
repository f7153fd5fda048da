import { KEPT_NAMES, type Snapshot } from '#api/stores/kept.ts'
import { idOf, ORGANIZATION, rowOf } from '#api/stores/testing/rows-of.ts'

const COUNT = 100_000
const CALENDARS = 20
const PER_WEEK = 1000
const WEEK = 7 * 24 * 3_600_000
const STEP = WEEK / PER_WEEK
/** Shorter than a step, so that no appointment reaches into the next week. */
const TEN_MINUTES = 600_000
const FIRST = Date.parse('2026-01-05T00:00:00.000Z')
const WEEKS = COUNT / PER_WEEK

const iso = (at: number): string => new Date(at).toISOString()

const appointment = (number: number) => {
  const start = FIRST + number * STEP
  return rowOf('appointments', number, {
    title: 'Check-up, 10 minutes',
    description: 'x'.repeat(300),
    startDate: iso(start),
    endDate: iso(start + TEN_MINUTES),
    calendarIds: [idOf(number % CALENDARS)],
    calendarId: idOf(number % CALENDARS),
    status: 'confirmed',
    guests: [{ email: `guest${number}@example.com`, extraFields: { firstName: 'Ana', lastName: `García ${number}` } }],
  })
}

/** 1,000 appointments in each of 100 weeks, in no order, as a database of records by id gives them. */
export const fullOfAppointments = (): Snapshot => {
  const snapshot = Object.fromEntries(KEPT_NAMES.map((name) => [name, [] as unknown[]])) as Snapshot
  snapshot.organizations.push({ id: ORGANIZATION, name: 'Bench', createdAt: '2026-01-01T00:00:00.000Z' })
  for (let number = 0; number < CALENDARS; number++) snapshot.calendars.push(rowOf('calendars', number))
  for (let at = 0; at < COUNT; at++) {
    // A prime that shares no factor with the count walks through every number once.
    const row = appointment((at * 7919) % COUNT)
    const [from, to] = [Date.parse(row.startDate), Date.parse(row.endDate)]
    const occupancy = { appointmentId: row.id, calendarId: row.calendarId, from, to, lapsesAt: null }
    snapshot.appointments.push(row)
    snapshot.occupancies.push({ organizationId: ORGANIZATION, appointmentId: row.id, occupancies: [occupancy] })
  }
  return snapshot
}

/** Another week in every round, so that no answer is remembered from an earlier one. */
export const weekOf = (round: number): { startDate: string; endDate: string } => {
  const start = FIRST + ((round * 37 + 11) % WEEKS) * WEEK
  return { startDate: iso(start), endDate: iso(start + WEEK) }
}
