let place: HTMLElement | undefined

/**
 * Where panels stand: a place of their own, because a modal hides its neighbours from assistive technology, and the
 * messages with their “Undo” must stay in reach while a panel is open.
 */
export function panelPlace(): HTMLElement {
  if (!place?.isConnected) {
    place = document.createElement('div')
    document.body.append(place)
  }
  return place
}

const FIELD = 'form :is(input:not([type=hidden]),select,textarea):not(:disabled)'

/**
 * A form is filled in from its first field, as in the docked panel: what is typed at once must not be lost, and takes the place
 * of what stands there, as where Tab leads to it. With a finger the field would raise the keyboard over a form that nobody has
 * read yet.
 */
export const focusFirstField = (shown: HTMLElement | null): void => {
  if (!matchMedia('(pointer: fine)').matches) return
  const field = shown?.querySelector<HTMLElement>(FIELD)
  field?.focus()
  if (field instanceof HTMLInputElement) field.select()
}
