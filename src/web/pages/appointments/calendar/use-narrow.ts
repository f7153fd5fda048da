import { useSyncExternalStore } from 'react'

const query = '(max-width: 599.95px)'
const subscribe = (listener: () => void): (() => void) => {
  const list = matchMedia(query)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** Whether the screen is a phone's, which has room for one column. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches)
