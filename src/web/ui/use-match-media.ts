import { useCallback, useSyncExternalStore } from 'react'

/** A phone's screen, as `media.compact` has it. */
export const PHONE = '(max-width: 599.95px)'

/** Whether a media query holds now. */
export function useMatchMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void): (() => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
