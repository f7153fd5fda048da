import { fold } from '#api/values/fold.ts'
import { isObject, type JsonObject } from '#api/contract/json-object.ts'
import type { Row } from '#api/contract/operation.ts'
import { contract } from '#api/contract/table.ts'
import type { AnyInput } from './input.ts'
import { readWhole } from './list-all.ts'
import type { List } from './reading/list.ts'
import type { Query } from './refused-query.ts'
import type { UntypedCall } from './untyped.ts'

/** Parameters that choose no records, so that nothing has to be done where one is left out. */
const SHAPING: ReadonlySet<string> = new Set(['page', 'limit', 'fields', 'expand', 'lang', 'connection', 'blocked'])

const folded = (value: unknown): string => fold(typeof value === 'string' ? value : JSON.stringify(value))

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : String(value).split(','))

const calendarsOf = (record: JsonObject): string[] | undefined => {
  if (Array.isArray(record.calendarIds)) return record.calendarIds.map(String)
  if (Array.isArray(record.calendars)) return record.calendars.filter(isObject).map((it) => String(it.calendarId))
  return typeof record.calendarId === 'string' ? [record.calendarId] : undefined
}

/** Whether a record fits one filter; what cannot be judged from the record fits. */
const fits = (record: JsonObject, name: string, wanted: unknown): boolean => {
  switch (name) {
    case 'search':
      return folded(record).includes(folded(wanted))
    case 'ids':
      return listOf(wanted).includes(String(record.id))
    case 'excludeIds':
      return !listOf(wanted).includes(String(record.id))
    case 'startDate':
      return typeof record.endDate !== 'string' || Date.parse(record.endDate) > Date.parse(String(wanted))
    case 'endDate':
      return typeof record.startDate !== 'string' || Date.parse(record.startDate) < Date.parse(String(wanted))
    case 'calendarId':
    case 'calendarIds':
      return calendarsOf(record)?.some((it) => listOf(wanted).includes(it)) ?? true
    default:
      return (
        !(name in record) ||
        listOf(wanted)
          .map(folded)
          .includes(folded(String(record[name])))
      )
  }
}

/** Records that are read one by one at a time, so that a list of many does not crowd out everything else. */
const AT_ONCE = 4

const inTurns = async <T>(items: readonly T[], work: (item: T) => Promise<T>): Promise<T[]> => {
  if (items.length === 0) return []
  const done = await Promise.all(items.slice(0, AT_ONCE).map(work))
  return [...done, ...(await inTurns(items.slice(AT_ONCE), work))]
}

/** The records with what they were to be expanded with: services from the single answer, schedules from the services. */
const expanded = async (
  call: UntypedCall<unknown>,
  row: Row,
  input: AnyInput,
  items: readonly unknown[],
): Promise<unknown[]> => {
  const asked = listOf((input.query as Query).expand)
  const lacks = (item: JsonObject): boolean => asked.some((name) => name !== 'numberOfAppointments' && !(name in item))
  const { signal } = input
  const more = signal && { signal }
  if (row === contract.services.list) {
    return inTurns(items, async (item) =>
      isObject(item) && lacks(item) ? call(contract.services.get, { params: { id: String(item.id) }, ...more }) : item,
    )
  }
  if (row !== contract.weeklySchedules.list || !items.some((item) => isObject(item) && lacks(item))) return [...items]
  const { items: services } = await readWhole(call, contract.services.list, { ...more })
  return items.map((item) =>
    isObject(item) && lacks(item) && Array.isArray(item.serviceIds)
      ? { ...item, services: services.filter((it) => isObject(it) && (item.serviceIds as unknown[]).includes(it.id)) }
      : item,
  )
}

/**
 * Answers a list in the page as far as its deployment refused to: `dropped` are the parameters that it does not take,
 * `answer` is what it gave without them. Filters go through the whole list, then the page asked for is cut.
 */
export const answerHere = async (
  call: UntypedCall<unknown>,
  row: Row,
  input: AnyInput,
  dropped: readonly string[],
  answer: List<unknown>,
): Promise<List<unknown>> => {
  const query = (input.query ?? {}) as Query
  const filters = dropped.filter((name) => !SHAPING.has(name))
  // Without a page, and without a limit that is taken, the answer is all there is to see.
  const unpaged = dropped.includes('page') || (dropped.includes('limit') && query.page === undefined)
  if (filters.length === 0 && !unpaged) {
    return dropped.includes('expand') ? { ...answer, items: await expanded(call, row, input, answer.items) } : answer
  }
  const { page = 1, limit, ...rest } = query
  const bare = Object.fromEntries(Object.entries(rest).filter(([name]) => !dropped.includes(name)))
  const whole = unpaged ? answer : await readWhole(call, row, { ...input, query: bare })
  const found = whole.items.filter((item) => filters.every((name) => isObject(item) && fits(item, name, query[name])))
  const size = limit === undefined ? found.length : Number(limit)
  const shown = found.slice((Number(page) - 1) * size, Number(page) * size)
  const items = dropped.includes('expand') ? await expanded(call, row, input, shown) : shown
  // Where only the size of a page can be named, a full answer may go on.
  const open = unpaged && !dropped.includes('limit') && limit !== undefined && whole.total === null
  if (open && whole.items.length >= Number(page) * size) return { items, total: null }
  const beyond = unpaged && dropped.includes('limit') ? (whole.total ?? 0) - whole.items.length : 0
  const total = unpaged && !dropped.includes('limit') && filters.length === 0 ? whole.total : null
  return { items, total: total ?? found.length, ...(beyond > 0 && { outOfReach: beyond }) }
}
