import { isObject } from '#api/contract/json-object.ts'

/** A view of a list that somebody gave a name. */
export interface SavedView {
  id: string
  name: string
  /** Filters, order and columns as the list writes them in its address, without “?”. */
  query: string
  /** Pinned views are tabs above the list; the others stand in the menu. */
  pinned: boolean
}

/** The views of one list, in the order of their tabs. */
export interface Shelf {
  views: readonly SavedView[]
  /** Id of the view (also of a built-in one) that the list opens with; null opens all. */
  start: string | null
}

/** A list without views. */
export const EMPTY_SHELF: Shelf = { views: [], start: null }

/** Id of the tab that shows everything. */
export const ALL = 'all'

/** What of an address belongs to a view: the named parameters in one order, so that equal views are equal texts. */
export const viewQuery = (params: URLSearchParams, names: readonly string[]): string => {
  const kept = new URLSearchParams()
  for (const name of names.toSorted()) {
    const value = params.get(name)
    if (value !== null) kept.set(name, value)
  }
  return kept.toString()
}

/** Puts a view at the end. */
export const addView = (shelf: Shelf, view: SavedView): Shelf => ({ ...shelf, views: [...shelf.views, view] })

/** Changes something about a view. */
export const changeView = (shelf: Shelf, id: string, change: Partial<Omit<SavedView, 'id'>>): Shelf => ({
  ...shelf,
  views: shelf.views.map((view) => (view.id === id ? { ...view, ...change } : view)),
})

/** Moves a view by some places; it stops at the ends. */
export const moveView = (shelf: Shelf, id: string, by: number): Shelf => {
  const from = shelf.views.findIndex((view) => view.id === id)
  const moved = shelf.views[from]
  if (!moved) return shelf
  const others = shelf.views.filter((view) => view.id !== id)
  return { ...shelf, views: others.toSpliced(Math.max(0, from + by), 0, moved) }
}

/** Takes a view away; a list that opened with it opens with everything again. */
export const removeView = (shelf: Shelf, id: string): Shelf => ({
  views: shelf.views.filter((view) => view.id !== id),
  start: shelf.start === id ? null : shelf.start,
})

/** Puts a removed view back where it was, and makes it the first again if it was. */
export const restoreView = (shelf: Shelf, before: Shelf, id: string): Shelf => {
  const at = before.views.findIndex((view) => view.id === id)
  const view = before.views[at]
  if (!view || shelf.views.some((other) => other.id === id)) return shelf
  return {
    views: shelf.views.toSpliced(at, 0, view),
    start: before.start === id && shelf.start === null ? id : shelf.start,
  }
}

/** Reads what was stored; what makes no sense, also from another version of this program, is left out. */
export const readShelf = (text: string | null): Shelf => {
  let stored: unknown
  try {
    stored = JSON.parse(text ?? 'null')
  } catch {
    return EMPTY_SHELF
  }
  if (!isObject(stored) || !Array.isArray(stored.views)) return EMPTY_SHELF
  const views = stored.views.flatMap((view: unknown): SavedView[] => {
    if (!isObject(view)) return []
    const { id, name, query, pinned } = view
    if (typeof id !== 'string' || typeof name !== 'string' || typeof query !== 'string') return []
    return [{ id, name, query, pinned: pinned === true }]
  })
  return { views, start: typeof stored.start === 'string' ? stored.start : null }
}
