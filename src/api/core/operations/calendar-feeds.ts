import type { CalendarFeed } from '../../contract/calendar-feeds.ts'
import type { CalendarFeedRow } from '../calendar-feeds.ts'
import type { Context } from '../context.ts'
import type { GroupOperations } from '../operation.ts'
import { onPage } from './listing.ts'
import { born, erased, loadToWrite, rewritten } from './record.ts'
import { mustExist } from './references.ts'

const answer = ({ generation, ...row }: CalendarFeedRow, { feedPath }: Context): CalendarFeed => ({
  ...row,
  address: feedPath?.(row, generation) ?? null,
})

/** The `feeds` extension (interface, section 8). */
export const calendarFeeds: GroupOperations<'calendarFeeds'> = {
  list: async ({ query }, context, page) => {
    const { calendarId } = query
    const where = calendarId === undefined ? [] : [{ field: 'calendarId', equals: calendarId }]
    const { items, total } = await context.rows.find('calendarFeeds', { where, ...onPage(page) })
    return { total, items: items.map((row) => answer(row, context)) }
  },

  create: async ({ body }, context) => {
    await mustExist('calendars', [body.calendarId], 'calendarId', context)
    const { calendarId, names = false } = body
    const row: CalendarFeedRow = { ...born(context), calendarId, names, generation: 1 }
    await context.rows.insert('calendarFeeds', row)
    return answer(row, context)
  },

  renew: async ({ params }, context) => {
    const before = await loadToWrite('calendarFeeds', params.id, context)
    const row = rewritten(before, { generation: before.generation + 1 }, context)
    await context.rows.replace('calendarFeeds', row)
    return answer(row, context)
  },

  remove: async ({ params }, context) => {
    const row = await loadToWrite('calendarFeeds', params.id, context)
    await context.rows.remove('calendarFeeds', row.id)
    return erased(answer(row, context), context)
  },
}
