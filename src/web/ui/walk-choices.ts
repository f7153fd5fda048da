import { type FocusEvent, type KeyboardEvent, useState } from 'react'

const STEPS: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowDown: (place, count) => Math.min(place + 1, count - 1),
  ArrowUp: (place) => Math.max(place - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
}

const CHOICE = 'data-choice'

/** The key of arrows that a sideways one stands for, in the direction in which the page is read. */
const upright = (key: string, { direction }: CSSStyleDeclaration): string => {
  if (key === 'ArrowRight') return direction === 'rtl' ? 'ArrowUp' : 'ArrowDown'
  if (key === 'ArrowLeft') return direction === 'rtl' ? 'ArrowDown' : 'ArrowUp'
  return key
}

/**
 * Makes buttons that are choices of one thing a single stop of the Tab key, within which arrows, Home and End walk: `group` is
 * for what holds them, `choiceOf` for each button, by a key of its own. Tab comes back to where somebody was, at first to
 * `first`.
 */
export function useWalkedChoices(keys: readonly string[], first = keys[0]) {
  const [last, setLast] = useState('')
  const stop = keys.includes(last) ? last : first
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { altKey, ctrlKey, metaKey, shiftKey, currentTarget } = event
    const step = STEPS[upright(event.key, getComputedStyle(currentTarget))]
    const buttons = [...currentTarget.querySelectorAll<HTMLElement>(`[${CHOICE}]`)]
    const place = buttons.findIndex((it) => it === document.activeElement)
    if (!step || place < 0 || altKey || ctrlKey || metaKey || shiftKey) return
    event.preventDefault()
    buttons[step(place, buttons.length)]?.focus()
  }
  const onFocus = ({ currentTarget }: FocusEvent<HTMLElement>) => setLast(currentTarget.getAttribute(CHOICE) ?? '')
  return {
    group: { onKeyDown },
    choiceOf: (key: string) => ({ [CHOICE]: key, tabIndex: key === stop ? 0 : -1, onFocus }),
  }
}
