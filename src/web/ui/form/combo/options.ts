import { fold } from '#api/values/fold.ts'

/** A choice of a combobox. */
export interface ComboOption {
  value: string
  label: string
  /** What tells it from others of the same name: its zone, its length. */
  facts?: string
}

/** What an option is found by. Kept as long as the option is: to fold ten thousand names for each key would be felt. */
const folded = new WeakMap<ComboOption, { label: string; text: string }>()
const foldedOf = (option: ComboOption) => {
  const kept = folded.get(option)
  if (kept) return kept
  const label = fold(option.label)
  const made = { label, text: option.facts === undefined ? label : `${label} ${fold(option.facts)}` }
  folded.set(option, made)
  return made
}

/** The options that have every typed word, accents and case aside; those that begin with what was typed come first. */
export const matching = (options: readonly ComboOption[], typed: string): ComboOption[] => {
  const words = fold(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...options]
  const start = words.join(' ')
  const [first, others]: [ComboOption[], ComboOption[]] = [[], []]
  for (const option of options) {
    const { label, text } = foldedOf(option)
    if (words.every((word) => text.includes(word))) (label.startsWith(start) ? first : others).push(option)
  }
  return [...first, ...others]
}
