import { useEffectEvent, useLayoutEffect } from 'react'
import { panelKeyOf, singleKeyOf } from '../../../ui/single-keys.ts'

/** The second key of “g s” belongs to the page that it goes to, and is pressed within this time. Milliseconds. */
const AFTER_G = 1500

/** Calls with each single key of the page, also inside of the one open panel; answer true to keep the key. */
export function usePageKey(onKey: (key: string, target: Element, inPanel: boolean) => boolean): void {
  const takes = useEffectEvent(onKey)
  // Keys are events of the window, and the first one can come as soon as the page is painted.
  useLayoutEffect(() => {
    let wentAt = -Infinity
    const listen = (event: KeyboardEvent) => {
      const single = singleKeyOf(event)
      const key = single ?? panelKeyOf(event)
      const follows = performance.now() - wentAt < AFTER_G
      wentAt = key === 'g' ? performance.now() : -Infinity
      if (key === undefined || follows || !(event.target instanceof Element)) return
      if (takes(key, event.target, single === undefined)) event.preventDefault()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
