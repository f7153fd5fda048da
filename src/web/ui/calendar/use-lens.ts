import { useMemo } from 'react'
import { lensMap } from './lens-store.ts'
import type { EventDraft, LensMap } from './scene.ts'
import type { TimeGridProps } from './time-grid-props.ts'

/** Where the event that is picked up fits: worked out when it is, and again only when what is shown changes. */
export function useLens({ lens, picking, columns }: TimeGridProps, draft: EventDraft | undefined): LensMap | undefined {
  const carried = draft?.action === 'move' ? draft : undefined
  const event = picking?.event ?? carried?.event
  const from = picking?.fromResourceId ?? carried?.from.resourceId
  return useMemo(
    () => (lens && event && from !== undefined ? lensMap(lens(event, from), event) : undefined),
    // oxlint-disable-next-line react/exhaustive-deps -- the same event may come again as another object, and new columns ask anew
    [lens, event?.id, from, columns],
  )
}
