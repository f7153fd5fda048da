import { notFound } from '../../core/failure.ts'
import { feedEvent, feedWindow, isFed, MOST_FED } from '../../core/rules/calendar-feed.ts'
import { ICS_TAIL, icsBody, icsHead } from '../../core/rules/ics.ts'
import type { Rows, Store } from '../../core/store.ts'
import { turn } from '../../core/turn.ts'
import type { OpenedFeed } from './addresses.ts'

/** Appointments that are written at once: then other calls have their turn. */
const AT_ONCE = 250
/** Readers are asked to come again after this time. */
const REFRESH = 'PT1H'

async function namesOf(ids: readonly string[], known: Map<string, string>, rows: Rows): Promise<void> {
  const missing = [...new Set(ids)].filter((id) => !known.has(id))
  if (missing.length === 0) return
  const { items } = await rows.find('services', { where: [{ field: 'id', anyOf: missing }] })
  for (const { id, name } of items) known.set(id, name)
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
    const parts = [icsHead(calendar.name, { refresh: REFRESH })]
    for (let offset = 0; offset < MOST_FED; offset += AT_ONCE) {
      const { items } = await rows.find('appointments', { where, offset, limit: AT_ONCE })
      const fed = items.filter((it) => isFed(it, now))
      await namesOf(
        fed.flatMap(({ serviceId }) => serviceId ?? []),
        services,
        rows,
      )
      parts.push(icsBody(fed.map((it) => feedEvent(it, telling))))
      if (items.length < AT_ONCE) break
      await turn()
    }
    return parts.join('') + ICS_TAIL
  })
