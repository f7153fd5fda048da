import type { Closure } from '../../contract/closures.ts'
import type { GroupOperations } from '../operation.ts'
import { closureErrors } from '../rules/schedule-ranges.ts'
import { onPage } from './listing.ts'
import { born, erased, load, loadToWrite, patched, refuseImpossible, rewritten } from './record.ts'
import { mustExist } from './references.ts'

/** Closures and extra hours of the house (interface, section 8). */
export const closures: GroupOperations<'closures'> = {
  list: (_, context, page) => context.rows.find('closures', onPage(page)),

  create: async ({ body }, context) => {
    await mustExist('calendars', body.calendarIds, 'calendarIds', context)
    const empty: Closure = {
      ...born(context),
      reason: body.reason,
      kind: 'closed',
      dates: null,
      rule: null,
      ranges: [],
      calendarIds: [],
      sourceUid: null,
    }
    const row = patched(empty, body)
    refuseImpossible(closureErrors(row))
    await context.rows.insert('closures', row)
    return row
  },

  get: ({ params }, context) => load('closures', params.id, context),

  update: async ({ params, body }, context) => {
    const before = await loadToWrite('closures', params.id, context)
    await mustExist('calendars', body.calendarIds, 'calendarIds', context, before.calendarIds)
    const row = rewritten(before, body, context)
    refuseImpossible(closureErrors(row))
    await context.rows.replace('closures', row)
    return row
  },

  remove: async ({ params }, context) => {
    const row = await loadToWrite('closures', params.id, context)
    await context.rows.remove('closures', row.id)
    return erased(row, context)
  },
}
