import { useSyncExternalStore } from 'react'
import type { Scheme } from './colors.ts'
import { createSignal } from '../store/store.ts'

/** Storage key of the chosen colours; the inline script of `index.html` reads the same one. */
export const MODE_KEY = 'frontdesk-mode'

/** Attribute of the root element that names the colour scheme in force. */
export const SCHEME_ATTRIBUTE = 'data-color-scheme'

/** What a person chose: one of the schemes, or whatever the device says. */
export type Mode = Scheme | 'system'

const DARK = '(prefers-color-scheme: dark)'
const signal = createSignal()
// A private window may have no storage: then the choice lasts as long as the page.
let unkept: Mode = 'system'

const readMode = (): Mode => {
  try {
    const kept = localStorage.getItem(MODE_KEY)
    return kept === 'light' || kept === 'dark' ? kept : 'system'
  } catch {
    return unkept
  }
}

/** Paper is light, and most printers leave grounds out, on which dark colours rely. */
const PAPER = 'print'

const schemeOf = (mode: Mode): Scheme => {
  if (matchMedia(PAPER).matches) return 'light'
  return mode === 'system' ? (matchMedia(DARK).matches ? 'dark' : 'light') : mode
}

/** Without this every colour with a transition would lag behind the others for a moment. */
const atOnce = (change: () => void): void => {
  const root = document.documentElement
  // Its rule stands in index.html, since the policy of the page allows no style that is made at run time.
  root.setAttribute('data-still', '')
  change()
  // Asking for a style makes the browser compute them all while nothing may move.
  void getComputedStyle(document.body).opacity
  setTimeout(() => root.removeAttribute('data-still'), 1)
}

const apply = (): void => {
  const root = document.documentElement
  const scheme = schemeOf(readMode())
  if (root.getAttribute(SCHEME_ATTRIBUTE) !== scheme) atOnce(() => root.setAttribute(SCHEME_ATTRIBUTE, scheme))
  signal.tell()
}

/** Follows the device, its printing and other tabs from now on; returns how to stop. */
export const followScheme = (): (() => void) => {
  const followed = [matchMedia(DARK), matchMedia(PAPER)]
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === MODE_KEY || key === null) apply()
  }
  for (const it of followed) it.addEventListener('change', apply)
  window.addEventListener('storage', onStorage)
  apply()
  return () => {
    for (const it of followed) it.removeEventListener('change', apply)
    window.removeEventListener('storage', onStorage)
  }
}

const setMode = (mode: Mode): void => {
  unkept = mode
  try {
    localStorage.setItem(MODE_KEY, mode)
  } catch {
    // Kept for this page only.
  }
  apply()
}

/** The chosen colours and how to choose others. */
export const useMode = (): { mode: Mode; setMode: (mode: Mode) => void } => ({
  mode: useSyncExternalStore(signal.subscribe, readMode, () => 'system' as const),
  setMode,
})
