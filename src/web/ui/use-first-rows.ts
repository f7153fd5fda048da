import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** The first rows of a list, and the way to the others. */
interface FirstRows<Row, List extends HTMLElement> {
  shown: readonly Row[]
  /** For the element whose children are the rows. */
  list: RefObject<List | null>
  /** Shows all; undefined where none is left out. The button for it goes, and the focus goes on in the first row that came. */
  showAll: (() => void) | undefined
}

/** Keeps a list to its first rows until somebody asks for all. */
export function useFirstRows<Row, List extends HTMLElement = HTMLUListElement>(
  rows: readonly Row[],
  first: number,
): FirstRows<Row, List> {
  const [isAll, setAll] = useState(false)
  const list = useRef<List>(null)
  const showAll = () => {
    flushSync(() => setAll(true))
    const came = [...(list.current?.children ?? [])].slice(first)
    const stops = came.map((row) => (row.matches('a, button') ? row : row.querySelector('a, button')))
    const stop = stops.find((it) => it !== null)
    if (stop instanceof HTMLElement) stop.focus()
  }
  const isCut = !isAll && rows.length > first
  return { shown: isCut ? rows.slice(0, first) : rows, list, showAll: isCut ? showAll : undefined }
}
