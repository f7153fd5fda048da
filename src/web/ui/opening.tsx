import { useLayoutEffect } from 'react'
import { keepTypedAhead } from './typed-ahead.ts'

let pending = 0

/** Whether something that was asked for is on its way: what is typed meanwhile is meant for it, not for the page. */
export const isOpening = (): boolean => pending > 0

/** Stands where a panel or a dialog will be, while its code comes; its first field gets what is typed meanwhile. */
export function Opening() {
  useLayoutEffect(() => {
    pending++
    keepTypedAhead(isOpening)
    return () => {
      pending--
    }
  }, [])
  return null
}
