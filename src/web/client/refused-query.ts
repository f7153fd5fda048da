import type { Row } from '#api/contract/operation.ts'
import type { Learnt } from './learned-fields.ts'
import { refusesUnknown } from './reading/field-aliases.ts'
import type { ErrorReading } from './reading/error-body.ts'
import { mentionsWord } from './reading/mentions.ts'
import { rowNameOf } from './row-name.ts'

/** A query with its types rubbed off. */
export type Query = Readonly<Record<string, unknown>>

const keyOf = (row: Row): string => {
  const { group, operation } = rowNameOf(row)
  return `${group}.${operation}`
}

const isGiven = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

/** The names of a query that carry a value. */
const givenNames = (query: Query): string[] => Object.keys(query).filter((name) => isGiven(query[name]))

/** Learns which query parameters a deployment does not take: refuses, or ignores and says so; `onLearnt` hears of every new one. */
export const createQueryLessons = (
  kept: Learnt['refusedQuery'],
  onLearnt: (refused: Learnt['refusedQuery']) => void,
) => {
  const refused = new Map(Object.entries(kept).map(([key, names]) => [key, new Set(names)]))
  const dropped = (row: Row, query: Query): string[] =>
    givenNames(query).filter((name) => refused.get(keyOf(row))?.has(name))

  const note = (row: Row, names: readonly string[]): void => {
    refused.set(keyOf(row), new Set([...(refused.get(keyOf(row)) ?? []), ...names]))
    onLearnt(Object.fromEntries([...refused].map(([key, all]) => [key, [...all]])))
  }

  return {
    /** The parameters of a query that go out no more: what they ask for is left to the page. */
    dropped,
    /** The query as the deployment takes it. */
    taken: (row: Row, query: Query): Query => {
      const without = new Set(dropped(row, query))
      const left = Object.fromEntries(Object.entries(query).filter(([name]) => !without.has(name)))
      // All rows up to the end of the page asked for, where only the size of a page can be named.
      if (without.has('page') && isGiven(left.limit)) return { ...left, limit: Number(query.page) * Number(left.limit) }
      return left
    },
    /** Takes a refusal as a lesson; false where it says nothing of unknown parameters that were sent. */
    learn: (row: Row, query: Query, reading: ErrorReading): boolean => {
      const texts = [reading.description, ...reading.fieldErrors.map((it) => `${it.field} ${it.message}`)]
      const refusing = texts.flatMap((text) => text.split('; ')).filter(refusesUnknown)
      const names = givenNames(query).filter((name) => refusing.some((text) => mentionsWord(text, name)))
      if (names.length === 0) return false
      note(row, names)
      return true
    },
    /** Takes what an answer says was ignored as a lesson; false where that changes nothing of the call. */
    heed: (row: Row, query: Query, ignored: readonly string[]): boolean => {
      const names = givenNames(query).filter((name) => ignored.includes(name))
      if (names.length === 0) return false
      note(row, names)
      return true
    },
  }
}
