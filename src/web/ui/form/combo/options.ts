import { fold } from '#api/values/fold.ts'

/** A choice of a combobox. */
export interface ComboOption {
  value: string
  label: string
  /** What tells it from others of the same name: its zone, its length. */
  facts?: string
}

/** The options that have every typed word, accents and case aside; those that begin with what was typed come first. */
export const matching = (options: readonly ComboOption[], typed: string): ComboOption[] => {
  const words = fold(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...options]
  const start = words.join(' ')
  const found = options.filter(({ label, facts = '' }) => {
    const text = fold(`${label} ${facts}`)
    return words.every((word) => text.includes(word))
  })
  const first = found.filter(({ label }) => fold(label).startsWith(start))
  return [...first, ...found.filter((option) => !first.includes(option))]
}
