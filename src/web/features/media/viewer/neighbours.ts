/** Where a medium stands among those that are looked through. */
export interface Neighbours {
  /** Counted from 1; 0 where it is none of them. */
  place: number
  before: string | undefined
  after: string | undefined
}

/** What comes before and after a medium; there is nothing before the first and after the last. */
export const neighboursOf = (ids: readonly string[], id: string): Neighbours => {
  const at = ids.indexOf(id)
  return { place: at + 1, before: at > 0 ? ids[at - 1] : undefined, after: at < 0 ? undefined : ids[at + 1] }
}

const TAKES_ARROWS =
  'input, textarea, select, video, audio, iframe, [contenteditable], [role=textbox], [role=combobox], [role=listbox], [role=menu], [role=slider]'

/** Whether what has the focus needs the keys for itself: something is typed there, or it plays. */
export const needsItsKeys = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TAKES_ARROWS) !== null
