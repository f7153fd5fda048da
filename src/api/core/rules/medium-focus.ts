import type { Multimedia } from '../../contract/multimedia.ts'

/** What of a picture stays in sight where it is cut: shares of its width from the left and of its height from the top, 0 to 1. */
export interface Focus {
  x: number
  y: number
}

/** What stays in sight of a picture of which nobody said more. */
export const MIDDLE: Focus = { x: 0.5, y: 0.5 }

type Kept = Pick<Multimedia, 'environment'>

const isShare = (kept: unknown): kept is number => typeof kept === 'number' && kept >= 0 && kept <= 1

const isFocus = (kept: unknown): kept is Focus =>
  typeof kept === 'object' && kept !== null && 'x' in kept && 'y' in kept && isShare(kept.x) && isShare(kept.y)

/** The focal point of a medium, as its open field `environment.focus` says; whatever else stands there is none. */
export const focusOf = ({ environment }: Partial<Kept>): Focus | undefined => {
  const kept = environment?.['focus']
  return isFocus(kept) ? { x: kept.x, y: kept.y } : undefined
}

/** The open fields of a medium with this focal point from now on; without one where there is none. */
export function withFocus(environment: Kept['environment'], focus: Focus | null): Kept['environment'] {
  const kept = environment['focus']
  // What is no focal point is another client's.
  if (kept !== undefined && !isFocus(kept)) return environment
  const { focus: _before, ...others } = environment
  return focus === null ? others : { ...others, focus }
}
