import type { Appointment } from '../../contract/appointments.ts'
import { Failure, notFound } from '../../core/failure.ts'
import type { Found } from '../../core/found.ts'
import { feedEvent, feedWindow, isFed, MOST_FED } from '../../core/rules/calendar-feed.ts'
import { ICS_TAIL, icsBody, icsHead } from '../../core/rules/ics.ts'
import type { Rows, Store } from '../../core/store.ts'
import { turn } from '../../core/turn.ts'
import type { OpenedFeed } from './addresses.ts'

/** Appointments that are read at once, and bytes of them: then other calls have their turn. */
const AT_ONCE = 250
const BYTES_AT_ONCE = 4 * 1024 * 1024
/** Readers are asked to come again after this time. */
const REFRESH = 'PT1H'

async function namesOf(ids: readonly string[], known: Map<string, string>, rows: Rows): Promise<void> {
  const missing = [...new Set(ids)].filter((id) => !known.has(id))
  if (missing.length === 0) return
  const { items } = await rows.find('services', { where: [{ field: 'id', anyOf: missing }] })
  for (const { id, name } of items) known.set(id, name)
}

/** The rows of a page; undefined where they are too large to be read at once. */
async function within(find: () => Promise<Found<Appointment>>): Promise<Appointment[] | undefined> {
  try {
    return (await find()).items
  } catch (error) {
    if (error instanceof Failure && error.refusal === 'unprocessable') return undefined
    throw error
  }
}

/**
 * A calendar feed as it is now, in pages and never all rows at once; throws a failure where the feed was revoked, or its
 * calendar is gone. It tells of what takes time within `feedWindow`.
 */
export const writeFeed = (store: Pick<Store, 'read'>, { feed, generation }: OpenedFeed, now: number): Promise<string> =>
  store.read(feed.organizationId, async (rows) => {
    const kept = await rows.get('calendarFeeds', feed.id)
    const calendar = kept && (await rows.get('calendars', kept.calendarId))
    if (!calendar || kept.generation !== generation) throw notFound('calendar feed')
    const settings = await rows.get('organizationSettings', feed.organizationId)
    const services = new Map<string, string>()
    const telling = { names: kept.names, language: settings?.language ?? null, services }
    const where = [
      { field: 'calendarIds', holdsAnyOf: [calendar.id] },
      { field: 'status', noneOf: ['cancelled'] },
      { during: feedWindow(now) },
    ]
    // Among other calendars it stands by its name alone, which says whose it is.
    const name = [calendar.name, settings?.name].filter(Boolean).join(' · ')
    const parts = [icsHead(name, { refresh: REFRESH })]
    let limit = AT_ONCE
    for (let offset = 0; offset < MOST_FED;) {
      const items = await within(() => rows.find('appointments', { where, offset, limit, withinBytes: BYTES_AT_ONCE }))
      if (!items && limit > 1) {
        limit = Math.ceil(limit / 5)
        continue
      }
      const read = items ?? (await rows.find('appointments', { where, offset, limit: 1 })).items
      const fed = read.filter((it) => isFed(it, now))
      await namesOf(
        fed.flatMap(({ serviceId }) => serviceId ?? []),
        services,
        rows,
      )
      parts.push(icsBody(fed.map((it) => feedEvent(it, telling))))
      if (read.length < limit) break
      offset += read.length
      await turn()
    }
    return parts.join('') + ICS_TAIL
  })
