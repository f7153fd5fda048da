import type { Calendar } from '../../contract/calendars.ts'
import { isZone } from '../../time/offset.ts'
import type { Context } from '../context.ts'
import { unprocessable } from '../failure.ts'
import type { GroupOperations } from '../operation.ts'
import { refuseWithComing } from './coming.ts'
import { born, erased, loadToWrite, patched, rewritten } from './record.ts'

/** Refuses with 422 a zone that this machine does not know. */
export const checkZone = (timezone: string | undefined): void => {
  if (timezone !== undefined && !isZone(timezone)) {
    throw unprocessable('timezone', 'is not a known IANA zone', `There is no time zone ${timezone}.`)
  }
}

const forgetCalendar = async (id: string, context: Context): Promise<void> => {
  const schedules = await context.rows.find('weeklySchedules', { where: [{ field: 'calendarId', equals: id }] })
  for (const schedule of schedules.items) await context.rows.remove('weeklySchedules', schedule.id)
  const feeds = await context.rows.find('calendarFeeds', { where: [{ field: 'calendarId', equals: id }] })
  for (const feed of feeds.items) await context.rows.remove('calendarFeeds', feed.id)
  const closures = await context.rows.find('closures', { where: [{ field: 'calendarIds', holdsAnyOf: [id] }] })
  for (const closure of closures.items) {
    const left = closure.calendarIds.filter((it) => it !== id)
    // One of no calendar would be one of all.
    if (left.length === 0) await context.rows.remove('closures', closure.id)
    else await context.rows.replace('closures', rewritten(closure, { calendarIds: left }, context))
  }
  const people = await context.rows.find('people', { where: [{ field: 'calendarId', equals: id }] })
  for (const person of people.items) {
    await context.rows.replace('people', rewritten(person, { calendarId: null }, context))
  }
  const services = await context.rows.find('services', {
    where: [{ field: 'calendars', holdsAnyOf: [{ calendarId: id }] }],
  })
  for (const service of services.items) {
    const left = service.calendars?.filter((it) => it.calendarId !== id)
    await context.rows.replace('services', rewritten(service, { calendars: left }, context))
  }
}

/** The `calendars` extension (interface, section 8). */
export const adminCalendars: GroupOperations<'adminCalendars'> = {
  create: async ({ body }, context) => {
    checkZone(body.timezone)
    const empty: Calendar = {
      ...born(context),
      externalId: null,
      name: body.name,
      email: null,
      type: body.type,
      timezone: body.timezone,
      tags: [],
      userGroupId: null,
      extraFields: {},
    }
    const row = patched(empty, body)
    await context.rows.insert('calendars', row)
    return row
  },

  update: async ({ params, body }, context) => {
    const before = await loadToWrite('calendars', params.id, context)
    checkZone(body.timezone)
    const row = rewritten(before, body, context)
    await context.rows.replace('calendars', row)
    return row
  },

  remove: async ({ params }, context) => {
    // Bookings take the same lock, so that none slips in between the question and the deletion.
    await context.rows.lockCalendars([params.id])
    const row = await loadToWrite('calendars', params.id, context)
    await refuseWithComing('calendar', [{ field: 'calendarIds', holdsAnyOf: [row.id] }], context)
    await forgetCalendar(row.id, context)
    await context.rows.remove('calendars', row.id)
    return erased(row, context)
  },
}
