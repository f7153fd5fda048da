import { useId, useLayoutEffect, useState, type KeyboardEvent } from 'react'

/** Options that one key passes over. */
const PAGE = 5

/** Which option of a combobox is the active one, and how keys move it (WAI-ARIA combobox with a list that pops up). */
export interface Listbox {
  /** Id of the listbox element. */
  id: string
  active: number
  optionId: (index: number) => string
  setActive: (index: number) => void
  /** Moves on arrows, Home, End and the page keys; answers whether the key was one of them. */
  onKey: (event: KeyboardEvent) => boolean
}

/** Moves through `count` options; `reset` is a value whose change makes the first one active again. */
export function useListbox(count: number, reset: string): Listbox {
  const id = useId()
  const [state, setState] = useState({ reset, index: 0 })
  const active = state.reset === reset ? Math.max(0, Math.min(state.index, count - 1)) : 0
  const optionId = (index: number) => `${id}-${index}`
  const setActive = (index: number) => setState({ reset, index })

  // The focus stays in the field, so the browser does not bring the active option into sight by itself.
  useLayoutEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active, reset])

  const onKey = (event: KeyboardEvent): boolean => {
    if (count === 0 || event.altKey || event.metaKey || event.ctrlKey || event.shiftKey) return false
    const last = count - 1
    const next: Record<string, number> = {
      ArrowDown: active === last ? 0 : active + 1,
      ArrowUp: active === 0 ? last : active - 1,
      Home: 0,
      End: last,
      PageUp: Math.max(0, active - PAGE),
      PageDown: Math.min(last, active + PAGE),
    }
    const index = next[event.key]
    if (index === undefined) return false
    event.preventDefault()
    setActive(index)
    return true
  }
  return { id, active, optionId, setActive, onKey }
}
