/** A half of the product: what it is made from, and the file that shows that it was made. */
interface Half {
  name: 'web' | 'server'
  sources: string[]
  outcome: string
}

/** The halves of the product. */
export const halves: readonly Half[]

/** Whether the sources of this half are those that it was last built from. */
export function isUpToDate(half: Half): boolean
