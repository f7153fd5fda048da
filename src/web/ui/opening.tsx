import { useLayoutEffect } from 'react'

let pending = 0

/** Whether something that was asked for is on its way: what is typed meanwhile is meant for it, not for the page. */
export const isOpening = (): boolean => pending > 0

/** Stands where a panel or a dialog will be, while its code comes. */
export function Opening() {
  useLayoutEffect(() => {
    pending++
    return () => {
      pending--
    }
  }, [])
  return null
}
