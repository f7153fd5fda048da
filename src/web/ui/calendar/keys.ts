import type { ArrowStep } from './geometry/walk.ts'

/** What a key asks for. */
export type Intent =
  | { ask: 'walk'; step: ArrowStep }
  | { ask: 'jump'; minutes: number }
  | { ask: 'activate' }
  | { ask: 'shift'; steps: number; columns: number }
  | { ask: 'lengthen'; steps: number }
  | { ask: 'lift' }
  | { ask: 'fit'; step: 1 | -1 }
  | { ask: 'abort' }

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey'>

const vertical: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }
const horizontal: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

function arrow({ key, altKey, shiftKey }: Key, carrying: boolean, rightToLeft: boolean): Intent | undefined {
  const steps = vertical[key]
  const columns = (horizontal[key] ?? 0) * (rightToLeft ? -1 : 1)
  const changing = altKey || carrying
  if (steps !== undefined) {
    if (changing && shiftKey) return { ask: 'lengthen', steps }
    if (changing) return { ask: 'shift', steps, columns: 0 }
    return { ask: 'walk', step: steps < 0 ? 'up' : 'down' }
  }
  if (columns === 0) return undefined
  if (changing) return { ask: 'shift', steps: 0, columns }
  return { ask: 'walk', step: columns < 0 ? 'back' : 'forward' }
}

/** The intent of a key, or nothing when the key is not the grid's; `carrying` while an event is picked up. */
export function intentOf(key: Key, carrying: boolean, rightToLeft: boolean): Intent | undefined {
  if (key.ctrlKey || key.metaKey) return undefined
  switch (key.key) {
    case 'Enter':
    case ' ':
      return key.altKey ? undefined : { ask: 'activate' }
    case 'Escape':
      return carrying ? { ask: 'abort' } : undefined
    case 'm':
    case 'M':
      return key.altKey || carrying ? undefined : { ask: 'lift' }
    case 'Tab':
      return carrying ? { ask: 'fit', step: key.shiftKey ? -1 : 1 } : undefined
    case 'Home':
      return { ask: 'walk', step: 'first' }
    case 'End':
      return { ask: 'walk', step: 'last' }
    case 'PageUp':
      return { ask: 'jump', minutes: -60 }
    case 'PageDown':
      return { ask: 'jump', minutes: 60 }
    default:
      return arrow(key, carrying, rightToLeft)
  }
}
