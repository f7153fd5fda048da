/** Rows that Page up and Page down pass. */
const PAGE = 3

/**
 * Where a key leads in a grid of `count` places with `columns` in a row, from the place `at`; undefined for a key that
 * does not move. An arrow never leaves the grid.
 */
export const stepInGrid = (
  key: string,
  at: number,
  { count, columns, rtl }: { count: number; columns: number; rtl: boolean },
): number | undefined => {
  const forward = rtl ? -1 : 1
  const vertical = (rows: number) => {
    const next = at + rows * columns
    if (next >= 0 && next < count) return next
    // From the last but one row the arrow reaches a shorter last row, too.
    const lastRow = Math.floor((count - 1) / columns)
    const row = Math.min(Math.max(Math.floor(at / columns) + rows, 0), lastRow)
    return Math.min(row * columns + (at % columns), count - 1)
  }
  const within = (next: number) => Math.min(Math.max(next, 0), count - 1)
  switch (key) {
    case 'ArrowRight':
      return within(at + forward)
    case 'ArrowLeft':
      return within(at - forward)
    case 'ArrowDown':
      return vertical(1)
    case 'ArrowUp':
      return vertical(-1)
    case 'PageDown':
      return vertical(PAGE)
    case 'PageUp':
      return vertical(-PAGE)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
