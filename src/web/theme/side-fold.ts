import { createStore } from '../store/store.ts'

/** Whether the side column of a desk shows its icons only, by choice or for want of room (`index.html` begins with it). */
export const sideFold = createStore(
  typeof document !== 'undefined' && document.documentElement.dataset['side'] === 'folded',
)

/** Folds the side column, or unfolds it; this browser keeps it so. */
export function keepSideFold(isFolded: boolean): void {
  const value = isFolded ? 'folded' : ''
  document.documentElement.dataset['side'] = value
  sideFold.set(isFolded)
  try {
    localStorage.setItem('frontdesk-side', value)
  } catch {
    // A browser that keeps nothing has it so until the next load.
  }
}
