/** How fast a page is scrolled, told by where it stands at which moment. */
export interface ScrollPace {
  /** Whether what comes into sight is gone before anybody could look at it. */
  readonly flung: boolean
  /** Whether it is scrolled at all; a jump is none. */
  readonly moving: boolean
  /** Takes down where the page stands, in CSS pixels, and when, in milliseconds. */
  at: (place: number, time: number, sight: number) => void
  /** Told that nothing has moved for a while. */
  rest: () => void
  /** Calls back when the page is scrolled slowly again, or in the next frame. Answers what takes that back. */
  whenSlow: (call: () => void) => () => void
}

/** Milliseconds in which a row has to cross the window to count as flung. */
const CROSSING = 167
/** Milliseconds after which a step is a jump of its own and tells no speed. */
const PAUSE = 200
/** A pace that nothing has been told yet. `nextFrame` runs what is given to it before the next painting. */
export const createPace = (nextFrame: (run: () => void) => void): ScrollPace => {
  const waiting = new Set<() => void>()
  let last: { place: number; time: number } | undefined
  let speed = 0
  let flung = false
  let calling = false

  const call = () => {
    calling = false
    if (flung) return
    // One in each frame: all of them at once would be a jolt just when the page comes to rest.
    const [first] = waiting
    if (first) {
      waiting.delete(first)
      first()
    }
    callSoon()
  }
  const callSoon = () => {
    if (calling || flung || waiting.size === 0) return
    calling = true
    nextFrame(call)
  }
  const put = (fast: boolean) => {
    flung = fast
    callSoon()
  }

  return {
    get flung() {
      return flung
    },
    get moving() {
      return speed > 0
    },
    at: (place, time, sight) => {
      const passed = last === undefined ? Infinity : time - last.time
      if (last !== undefined && passed <= 0) return
      // The mean with what was before: frames come unevenly.
      speed = last === undefined || passed > PAUSE ? 0 : (speed + Math.abs(place - last.place) / passed) / 2
      last = { place, time }
      put(speed > sight / CROSSING)
    },
    rest: () => {
      speed = 0
      put(false)
    },
    whenSlow: (each) => {
      waiting.add(each)
      callSoon()
      return () => void waiting.delete(each)
    },
  }
}
