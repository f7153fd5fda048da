import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from '../store/after-paint.ts'

/** A value a moment late: the one that was on the screen last. What takes time to follow from what is typed waits so for the letter itself. */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value)
  // A frame comes outside of React.
  useEffect(
    () => (Object.is(value, painted) ? undefined : afterPaint(() => startTransition(() => setPainted(() => value)))),
    [value, painted],
  )
  return painted
}
