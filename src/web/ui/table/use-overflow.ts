import { useState } from 'react'

/** Follows the room that a table needs and that its frame has, until the table goes. */
function follow(table: HTMLTableElement, tell: (wide: boolean) => void) {
  const frame = table.parentElement
  if (!frame) return undefined
  const observer = new ResizeObserver(() => tell(table.offsetWidth > frame.clientWidth + 1))
  observer.observe(table)
  observer.observe(frame)
  return () => observer.disconnect()
}

/** Whether a table needs more room than the element around it has. Give `watch` to the table as ref. */
export function useOverflow() {
  const [wide, setWide] = useState(false)
  const [watch] = useState(() => (table: HTMLTableElement | null) => (table ? follow(table, setWide) : undefined))
  return { wide, watch }
}
