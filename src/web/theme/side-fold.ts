import { createStore } from '../store/store.ts'

const KEY = 'frontdesk-side'

/** A window with room for the words of the side column beside the page; `index.html` asks for the same width. */
const ROOMY = '(min-width: 1200px)'

/** Whether the side column of a desk shows its icons only, by choice or for want of room (`index.html` begins with it). */
export const sideFold = createStore(
  typeof document !== 'undefined' && document.documentElement.dataset['side'] === 'folded',
)

/** Whether the reader chose in this document, where the browser may keep nothing. */
let isChosen = false

function hasChosen(): boolean {
  try {
    return isChosen || localStorage.getItem(KEY) !== null
  } catch {
    return isChosen
  }
}

function show(isFolded: boolean): void {
  document.documentElement.dataset['side'] = isFolded ? 'folded' : ''
  sideFold.set(isFolded)
}

/** Folds the side column, or unfolds it; this browser keeps it so. */
export function keepSideFold(isFolded: boolean): void {
  isChosen = true
  show(isFolded)
  try {
    localStorage.setItem(KEY, isFolded ? 'folded' : '')
  } catch {
    // A browser that keeps nothing has it so until the next load.
  }
}

/** Until the reader chooses, the column follows the width of the window, also of one that was opened narrow. Answers how to stop. */
export function followWidth(): () => void {
  const roomy = matchMedia(ROOMY)
  const follow = () => {
    if (!hasChosen() && sideFold.get() === roomy.matches) show(!roomy.matches)
  }
  follow()
  roomy.addEventListener('change', follow)
  return () => roomy.removeEventListener('change', follow)
}
