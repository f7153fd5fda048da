import { SHORTCUTS, type Shortcut, type ShortcutWish } from './shortcuts.ts'

/** A sequence is given up when its next key takes longer than this, in milliseconds. */
export const SEQUENCE_PAUSE = 1500

const sequencesOf = (shortcuts: readonly Shortcut[]) =>
  shortcuts.flatMap(({ keys, or, wish }) => (wish ? [{ keys, wish }, ...(or ? [{ keys: or, wish }] : [])] : []))

/** What has been pressed of a sequence so far, and when (epoch milliseconds). */
export interface Pressed {
  keys: readonly string[]
  at: number
}

/** Nothing pressed yet. */
export const NOTHING: Pressed = { keys: [], at: 0 }

/** What a key comes to: the wish of a sequence that it ends, and what is pressed from now on. */
export interface Press {
  wish?: ShortcutWish
  pressed: Pressed
  /** Whether the key is part of a sequence, so that nothing else may act on it. */
  taken: boolean
}

/** Adds a key at an instant (epoch milliseconds) to what was pressed before. */
export function press(before: Pressed, key: string, now: number, shortcuts = SHORTCUTS): Press {
  const sequences = sequencesOf(shortcuts)
  const begun = now - before.at <= SEQUENCE_PAUSE ? before.keys : []
  const keys = [...begun, key]
  const found = sequences.find((it) => it.keys.length === keys.length && it.keys.every((one, at) => one === keys[at]))
  if (found) return { wish: found.wish, pressed: NOTHING, taken: true }
  if (sequences.some((it) => it.keys.length > keys.length && keys.every((one, at) => one === it.keys[at]))) {
    return { pressed: { keys, at: now }, taken: true }
  }
  // A key that does not go on with the sequence begins anew, as if it had been the first.
  return begun.length > 0 ? press(NOTHING, key, now, shortcuts) : { pressed: NOTHING, taken: false }
}
