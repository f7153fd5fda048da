import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { FOCUS_HOME } from '../panel/focus-home.ts'
import { isTicked, tick, type Selection } from './selection.ts'

/** What of a row the keyboard can be on. */
type Control = 'row' | 'tick' | 'cell' | 'menu'

interface RowControls {
  /** Keys of the rows in their order. */
  keys: readonly string[]
  selection?: Selection | undefined
  /** Follows a row's link, or opens and closes what stands below it; does nothing for a row without either. */
  open: (key: string) => void
  /** Shows the menu of a row beside this button; absent where rows have none. */
  openMenu?: ((key: string, button: HTMLElement) => void) | undefined
}

const controlOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-control]') : null
const kindOf = ({ dataset: { control } }: HTMLElement): Control =>
  control === 'tick' || control === 'cell' || control === 'menu' ? control : 'row'
const rowOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('tr[data-key]') : null

/** Where a key leads from row `from` of `count`; undefined for other keys. A page is what the window shows, less one row. */
function rowAfter(key: string, from: number, count: number, page: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    Home: 0,
    End: count - 1,
    PageDown: from + page,
    PageUp: from - page,
  }
  const next = Object.hasOwn(steps, key) ? steps[key] : undefined
  return next === undefined ? undefined : Math.min(count - 1, Math.max(0, next))
}

/** The row that takes the place of one that is gone: what followed it, or else what stood before it. */
function rowInPlaceOf(gone: string, before: readonly string[], keys: readonly string[]): string | undefined {
  const [from, left] = [before.indexOf(gone), new Set(keys)]
  return before.slice(from + 1).find((key) => left.has(key)) ?? before.slice(0, from).findLast((key) => left.has(key))
}

/**
 * Keys and clicks of all rows, heard in one place. One row is active: the Tab key reaches its controls, the arrows, Home,
 * End and Page keys make another one active and stay on the same control, Space ticks, Shift with Space or a click ticks
 * up to there, Enter opens, the menu key shows the row's menu.
 */
export function useRowControls({ keys, selection, open, openMenu }: RowControls) {
  const [chosen, setActive] = useState<string>()
  const body = useRef<HTMLTableSectionElement>(null)
  const going = useRef<Control>(undefined)
  const held = useRef<HTMLElement>(undefined)
  const anchor = useRef<string>(undefined)
  const [before, setBefore] = useState(keys)
  const isThere = chosen !== undefined && keys.includes(chosen)
  if (before !== keys) {
    setBefore(keys)
    const next = chosen !== undefined && !isThere && before.includes(chosen) && rowInPlaceOf(chosen, before, keys)
    if (next) setActive(next)
  }
  const active = isThere ? chosen : keys[0]

  const find = (key: string | undefined, control: Control): HTMLElement | null | undefined => {
    const row = [...(body.current?.children ?? [])].find(
      (each) => each instanceof HTMLElement && each.dataset.key === key,
    )
    return row?.querySelector<HTMLElement>(`[data-control="${control}"]`) ?? row?.querySelector('[data-control]')
  }
  // The row that the focus goes to may be painted only now, so the focus follows the painting. A row that is gone leaves it to
  // the one that took its place; that it left this control is told by no event.
  useLayoutEffect(() => {
    if (held.current?.isConnected === false) {
      if (document.activeElement === document.body) going.current = kindOf(held.current)
      held.current = undefined
    }
    if (going.current === undefined) return
    const found = find(active, going.current)
    if (!found) return
    going.current = undefined
    found.focus()
  })

  const put = (key: string, on: boolean, upTo: boolean) => {
    if (!selection) return
    const [from, to] = [keys.indexOf(upTo ? (anchor.current ?? key) : key), keys.indexOf(key)]
    const rows = from < 0 ? [key] : keys.slice(Math.min(from, to), Math.max(from, to) + 1)
    tick(selection, rows, on, keys)
    if (!upTo || anchor.current === undefined) anchor.current = key
  }
  const toggle = (key: string, upTo: boolean) => selection && put(key, !isTicked(selection, key), upTo)

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const control = controlOf(event.target)
    const key = rowOf(event.target)?.dataset.key
    if (!control || key === undefined || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
      return
    const from = keys.indexOf(key)
    const height = rowOf(event.target)?.offsetHeight || 40
    const page = Math.max(1, Math.floor((innerHeight - 120) / height) - 1)
    const to = rowAfter(event.key, from, keys.length, page)
    const next = to === undefined ? undefined : keys[to]
    const kind = control.dataset.control
    if (next !== undefined) {
      event.preventDefault()
      if (event.shiftKey && selection) {
        anchor.current ??= key
        put(next, true, true)
      }
      const same = kindOf(control)
      const there = find(next, same)
      if (there) there.focus()
      else going.current = same
      setActive(next)
    } else if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
      const button = find(key, 'menu')
      if (!openMenu || button?.dataset.control !== 'menu') return
      event.preventDefault()
      openMenu(key, button)
    } else if (event.key === 'Enter' && kind === 'tick') {
      event.preventDefault()
      open(key)
    } else if (event.key === ' ' && kind === 'row' && selection) {
      event.preventDefault()
      toggle(key, event.shiftKey)
    }
  }

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const key = rowOf(event.target)?.dataset.key
    if (key === undefined || !(event.target instanceof Element)) return
    const control = controlOf(event.target)
    if (control?.dataset.control === 'menu') openMenu?.(key, control)
    if (control?.dataset.control === 'row' && control.hasAttribute('aria-expanded')) return open(key)
    const inside = event.target.closest('a, button, input, label, select, summary, textarea')
    if (inside || event.defaultPrevented || event.ctrlKey || event.metaKey) return
    // The whole row is a convenience for the mouse; the link in the first cell is what everybody else uses.
    if (event.shiftKey && selection) toggle(key, true)
    else if (getSelection()?.isCollapsed !== false) open(key)
  }

  return {
    active,
    /** Gives the focus to the active row. */
    focusActive: () => body.current?.querySelector<HTMLElement>('[data-control="tick"][tabindex="0"]')?.focus(),
    handlers: {
      ref: body,
      [FOCUS_HOME]: '[data-control="row"][tabindex="0"]',
      onKeyDown,
      onClick,
      onChange: (event: FormEvent<HTMLElement>) => {
        const control = controlOf(event.target)
        const key = rowOf(event.target)?.dataset.key
        if (control?.dataset.control !== 'tick' || key === undefined) return
        toggle(key, event.nativeEvent instanceof globalThis.MouseEvent && event.nativeEvent.shiftKey)
      },
      onFocus: (event: FocusEvent<HTMLElement>) => {
        const control = controlOf(event.target)
        held.current = control ?? undefined
        if (control) setActive(rowOf(event.target)?.dataset.key)
      },
      onBlur: () => {
        held.current = undefined
      },
      // Shift and a click would mark the text in between.
      onMouseDown: (event: MouseEvent<HTMLElement>) => {
        if (event.shiftKey && selection) event.preventDefault()
      },
    },
  }
}
