import { setTimeout as pause } from 'node:timers/promises'
import type { Wanted } from './elements.ts'

/** A point of the window in CSS pixels. */
export interface Point {
  x: number
  y: number
}

/**
 * What the flows need of a browser, whatever protocol it speaks. Elements are found by what a person would call
 * them (see elements.ts). Everything waits until what it needs is there and in sight.
 */
export interface Browser {
  open: (url: string) => Promise<void>
  reload: () => Promise<void>
  /** Waits until an element is in sight. */
  see: (wanted: Wanted) => Promise<void>
  /** Waits until there is no such element in sight. */
  gone: (wanted: Wanted) => Promise<void>
  press: (wanted: Wanted) => Promise<void>
  /** Replaces what stands in a field. */
  fill: (wanted: Wanted, text: string) => Promise<void>
  /** Chooses the option of a select that begins so. */
  choose: (wanted: Wanted, start: string) => Promise<void>
  /** Hands a file of this machine to a file input, which may be hidden. */
  attach: (css: string, path: string) => Promise<void>
  /** Presses at a point, moves to another in a few steps, and lets go there. */
  drag: (from: Point, to: Point) => Promise<void>
  /** Clicks at a point. */
  clickAt: (point: Point) => Promise<void>
  /** What a function, which must know nothing outside of it, answers about an element. */
  ask: <T, A>(wanted: Wanted, work: (element: Element, given: A) => T, given: A) => Promise<T>
  address: () => Promise<string>
  /** The window as a PNG, to look at where a test failed. */
  picture: () => Promise<Uint8Array>
  close: () => Promise<void>
}

/** How long anything may take to come, in milliseconds: a small machine with much to do is no failure. */
export const PATIENCE = 60_000
/** The window: so high that the whole working day is in sight, and nothing scrolls under the pointer. */
export const WINDOW = { width: 1440, height: 1400 }
/** Whose clock both have. The language is each engine's own here: a time is read as 9:30 in a clock of 12 hours and of 24. */
export const PLACE = { TZ: 'Europe/Madrid' }

/**
 * Tries until it answers something. What throws is tried again too: React replaces elements while they are looked at; what
 * still throws in the end is told.
 */
export const until = async <T>(what: string, work: () => Promise<T | undefined>): Promise<T> => {
  let last: unknown
  for (const end = Date.now() + PATIENCE; Date.now() < end; await pause(50)) {
    try {
      const found = await work()
      if (found !== undefined) return found
      last = undefined
    } catch (cause) {
      last = cause
    }
  }
  throw new Error(what, { cause: last })
}

/**
 * Where an element can be pressed, as text to compare; none while it is disabled or busy, or lies under another. Runs in the
 * page, so it knows nothing else.
 */
export const pressable = (element: Element): string | null => {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const isOff = element.closest(':disabled, [aria-disabled="true"], [aria-busy="true"], [inert]') !== null
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return isOff || !hit || !element.contains(hit) ? null : [left, top, width, height].join(' ')
}

/**
 * Looks twice, so that a press does not meet what has just moved: neither protocol waits for a button to be enabled or to
 * stand still, and a press that misses is lost without a word.
 */
export const isAtRest = async (look: () => Promise<string | null>): Promise<boolean> => {
  const before = await look()
  await pause(100)
  return before !== null && before === (await look())
}

/** Throws, so that it is typed again, where a field has something else than was typed: it was replaced meanwhile. */
export const expectText = (there: unknown, typed: string): void => {
  if (there !== typed) throw new Error(`The field has “${String(there)}”, not “${typed}”.`)
}

/**
 * A point once the page stands still: a calendar scrolls to its hours and its heads grow when names arrive, and a hand waits
 * for that too.
 */
export const stillPoint = <P extends Point>(measure: () => Promise<P>): Promise<P> => {
  let before = ''
  return until('nothing stands still in the window', async () => {
    const point = await measure()
    const now = JSON.stringify(point)
    const isStill = now === before && point.y > 0 && point.y < WINDOW.height
    before = now
    return isStill ? point : undefined
  })
}
