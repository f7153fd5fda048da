import type { PageDeclaration } from '../../pages/page.ts'
import { type Shortcut, type ShortcutArea, shortcutsOf } from './shortcuts.ts'

const PALETTE: Shortcut = {
  area: 'everywhere',
  keys: ['Mod+K'],
  label: /*i18n*/ 'Search, go somewhere or do something',
}

/** What the keys of a part do, which acts on them itself. */
const OF_PARTS: readonly Shortcut[] = [
  { area: 'everywhere', keys: ['Escape'], label: /*i18n*/ 'Close the open panel' },
  { area: 'everywhere', keys: ['F8'], label: /*i18n*/ 'Go to a message and its “Undo”, and back' },
  { area: 'lists', keys: ['ArrowUp'], or: ['ArrowDown'], label: /*i18n*/ 'Previous or next row' },
  { area: 'lists', keys: ['Enter'], label: /*i18n*/ 'Open the row' },
  { area: 'lists', keys: ['Space'], label: /*i18n*/ 'Select the row' },
  { area: 'calendar', keys: ['i'], label: /*i18n*/ 'Go into the calendar' },
  { area: 'calendar', keys: ['ArrowUp'], or: ['ArrowDown'], label: /*i18n*/ 'Move through the day' },
  { area: 'calendar', keys: ['ArrowLeft'], or: ['ArrowRight'], label: /*i18n*/ 'Previous or next column' },
  { area: 'calendar', keys: ['PageUp'], or: ['PageDown'], label: /*i18n*/ 'An hour earlier or later' },
  { area: 'calendar', keys: ['Home'], or: ['End'], label: /*i18n*/ 'Start or end of the day' },
  { area: 'calendar', keys: ['Enter'], label: /*i18n*/ 'Open the appointment, or book a free time' },
  {
    area: 'calendar',
    keys: ['m'],
    label: /*i18n*/ 'Pick up the appointment; arrows move it, Enter drops it, Escape cancels',
  },
  { area: 'calendar', keys: ['Alt+ArrowUp'], or: ['Alt+ArrowDown'], label: /*i18n*/ 'Move now' },
  {
    area: 'calendar',
    keys: ['Alt+Shift+ArrowUp'],
    or: ['Alt+Shift+ArrowDown'],
    label: /*i18n*/ 'Make shorter or longer',
  },
  { area: 'calendar', keys: ['1'], or: ['2'], label: /*i18n*/ 'Day view or week view' },
  { area: 'calendar', keys: ['3'], or: ['4'], label: /*i18n*/ 'Month view or agenda' },
  { area: 'calendar', keys: ['t'], label: /*i18n*/ 'Go to today' },
  { area: 'calendar', keys: ['j'], or: ['k'], label: /*i18n*/ 'Next or previous day, week or month' },
  { area: 'calendar', keys: ['Mod+P'], label: /*i18n*/ 'Print or export' },
  { area: 'calendar', keys: ['q'], label: /*i18n*/ 'Book with one line' },
  { area: 'calendar', keys: ['w'], label: /*i18n*/ 'Walk-in: book for now' },
  { area: 'calendar', keys: ['b'], label: /*i18n*/ 'Block time' },
  { area: 'calendar', keys: ['f'], label: /*i18n*/ 'Find a time' },
  { area: 'calendar', keys: ['l'], label: /*i18n*/ 'Waiting list' },
  { area: 'calendar', keys: ['a'], label: /*i18n*/ 'The guest has arrived' },
  { area: 'calendar', keys: ['s'], label: /*i18n*/ 'The appointment is in progress' },
  { area: 'calendar', keys: ['d'], label: /*i18n*/ 'The appointment is completed' },
  { area: 'calendar', keys: ['x'], label: /*i18n*/ 'The guest didn’t come' },
  { area: 'calendar', keys: ['Delete'], label: /*i18n*/ 'Cancel the appointment' },
  { area: 'forms', keys: ['Enter'], label: /*i18n*/ 'Save, from a single-line field' },
  { area: 'forms', keys: ['Escape'], label: /*i18n*/ 'Leave a panel; asks about unsaved changes' },
]

/** Every shortcut of a dashboard with these pages, once, as the dialog tells them. */
export const toldShortcuts = (pages: readonly PageDeclaration[]): readonly Shortcut[] => [
  PALETTE,
  ...shortcutsOf(pages),
  ...OF_PARTS,
]

/** The headings of the areas, in order; message ids. */
export const AREAS: readonly (readonly [ShortcutArea, string])[] = [
  ['everywhere', /*i18n*/ 'Everywhere'],
  ['go', /*i18n*/ 'Go to a page'],
  ['calendar', /*i18n*/ 'On the calendar'],
  ['lists', /*i18n*/ 'In lists'],
  ['forms', /*i18n*/ 'In forms'],
]
