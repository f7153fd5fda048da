import { isObject } from '#api/contract/json-object.ts'
import { ownField as own, sameJson } from './changes.ts'

/** Whose value of a field is taken. */
export type MergeSide = 'mine' | 'theirs'

/** A field that is not the same in three versions, by the names that lead to it. */
export interface Difference {
  path: readonly string[]
  base: unknown
  mine: unknown
  theirs: unknown
  /** Who changed it; both where each made something else of it. */
  by: MergeSide | 'both'
}

type Fields = Readonly<Record<string, unknown>>

const namesOf = (...versions: Fields[]): string[] => [...new Set(versions.flatMap((version) => Object.keys(version)))]

/**
 * Where two versions differ that both come from `base`, field by field; objects are looked into, lists are one field. What
 * both changed to the same value is no difference.
 */
export const differencesOf = (
  base: unknown,
  mine: unknown,
  theirs: unknown,
  path: readonly string[] = [],
): Difference[] => {
  if (sameJson(mine, theirs)) return []
  if (isObject(base) && isObject(mine) && isObject(theirs)) {
    return namesOf(theirs, mine, base).flatMap((name) =>
      differencesOf(own(base, name), own(mine, name), own(theirs, name), [...path, name]),
    )
  }
  const by = sameJson(base, theirs) ? 'mine' : sameJson(base, mine) ? 'theirs' : 'both'
  return [{ path, base, mine, theirs, by }]
}

/** Both sides' changes put onto `base`; `choose` decides the fields that each side changed to something else. */
export const mergeOf = <Values>(
  base: Values,
  mine: Values,
  theirs: Values,
  choose: (path: readonly string[]) => MergeSide,
  path: readonly string[] = [],
): Values => {
  if (sameJson(mine, theirs) || sameJson(base, theirs)) return mine
  if (sameJson(base, mine)) return theirs
  if (!isObject(base) || !isObject(mine) || !isObject(theirs)) return choose(path) === 'mine' ? mine : theirs
  const merged = namesOf(theirs, mine, base).map(
    (name) => [name, mergeOf(own(base, name), own(mine, name), own(theirs, name), choose, [...path, name])] as const,
  )
  // Every name is one of the versions', with a value of theirs; what one side took away is gone.
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined)) as Values
}
