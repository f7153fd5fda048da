import type { freshAt, FreshMark } from '../fresh.ts'
import type { FeedChange } from './follow-feed.ts'

/** How long a mark is to be seen, milliseconds. */
const MARKED_FOR = 6000
/** Of more at once none is marked: where everything is new, a mark tells nothing. */
const MOST = 20

/** Marks what others have changed, each record for the same while after its last change. */
export const createFreshMarks = (fresh: ReturnType<typeof freshAt>, ownKey: string) => {
  const timers = new Map<FreshMark, ReturnType<typeof setTimeout>>()
  const put = (): void => fresh.set(new Set(timers.keys()))
  return {
    mark: (changes: readonly FeedChange[]): void => {
      // Another tab of the same key is nobody else.
      const others = changes.filter(({ key }) => key !== undefined && key !== ownKey)
      if (others.length === 0 || others.length > MOST) return
      for (const { resource, id } of others) {
        const mark: FreshMark = `${resource} ${id}`
        clearTimeout(timers.get(mark))
        const end = (): void => {
          timers.delete(mark)
          put()
        }
        timers.set(mark, setTimeout(end, MARKED_FOR))
      }
      put()
    },
    end: (): void => {
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
      put()
    },
  }
}
