/** One step towards an element: those that a selector finds, of them those with this name or these words. */
export interface Step {
  css: string
  /** Exactly the name that is read out: of a label, or what stands in it. */
  name?: string
  /** Words in the element itself, not in what it holds; of several spellings any will do. */
  words?: readonly string[]
  /** Words anywhere in its name or in what it holds, all of them. */
  holds?: readonly string[]
}

/** An element by the steps that lead to it, each within what the one before found. */
export type Wanted = readonly Step[]

export const dialog = (name: string): Step => ({ css: '[role="dialog"]', name })
export const button = (name: string): Step => ({ css: 'button, [role="button"]', name })
/** A field of a form by its label; the star of a required one is no part of it. */
export const field = (name: string): Step => ({ css: 'input, textarea, select', name })
export const text = (...words: string[]): Step => ({ css: '*', words })

/** The first such element in sight. Runs in the page, so it knows nothing else. */
export const firstInSight = (wanted: Wanted): Element | null => {
  // A blank that keeps a time on its line is a blank here, on either side.
  const plain = (words: string | null | undefined): string => (words ?? '').replaceAll(/\s+/g, ' ').trim()
  const textOf = (element: Element | null | undefined): string => plain(element?.textContent)
  const nameOf = (element: Element): string => {
    const label = element.getAttribute('aria-label')
    if (label) return plain(label)
    const labelledBy = element.getAttribute('aria-labelledby')
    if (labelledBy)
      return plain(
        labelledBy
          .split(/\s+/)
          .map((id) => textOf(document.getElementById(id)))
          .join(' '),
      )
    const [named] = (element as HTMLInputElement).labels ?? []
    if (named) return textOf(named)
    return textOf(element)
  }
  const ownText = (element: Element): string =>
    plain([...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : ' ')).join(''))
  const fits = (element: Element, { name, words, holds }: Step): boolean =>
    (name === undefined || nameOf(element).replace(/ ?\*$/, '') === plain(name)) &&
    (words === undefined || words.some((it) => ownText(element).includes(plain(it)))) &&
    (holds === undefined || holds.every((it) => `${nameOf(element)} ${textOf(element)}`.includes(plain(it))))
  const isInSight = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible'
  }
  let found: ParentNode[] = [document]
  for (const step of wanted) {
    found = found.flatMap((within) => [...within.querySelectorAll(step.css)].filter((element) => fits(element, step)))
  }
  return (found as Element[]).find(isInSight) ?? null
}
