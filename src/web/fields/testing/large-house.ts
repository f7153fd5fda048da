import { gzipSync } from 'node:zlib'
import type { Appointment } from '#api/contract/appointments.ts'
import { emptyAppointment } from '#api/contract/empty-appointment.ts'
import type { Rows } from '#api/core/store.ts'
import { DAY, MINUTE } from '#api/time/durations.ts'
import { openService } from './service-in-page.tsx'

/** The Monday of the week that is booked. */
export const BOOKED_WEEK = '2027-03-08'
const PEOPLE = 200
/** Of each person on each of five days: 20,000 in the week. */
const A_DAY = 20

const idOf = (kind: number, number: number): string =>
  `01890000-0000-7000-8${String(kind).padStart(3, '0')}-${String(number).padStart(12, '0')}`

const fill = async (rows: Rows, organizationId: string, week: string): Promise<void> => {
  const at = `${week}T00:00:00.000Z`
  const stamp = { organizationId, createdAt: at, updatedAt: at, version: 1 }
  const numbers = Array.from({ length: PEOPLE }, (_, number) => number)
  const [calendar] = (await rows.find('calendars', { limit: 1 })).items
  const [schedule] = (await rows.find('weeklySchedules', { limit: 1 })).items
  if (!calendar || !schedule) throw new Error('the demo has calendars with hours')
  const workingHours = Object.fromEntries(['0', '1', '2', '3', '4'].map((day) => [day, [['09:00', '20:00'] as const]]))
  for (const number of numbers) {
    const id = idOf(1, number)
    const name = `Aa ${String(number).padStart(3, '0')}`
    await rows.insert('calendars', { ...calendar, ...stamp, id, name, type: 'agent', timezone: 'Europe/Madrid' })
    await rows.insert('weeklySchedules', {
      ...schedule,
      ...stamp,
      id: idOf(2, number),
      calendarId: id,
      timezone: 'Europe/Madrid',
      serviceIds: [],
      configuration: { ...schedule.configuration, workingHours: structuredClone(workingHours) as never },
    })
  }
  const visits = numbers.flatMap((person) =>
    Array.from({ length: 5 * A_DAY }, (_, visit): Appointment => {
      const day = Math.floor(visit / A_DAY) * DAY
      const start = Date.parse(`${week}T08:00:00Z`) + day + (visit % A_DAY) * 30 * MINUTE
      return {
        ...emptyAppointment(),
        ...stamp,
        id: idOf(3, person * 1000 + visit),
        title: `Visit ${person} ${visit}`,
        status: 'confirmed',
        startDate: new Date(start).toISOString(),
        endDate: new Date(start + 25 * MINUTE).toISOString(),
        calendarId: idOf(1, person),
        calendarIds: [idOf(1, person)],
      }
    }),
  )
  await rows.insertAll('appointments', visits)
}

/**
 * A house of 200 people with 20,000 appointments in the week of a Monday, beside the demo, and what of it comes over the
 * line.
 */
export const openLargeHouse = async (extensions: string[], week = BOOKED_WEEK) => {
  const reading: Promise<number>[] = []
  const service = await openService('admin', ['calendars', 'keys', ...extensions], [], undefined, {
    fill: (rows, organizationId) => fill(rows, organizationId, week),
    onAnswer: (_, answer) => void reading.push(answer.text().then((text) => gzipSync(text).length)),
  })
  /** The paths of all reads, alone or in a batch. */
  const reads = (): string[] =>
    service.calls.flatMap(({ path, query, body }) =>
      path === '/x/batch' ? (body as { reads: { path: string }[] }).reads.map((it) => it.path) : [`${path}${query}`],
    )
  /** How many calls there were, and the bytes of their answers as they are compressed. */
  const told = async () => {
    const sizes = await Promise.all(reading)
    return { calls: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
  }
  return { ...service, reads, told }
}
