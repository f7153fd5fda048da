/** Where the navigation as it was last shown is kept; `index.html` draws it before any code of ours is there. */
const KEY = 'frontdesk-frame'

/** A page of the navigation: its title, its address, and which of the document's icons it has. */
type KeptPage = readonly [title: string, to: string, icon: string]

const textOf = (element: Element | null): string => element?.textContent ?? ''

const pagesOf = (group: Element): KeptPage[] =>
  [...group.querySelectorAll('a')].map((link) => [
    textOf(link.querySelector('span')),
    link.getAttribute('href') ?? '',
    link.querySelector('use')?.getAttribute('href') ?? '',
  ])

/**
 * Keeps the words, addresses and icons of the navigation for the next load of this browser, in the language and with the
 * pages that its reader has. Texts only: nothing of it becomes code.
 */
export function keepFrame(navigation: Element): void {
  const groups = [...navigation.querySelectorAll('ul')].map((list) => {
    const before = list.previousElementSibling
    return [before?.tagName === 'P' ? textOf(before) : '', pagesOf(list)]
  })
  const frame = JSON.stringify([document.documentElement.dir, groups])
  try {
    if (localStorage.getItem(KEY) !== frame) localStorage.setItem(KEY, frame)
  } catch {
    // A browser that keeps nothing draws an empty frame first.
  }
}

/** Forgets it: whoever is not signed in is not shown a navigation, not even for a moment. */
export function forgetFrame(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // As above.
  }
}
