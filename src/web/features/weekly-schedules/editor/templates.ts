import { minutesOf } from '#api/time/clock.ts'
import type { ClockRange, DayRows } from './hours.ts'

/** A week under a name, for use in other schedules. */
export interface Template {
  readonly name: string
  /** Monday to Sunday. */
  readonly days: readonly DayRows[]
}

/** How many are kept for a connection, and how long a name may be. */
const KEPT = 50
export const NAME_LENGTH = 60

const keyOf = (connectionId: string): string => `frontdesk-week-templates-${connectionId}`

const readRange = (value: unknown): ClockRange[] => {
  if (!Array.isArray(value)) return []
  const [from, to]: unknown[] = value
  if (typeof from !== 'string' || typeof to !== 'string') return []
  return minutesOf(from) === undefined || minutesOf(to) === undefined ? [] : [{ from, to }]
}

const readOne = (value: unknown): Template[] => {
  if (typeof value !== 'object' || value === null || !('name' in value) || !('days' in value)) return []
  const { name, days } = value
  if (typeof name !== 'string' || name.trim() === '' || !Array.isArray(days) || days.length !== 7) return []
  return [
    {
      name: name.slice(0, NAME_LENGTH),
      days: days.map((ranges: unknown) => ({
        ranges: Array.isArray(ranges) ? ranges.slice(0, 48).flatMap((range) => readRange(range)) : [],
      })),
    },
  ]
}

/** The templates kept in this browser for a connection; none where storage is closed to the page. */
export function readTemplates(connectionId: string): Template[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(connectionId)) ?? '[]')
    return Array.isArray(kept) ? kept.flatMap((it) => readOne(it)).slice(0, KEPT) : []
  } catch {
    return []
  }
}

/** Keeps templates for a connection; answers whether the browser could. */
export function keepTemplates(connectionId: string, templates: readonly Template[]): boolean {
  const plain = templates
    .slice(0, KEPT)
    .map(({ name, days }) => ({ name, days: days.map(({ ranges }) => ranges.map(({ from, to }) => [from, to])) }))
  try {
    localStorage.setItem(keyOf(connectionId), JSON.stringify(plain))
    return true
  } catch {
    return false
  }
}

/** A template of this name in place of an older one. */
export const withTemplate = (templates: readonly Template[], template: Template): Template[] => [
  ...templates.filter(({ name }) => name !== template.name),
  template,
]

const onDays = (days: readonly number[], ...ranges: readonly [string, string][]): DayRows[] =>
  Array.from({ length: 7 }, (_, day) => ({
    ranges: days.includes(day) ? ranges.map(([from, to]) => ({ from, to })) : [],
  }))

const WORKDAYS = [0, 1, 2, 3, 4]

/** Weeks that everybody has; their names are texts of the page. */
export const BUILT_IN = {
  office: onDays(WORKDAYS, ['09:00', '17:00']),
  split: onDays(WORKDAYS, ['09:00', '13:00'], ['15:00', '18:00']),
  mornings: onDays(WORKDAYS, ['08:00', '13:00']),
  afternoons: onDays(WORKDAYS, ['14:00', '20:00']),
  nights: onDays([0, 1, 2, 3, 4, 5, 6], ['22:00', '06:00']),
  always: onDays([0, 1, 2, 3, 4, 5, 6], ['00:00', '24:00']),
} as const satisfies Record<string, readonly DayRows[]>
