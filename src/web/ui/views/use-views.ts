import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ALL, viewQuery, type SavedView, type Shelf } from './shelf.ts'
import { useShelf, type ChangeShelf } from './use-shelf.ts'

/** A view that the page itself offers, such as “Inactive”; it can neither be renamed nor deleted. */
export interface BuiltInView {
  id: string
  name: string
  query: string
}

/** Name of the parameter that says which view an address started from. */
const VIEW_PARAM = 'saved'

/** What tabs and menu know of the views of a list. */
export interface Views {
  shelf: Shelf
  change: ChangeShelf
  /** Filters, order and columns in force. */
  query: string
  /** The saved view that the address started from or equals. */
  saved: SavedView | undefined
  /** Id of the tab to mark. */
  current: string
  /** Whether the marked view has been changed since. */
  modified: boolean
  /** The search text of the address that opens a view. */
  addressOf: (id: string, query: string) => string
}

/** Puts the views of a list and its address together. */
export function useViews(storeKey: string, names: readonly string[], builtIn: readonly BuiltInView[]): Views {
  const [shelf, change] = useShelf(storeKey)
  const [params] = useSearchParams()
  return useMemo(() => {
    const query = viewQuery(params, names)
    const normal = (text: string) => viewQuery(new URLSearchParams(text), names)
    const everything = { id: ALL, query: '' }
    const all = [everything, ...builtIn, ...shelf.views]
    const named = all.find(({ id }) => id === params.get(VIEW_PARAM))
    // Who filters without having chosen a view began with everything.
    const marked = named ?? all.find((view) => normal(view.query) === query) ?? everything
    return {
      shelf,
      change,
      query,
      saved: shelf.views.find(({ id }) => id === marked.id),
      current: marked.id,
      modified: normal(marked.query) !== query,
      addressOf: (id, text) => {
        const next = new URLSearchParams(text)
        const limit = params.get('limit')
        // How many rows a page has is a habit of the reader, whichever view is open.
        if (limit !== null) next.set('limit', limit)
        // Everything needs no name, unless the list would open with something else.
        if (id !== ALL || shelf.start !== null) next.set(VIEW_PARAM, id)
        return `?${next.toString()}`
      },
    }
  }, [shelf, change, params, names, builtIn])
}
