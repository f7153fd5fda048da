import type { PointerEvent } from 'react'
import { paint } from '../theme/paint.ts'

/** How the grip of such a row looks. */
export const GRIP = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 24,
  blockSize: 32,
  color: paint.soft,
  cursor: 'grab',
  touchAction: 'none',
  '& svg': { strokeWidth: 3 },
} as const

/**
 * Drags a row of a list by its grip; when it is let go, `onMove` gets the number of places, towards the start where
 * negative. It stays within the places that there are before and after it.
 */
export function dragRow(
  down: PointerEvent<HTMLElement>,
  { before, after }: { before: number; after: number },
  onMove: (by: number) => void,
): void {
  if (down.button !== 0) return
  down.preventDefault()
  const grip: HTMLElement = down.currentTarget
  const row = grip.closest('li')
  if (!row) return
  const height = row.offsetHeight || 1
  const step = (y: number) => Math.min(after, Math.max(-before, Math.round((y - down.clientY) / height)))
  grip.setPointerCapture(down.pointerId)
  row.dataset['dragged'] = ''
  const listening = new AbortController()
  const { signal } = listening
  const end = () => {
    listening.abort()
    delete row.dataset['dragged']
    row.style.translate = ''
  }
  const follow = ({ clientY }: globalThis.PointerEvent) => (row.style.translate = `0 ${step(clientY) * height}px`)
  const drop = ({ clientY }: globalThis.PointerEvent) => {
    end()
    if (step(clientY) !== 0) onMove(step(clientY))
  }
  grip.addEventListener('pointermove', follow, { signal })
  grip.addEventListener('pointercancel', end, { signal })
  grip.addEventListener('pointerup', drop, { signal })
}
