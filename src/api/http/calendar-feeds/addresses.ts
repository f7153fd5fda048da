import type { FeedRef } from '../../core/context.ts'
import { notFound } from '../../core/failure.ts'
import { UUID_FORM } from '../../values/uuid.ts'
import { type CapabilityKeys, createCapabilities, SEAL } from '../capabilities.ts'

/** First segment of the addresses of calendar feeds (interface, section 8). */
export const FEEDS_PATH = '/feeds'

const FEED = new RegExp(`^${FEEDS_PATH}/(${UUID_FORM})/(${UUID_FORM})/([1-9]\\d{0,8})/(${SEAL})\\.ics$`)

/** What the address of a calendar feed opens. */
export interface OpenedFeed {
  feed: FeedRef
  /** The generation that the feed must still be in. */
  generation: number
}

/** The addresses of calendar feeds under the keys of this service alone. */
export function createFeedAddresses(keys: CapabilityKeys) {
  const { seal, verify } = createCapabilities(keys)
  const capability = ({ organizationId, id }: FeedRef, generation: number) =>
    ({ purpose: 'feed', organizationId, subject: id, generation }) as const
  return {
    path: (feed: FeedRef, generation: number): string =>
      `${[FEEDS_PATH, feed.organizationId, feed.id, generation, seal(capability(feed, generation))].join('/')}.ics`,
    /** Throws a failure for a path that was changed, or is none of these. */
    open(path: string): OpenedFeed {
      const [, organizationId = '', id = '', generation = '', given = ''] = FEED.exec(path) ?? []
      if (given === '') throw notFound('calendar feed')
      const feed = { organizationId, id }
      verify(capability(feed, Number(generation)), given)
      return { feed, generation: Number(generation) }
    },
  }
}
/** See `createFeedAddresses`. */
export type FeedAddresses = ReturnType<typeof createFeedAddresses>
