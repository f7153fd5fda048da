import { useState } from 'react'

/** What somebody wants of a control whose code is still coming: that it opens, or the keys alone. */
export type EarlyWish = 'open' | 'focused'

/**
 * Keeps what was wanted of a control at its place holder (`waits` are the listeners of that), for the control to begin with
 * (`starts`). `onWish` is told at once, such as to have choices at hand by then.
 */
export function useEarlyWish(onWish?: (wish: EarlyWish | undefined) => void) {
  const [starts, setStarts] = useState<EarlyWish>()
  const tell = (wish: EarlyWish | undefined) => () => {
    setStarts(wish)
    onWish?.(wish)
  }
  return { starts, waits: { onFocus: tell('focused'), onBlur: tell(undefined), onClick: tell('open') } }
}
