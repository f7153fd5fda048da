/** Rows of a page, and how many there are in all. */
export interface Found<T> {
  items: T[]
  total: number
}
