import { isObject, type JsonObject, textOf } from '#api/contract/json-object.ts'
import { sameJson } from '../../client/reading/json.ts'

/** The names of a query that only say how much of a list is given. */
const SHAPE: ReadonlySet<string> = new Set(['page', 'limit', 'fields'])

const isGiven = (value: unknown): boolean => value !== undefined && value !== '' && value !== null

/** What a list was narrowed to and ordered by. */
const meaningOf = (query: JsonObject): [name: string, value: unknown][] =>
  Object.entries(query).filter(([name, value]) => !SHAPE.has(name) && isGiven(value))

type Judge = (record: JsonObject, value: unknown) => boolean

/** Filters whose meaning is plain; of a list with any other one only the service knows what it holds. */
const JUDGES: Readonly<Record<string, Judge>> = {
  // A time that touches `[startDate, endDate)` (section 4.3).
  startDate: ({ endDate }, from) => textOf(endDate) > textOf(from),
  endDate: ({ startDate }, to) => textOf(startDate) < textOf(to),
  // Blocks are in the list beside the rest where they are wanted.
  blocked: ({ blocked }, wanted) => wanted === true || blocked !== true,
  status: ({ status }, wanted) => status === wanted,
  subStatus: ({ subStatus }, wanted) => subStatus === wanted,
  calendarId: ({ calendarId, calendarIds }, wanted) =>
    Array.isArray(calendarIds) ? calendarIds.includes(wanted) : calendarId === wanted,
}

/** Whether a whole list holds a record; undefined where only the service can tell. */
export const holds = (query: JsonObject, record: JsonObject): boolean | undefined => {
  // Versions of the interface differ in whether blocks are there unasked.
  if (record.blocked === true && query.blocked === undefined) return undefined
  let isHeld = true
  for (const [name, value] of meaningOf(query)) {
    const judge = JUDGES[name]
    if (!judge) return undefined
    isHeld &&= judge(record, value)
  }
  return isHeld
}

/** Names of the fields in which two states of a record differ, beside those that differ with every write. */
const changedFields = (before: JsonObject, after: JsonObject): string[] =>
  Object.keys(before).filter(
    (name) => name !== 'version' && name !== 'updatedAt' && !sameJson(before[name], after[name]),
  )

/** What lists are ordered by where nobody asks for an order. */
const USUAL_ORDER = ['startDate', 'name', 'createdAt']

/** Whether a record that stands on a page of a list stays at its place, with what has changed of it. */
export const keepsPlace = (query: JsonObject, before: JsonObject, after: JsonObject): boolean => {
  const meaning = meaningOf(query)
  const said = JSON.stringify(meaning)
  if ('search' in query && isGiven(query.search)) return false
  // Whatever was written last stands elsewhere now.
  if (said.includes('updatedAt') || said.includes('expand')) return false
  const changed = changedFields(before, after)
  const isOrdered = meaning.some(([name]) => name === 'sort' || name === 'sortBy')
  if (!isOrdered && changed.some((name) => USUAL_ORDER.includes(name))) return false
  return !changed.some((name) => said.includes(name.replace(/Ids?$/, '')))
}

/** The record with no more than a list of some fields has of it. */
export const narrowed = (query: JsonObject, record: JsonObject): JsonObject => {
  const { fields } = query
  if (!Array.isArray(fields) || fields.length === 0) return record
  return Object.fromEntries(Object.entries(record).filter(([name]) => name === 'id' || fields.includes(name)))
}

/** What a cached list answer is made of. */
export interface CachedList {
  items: readonly JsonObject[]
  total: number | null
  isMore?: true
}

/** The total once a list has so many rows more; what was not counted to its end stays as it was told. */
export const totalAfter = ({ total, isMore }: CachedList, more: number): number | null =>
  total === null || isMore ? total : total + more

/** Whether a cached answer is a list. */
export const isCachedList = (value: unknown): value is CachedList => isObject(value) && Array.isArray(value.items)
