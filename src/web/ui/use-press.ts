import { useCallback, useEffect, useState } from 'react'
import { createStore, useStore } from '../store/store.ts'

const held = createStore(false)
const hold = (): void => held.set(true)
/** Each key comes here too: nobody need hear of it where nothing was pressed. */
const release = (): void => {
  if (held.get()) held.set(false)
}
/** The click follows the end of the press in the same turn. */
const settle = (): void => void requestAnimationFrame(release)

let followers = 0
let listening: AbortController | undefined

/** Whether a finger or a button of the mouse is down anywhere on the page. */
const press = {
  get: held.get,
  subscribe: (listener: () => void): (() => void) => {
    followers += 1
    if (!listening) {
      listening = new AbortController()
      const options = { capture: true, signal: listening.signal }
      window.addEventListener('pointerdown', hold, options)
      for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, settle, options)
      // An end that the page is not told of must not hold what is typed next.
      window.addEventListener('keydown', release, options)
    }
    const leave = held.subscribe(listener)
    return () => {
      leave()
      followers -= 1
      if (followers > 0) return
      listening?.abort()
      listening = undefined
      held.set(false)
    }
  },
}

/**
 * The value, but while something is pressed the one from before: what takes its room in a form must not move what is being pressed
 * from under the pointer. The value keeps its identity as long as it is the same.
 */
export function useStill<T>(value: T): T {
  const isHeld = useStore(press)
  const [still, setStill] = useState(value)
  if (!isHeld && still !== value) setStill(value)
  return isHeld ? still : value
}

/**
 * What puts something off until a press is over that takes the focus away, and does it at once where nothing is pressed: what is
 * pressed must not move from under the pointer, or the press meets nothing.
 */
export function useAfterPress(): (work: () => void) => void {
  // Not `:active`: a mouse beside a touch screen was seen to press without it.
  useEffect(() => press.subscribe(() => undefined), [])
  return useCallback((work) => {
    if (!held.get()) return work()
    const leave = held.subscribe(() => {
      if (held.get()) return
      leave()
      work()
    })
  }, [])
}
