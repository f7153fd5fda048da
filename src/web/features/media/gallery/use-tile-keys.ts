import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { stepInGrid } from '../../../fields/media/grid-keys.ts'
import { isTicked, tick, type Selection } from '../../../ui/table/selection.ts'

interface TileKeys {
  /** Keys of the tiles in their order. */
  keys: readonly string[]
  columns: number
  selection: Selection
  /** Key of what is shown over the page; empty while nothing is. */
  shown: string
  open: (key: string) => void
  /** Ticks all there are. */
  tickAll: () => void
  /** Asks whether to delete: the ticked ones or, while there are none, this one. */
  remove: (key: string) => void
}

const placeOf = (target: EventTarget): number => {
  const tile = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null
  return tile ? Number(tile.dataset.index) : -1
}
const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl'

/**
 * Keys and clicks of all tiles, heard in one place. The Tab key reaches one of them; arrows, Home, End and the Page keys lead
 * to others, Shift with them or with a click ticks all up to there, Space ticks one, Ctrl or Cmd with A all, Delete asks.
 */
export function useTileKeys({ keys, columns, selection, shown, open, tickAll, remove }: TileKeys) {
  const [at, setAt] = useState({ key: '', index: 0 })
  const grid = useRef<HTMLDivElement>(null)
  const going = useRef(false)
  const anchor = useRef<string>(undefined)
  const known = keys.indexOf(at.key)
  // When the tile with the focus is deleted, its neighbour takes its place.
  const current = known >= 0 ? known : Math.max(0, Math.min(at.index, keys.length - 1))

  const goTo = (index: number) => setAt({ key: keys[index] ?? '', index })
  const find = () => grid.current?.querySelector<HTMLElement>(`[data-index="${current}"] > a`)
  // The tile that the focus goes to may be painted only now, so the focus follows the painting.
  useLayoutEffect(() => {
    if (!going.current) return
    const found = find()
    if (!found) return
    going.current = false
    found.focus()
  })

  // What was leafed through ends at another tile than the one that it began at, to which the window over the page gives
  // the focus back as it goes. Both after that and after the effect above, which would be content with the tile of before.
  const wasShown = useRef('')
  const comeBack = useEffectEvent(() => {
    const index = shown === '' ? keys.indexOf(wasShown.current) : -1
    wasShown.current = shown
    if (index < 0) return
    going.current = true
    goTo(index)
  })
  useEffect(() => comeBack(), [shown])

  const put = (index: number, on: boolean, upTo: boolean) => {
    const key = keys[index]
    if (key === undefined) return
    const from = upTo && anchor.current !== undefined ? keys.indexOf(anchor.current) : index
    const range = from < 0 ? [key] : keys.slice(Math.min(from, index), Math.max(from, index) + 1)
    tick(selection, range, on, keys)
    if (!upTo || anchor.current === undefined) anchor.current = key
  }
  const toggle = (index: number, upTo: boolean) => {
    const key = keys[index]
    if (key !== undefined) put(index, upTo || !isTicked(selection, key), upTo)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.defaultPrevented) return
    const command = event.ctrlKey || event.metaKey
    if (command && event.key.toLowerCase() === 'a') tickAll()
    else if (command) return
    else if (event.key === ' ') toggle(current, event.shiftKey)
    else if (event.key === 'Delete') remove(keys[current] ?? '')
    else {
      const next = stepInGrid(event.key, current, { count: keys.length, columns, rtl: isRtl(event.currentTarget) })
      if (next === undefined) return
      if (event.shiftKey) {
        anchor.current ??= keys[current]
        put(next, true, true)
      } else anchor.current = undefined
      going.current = true
      goTo(next)
    }
    event.preventDefault()
  }

  return {
    /** Place of the tile that the Tab key leads to. */
    current,
    /** Gives the focus to that tile. */
    focusCurrent: () => grid.current?.querySelector<HTMLElement>('[data-index] > a[tabindex="0"]')?.focus(),
    handlers: {
      ref: grid,
      onKeyDown,
      onChange: (event: FormEvent<HTMLElement>) => {
        const { nativeEvent } = event
        toggle(placeOf(event.target), nativeEvent instanceof globalThis.MouseEvent && nativeEvent.shiftKey)
      },
      onClick: (event: MouseEvent<HTMLElement>) => {
        const inTile = event.target instanceof Element && event.target.closest('[data-index] > a')
        // With Ctrl or Cmd the link opens a tab of its own.
        if (!inTile || event.ctrlKey || event.metaKey || event.altKey) return
        event.preventDefault()
        const index = placeOf(event.target)
        if (event.shiftKey) toggle(index, true)
        else open(keys[index] ?? '')
      },
      onFocus: (event: FocusEvent<HTMLElement>) => {
        const index = placeOf(event.target)
        if (index >= 0) goTo(index)
      },
      // Shift and a click would mark the text in between.
      onMouseDown: (event: MouseEvent<HTMLElement>) => {
        if (event.shiftKey) event.preventDefault()
      },
    },
  }
}
