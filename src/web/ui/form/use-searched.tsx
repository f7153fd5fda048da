import { useState, type ReactNode } from 'react'
import { fold } from '#api/values/fold.ts'
import { SearchBox } from '../search-box.tsx'

/** How many choices make a search worth its place. */
const MANY = 12

/** The choices whose names hold what is searched for, and the search itself, which is there only where they are many. */
export function useSearched<Choice extends { name: string }>(
  choices: readonly Choice[],
  label: string,
): { shown: readonly Choice[]; search: ReactNode } {
  const [typed, setTyped] = useState('')
  return {
    shown: choices.filter(({ name }) => fold(name).includes(fold(typed))),
    search: choices.length > MANY && <SearchBox value={typed} onChange={setTyped} label={label} delay={0} />,
  }
}
