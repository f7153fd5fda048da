/** Rows of a page, and how many there are in all. */
export interface Found<T> {
  items: T[]
  total: number
}

/** Up to how many rows a page tells exactly how many there are: as many as the caller wants counted, and never fewer than it shows. */
export const countedUpTo = (countTo: number, offset: number, shown: number): number =>
  Math.max(countTo, shown > 0 ? offset + shown : 0)

/** A total as the caller wants it counted: where there are more rows than that, one more than was counted. */
export const totalCounted = (
  total: number,
  { countTo, offset = 0 }: { countTo?: number | undefined; offset?: number },
  shown: number,
): number => (countTo === undefined ? total : Math.min(total, countedUpTo(countTo, offset, shown) + 1))
