import type { Request } from '@playwright/test'
import { readsIn } from './reads.ts'

const DAY = 86_400_000

/** Whether a call reads the days that are kept for a day without a line, which a page does last. */
export const isOfKeptDays = (request: Request): boolean =>
  readsIn(request).some(({ path, query }) => {
    const [from, to] = [Date.parse(query.get('startDate') ?? ''), Date.parse(query.get('endDate') ?? '')]
    // From before yesterday on.
    return path === '/api/v2/appointments' && from < Date.now() - DAY && to - from > 9 * DAY
  })
