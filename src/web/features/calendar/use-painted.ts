import { useEffect, useState } from 'react'
import { afterPaint } from '../../store/after-paint.ts'

/** Whether what is there since `isReady` has been on the screen, so that what can wait for it may be asked; once true it stays so. */
export function usePainted(isReady: boolean): boolean {
  const [isPainted, setPainted] = useState(false)
  // A frame comes outside of React.
  useEffect(() => (isReady && !isPainted ? afterPaint(() => setPainted(true)) : undefined), [isReady, isPainted])
  return isPainted
}
