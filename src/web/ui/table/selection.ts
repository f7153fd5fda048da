/** Which rows are ticked, by their key. */
export interface Selection {
  selected: ReadonlySet<string>
  onChange: (selected: ReadonlySet<string>) => void
  /** Given where more rows can fit the filters than one page shows: all of them can then be ticked together. */
  matching?: Matching
}

/** All the rows that fit the filters, the unseen ones too. */
export interface Matching {
  /** How many they are; null where the deployment does not tell. */
  total: number | null
  /** Whether they are more than `total`. */
  isMore?: boolean
  /** Whether those on screen are not all yet, though nothing says so: they come while one looks. */
  growing?: boolean
  /** Whether all of them are ticked; `selected` then says nothing. */
  all: boolean
  onAll: (all: boolean) => void
  /** Rows taken out of all again. Without `onExcept`, to untick one row ends “all” and leaves the page ticked. */
  except?: ReadonlySet<string>
  onExcept?: (except: ReadonlySet<string>) => void
}

/** No rows. */
export const NONE: ReadonlySet<string> = new Set()

/** Whether a row is ticked. */
export const isTicked = ({ selected, matching }: Selection, key: string): boolean =>
  matching?.all ? !matching.except?.has(key) : selected.has(key)

/** How many rows are ticked; null for all of a list that nobody has counted to its end. */
export function tickedCount({ selected, matching }: Selection): number | null {
  if (!matching?.all) return selected.size
  return matching.total === null || matching.isMore ? null : Math.max(0, matching.total - (matching.except?.size ?? 0))
}

/** Ticks or unticks some rows of a page. */
export function tick(selection: Selection, rows: readonly string[], on: boolean, page: readonly string[]): void {
  const { selected, onChange, matching } = selection
  if (!matching?.all) {
    onChange(withRows(selected, rows, on))
  } else if (matching.onExcept) {
    const except = withRows(matching.except ?? NONE, rows, !on)
    // All but all is none.
    if (except.size === matching.total) untickAll(selection)
    else matching.onExcept(except)
  } else if (!on) {
    matching.onAll(false)
    onChange(new Set(page.filter((key) => !rows.includes(key))))
  }
}

/** Takes every tick away. */
export function untickAll({ onChange, matching }: Selection): void {
  if (matching?.all) matching.onAll(false)
  if (matching?.except?.size) matching.onExcept?.(NONE)
  onChange(NONE)
}

function withRows(set: ReadonlySet<string>, rows: readonly string[], on: boolean): ReadonlySet<string> {
  const next = new Set(set)
  for (const key of rows) {
    if (on) next.add(key)
    else next.delete(key)
  }
  return next
}
