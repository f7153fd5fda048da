import { useLingui } from '@lingui/react'
import { useMemo, useState, type ReactNode } from 'react'
import { fold } from '#api/values/fold.ts'
import { SearchBox } from '../search-box.tsx'

/** How many choices make a search worth its place. */
const MANY = 12
/** Choices that stand there at once beside those that are chosen; the rest is found by typing. */
const SHOWN = 200

/** Names as they are compared. Kept as long as the choice is: to fold ten thousand for each key would be felt. */
const folded = new WeakMap<object, string>()
const foldedName = (choice: { name: string }): string => {
  const kept = folded.get(choice) ?? fold(choice.name)
  folded.set(choice, kept)
  return kept
}

interface Searched<Choice> {
  /** Those of the found ones that are to be painted, in their order. */
  shown: readonly Choice[]
  /** All whose names hold what is searched for. */
  found: readonly Choice[]
  /** The search itself, which is there only where choices are many, and says how many more there are than are painted. */
  search: ReactNode
}

/**
 * The choices whose names hold what is searched for, and the search itself. Those that are chosen are always among the painted.
 * All are looked through once for each search, as long as `choices` is the same list.
 */
export function useSearched<Choice extends { name: string }>(
  choices: readonly Choice[],
  label: string,
  isChosen?: (choice: Choice) => boolean,
): Searched<Choice> {
  const { i18n } = useLingui()
  const [typed, setTyped] = useState('')
  const wanted = fold(typed)
  const found = useMemo(
    () => (wanted === '' ? choices : choices.filter((choice) => foldedName(choice).includes(wanted))),
    [choices, wanted],
  )
  let room = SHOWN
  const shown = found.length <= SHOWN ? found : found.filter((choice) => isChosen?.(choice) || room-- > 0)
  const more = found.length - shown.length
  return {
    shown,
    found,
    search: choices.length > MANY && (
      <>
        <SearchBox value={typed} onChange={setTyped} label={label} delay={0} />
        <output hidden={more === 0}>
          {more > 0 &&
            i18n._('{count, plural, one {And # more: type to search.} other {And # more: type to search.}}', {
              count: more,
            })}
        </output>
      </>
    ),
  }
}
