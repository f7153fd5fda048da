import type { PageDeclaration } from '../../pages/page.ts'
import { PAGES } from '../pages.ts'

/** Where a shortcut works; the groups of the dialog that shows them all. */
export type ShortcutArea = 'everywhere' | 'go' | 'lists' | 'calendar' | 'forms'

/** What the keys of the shell ask for. */
export type ShortcutWish = { go: string } | { book: true } | { show: 'palette' | 'shortcuts' } | { search: true }

/** One shortcut: its keys as they are written, what it does (a message id) and, where the shell acts on it, its wish. */
export interface Shortcut {
  area: ShortcutArea
  /** Keys pressed one after another; within one the keys held together, joined by `+`. `Mod` is Ctrl, on a Mac ⌘. */
  keys: readonly string[]
  /** Other keys that do the same. */
  or?: readonly string[]
  label: string
  wish?: ShortcutWish
}

/** What `use-shortcuts.ts` acts on, beside those that go to pages. */
const ACTS: readonly Shortcut[] = [
  { area: 'everywhere', keys: ['?'], label: /*i18n*/ 'Show the keyboard shortcuts', wish: { show: 'shortcuts' } },
  {
    area: 'everywhere',
    keys: ['n'],
    or: ['c'],
    label: /*i18n*/ 'New appointment',
    wish: { book: true },
  },
  {
    area: 'everywhere',
    keys: ['/'],
    label: /*i18n*/ 'Search this page, or everywhere if it has no search',
    wish: { search: true },
  },
]

/** Every shortcut that the shell of a dashboard with these pages acts on. */
export const shortcutsOf = (pages: readonly PageDeclaration[]): readonly Shortcut[] => [
  ...ACTS,
  ...pages.map(({ key, title, to }): Shortcut => ({ area: 'go', keys: ['g', key], label: title, wish: { go: to } })),
]

/** Every shortcut that the shell acts on. */
export const SHORTCUTS = shortcutsOf(PAGES)
