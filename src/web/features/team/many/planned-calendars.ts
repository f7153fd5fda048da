import type { Calendar } from '#api/contract/calendars.ts'
import { contract } from '#api/contract/table.ts'
import type { Api } from '../../../client/create-api.ts'
import { forEachOf } from '../../../client/for-each-of.ts'
import { listAll } from '../../../client/list-all.ts'
import { plannedUpdate } from '../../weekly-schedules/index.ts'
import { calendarWrite } from '../calendar-write.ts'
import { alikeBody, type AlikeCalendars } from './alike-calendars.ts'

/** What many calendars are changed to, with the writes; those that are so already are not among them. */
export async function plannedCalendars(api: Api, calendars: readonly Calendar[], values: AlikeCalendars) {
  const changed = calendars.flatMap((before) => {
    const body = alikeBody(before, values)
    return body ? [{ before, body }] : []
  })
  const moved = changed.flatMap(({ before, body: { timezone } }) =>
    timezone === undefined ? [] : [{ before, timezone }],
  )
  const ids = values.withSchedules ? moved.map(({ before }) => before.id) : []
  const stored = await forEachOf(
    ids,
    async (calendarId) => (await listAll(api, contract.weeklySchedules.list, { query: { calendarId } })).items,
  )
  const schedules = moved.flatMap(({ before, timezone }) =>
    (stored.get(before.id) ?? [])
      .filter((schedule) => schedule.timezone === before.timezone)
      .map((schedule) =>
        plannedUpdate(`${before.name} · ${schedule.name}`, schedule, { timezone }, schedule.version || undefined),
      ),
  )
  return {
    count: changed.length,
    change: {
      zones: new Map(moved.map(({ before, timezone }) => [before.id, timezone] as const)),
      schedules: schedules.map(({ change }) => change),
    },
    /** Once everything that is stored has been read. */
    writes: () => [
      ...changed.map(({ before, body }) => calendarWrite(before, body, before.version || undefined)),
      ...schedules.map(({ write }) => write()),
    ],
  }
}
