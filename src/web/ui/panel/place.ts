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
