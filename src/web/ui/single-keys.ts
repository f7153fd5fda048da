import { useSyncExternalStore } from 'react'
import { createSignal } from '../store/store.ts'
import { isOpening } from './opening.tsx'

const KEY = 'frontdesk-single-keys'
const signal = createSignal()
// A private window may have no storage: then the choice lasts as long as the page.
let unkept = true

/** Whether shortcuts of a single character are on; who speaks to the machine switches them off (WCAG 2.1.4). */
export function singleKeysOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return unkept
  }
}

const setSingleKeys = (on: boolean): void => {
  unkept = on
  try {
    if (on) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, 'off')
  } catch {
    // Kept for this page only.
  }
  signal.tell()
}

/** Whether shortcuts of a single character are on, and how to switch them. */
export const useSingleKeys = (): [on: boolean, set: (on: boolean) => void] => [
  useSyncExternalStore(signal.subscribe, singleKeysOn),
  setSingleKeys,
]

const FIELDS =
  'input:not([type=checkbox],[type=radio],[type=button],[type=submit],[type=reset]),textarea,select,[contenteditable],[role=textbox],[role=combobox],[role=listbox],[role=menu]'
const DIALOGS = '[role=dialog],[role=alertdialog]'
/** Beside a docked panel the page stays in use. */
const MODALS = '[role=dialog]:not([data-docked]),[role=alertdialog]'

/** The character of a key that may be a shortcut, or `Delete`: none while somebody types, holds a modifier or answers a dialog. */
export function singleKeyOf(event: KeyboardEvent): string | undefined {
  const key = plainKeyOf(event)
  const isAnswering = event.target instanceof Element && event.target.closest(DIALOGS) !== null
  return key === undefined || isAnswering || document.querySelector(MODALS) ? undefined : key
}

/** Like `singleKeyOf`, but also inside of the one panel that is open, where it holds the focus. */
export function panelKeyOf(event: KeyboardEvent): string | undefined {
  // A letter that is only written must not look through a day of cards.
  const key = plainKeyOf(event)
  if (key === undefined || !(event.target instanceof Node)) return undefined
  const open = document.querySelectorAll(DIALOGS)
  return open.length === 1 && open[0]?.contains(event.target) ? key : undefined
}

function plainKeyOf(event: KeyboardEvent): string | undefined {
  const { key, target } = event
  if ((key.length !== 1 && key !== 'Delete') || key === ' ' || event.ctrlKey || event.metaKey || event.altKey)
    return undefined
  if (event.repeat || event.isComposing || event.defaultPrevented) return undefined
  if (target instanceof Element && target.closest(FIELDS)) return undefined
  // A letter is meant without Shift; signs such as ? need it on many keyboards.
  if (event.shiftKey && /\p{L}/u.test(key)) return undefined
  return singleKeysOn() && !isOpening() ? key : undefined
}
