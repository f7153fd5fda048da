import { MOST_HERE } from './arrange.ts'

/**
 * How a list is shown. `paged`: page by page, in the service's own order. `reading-all`: every record is on its way, since
 * order or search are the page's. `local`: every record is here and is ordered, searched and cut here. `too-many`: more than
 * can be read for that, so they stand as the service gives them.
 */
export type ListMode = 'paged' | 'reading-all' | 'local' | 'too-many'

/** What is known of a list by now. */
export interface ListFacts {
  /** The records are put together by the page; no list of the service holds them all. */
  gathered: boolean
  /** An order, a search or a filter that the interface does not have is in force. */
  arranges: boolean
  /** One answer of the service holds every record. */
  inOnePage: boolean
  /** Records that fit the filters; null where that is not known. */
  total: number | null
  /** Records that are here, where those are all; undefined while they are not. */
  held: number | undefined
}

/** The one way to show a list of which this is known. */
export function listMode({ gathered, arranges, inOnePage, total, held }: ListFacts): ListMode {
  if (arranges && Math.max(total ?? 0, held ?? 0) > MOST_HERE) return 'too-many'
  if (!arranges && !gathered) return inOnePage ? 'local' : 'paged'
  return held === undefined ? 'reading-all' : 'local'
}
