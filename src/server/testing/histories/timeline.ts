import type { Change, Seen } from './history.ts'

/** A span of positions in the order of all commits, both included. */
export interface Span {
  first: number
  last: number
}

/** One version of an appointment and the positions at which it was the present one. */
export interface Spell extends Span {
  seen: Seen
}

/** How everything stood after each commit. A position is the number of the last change before it; 0 is the beginning. */
export interface Timeline {
  /** The versions of an appointment, oldest first. */
  spells(id: string): readonly Spell[]
  all(): readonly Spell[]
  /** When the calendar had exactly these appointments in these versions: more than once where others came and went. */
  spansOf(calendarId: string, seen: readonly Seen[]): readonly Span[]
  end: number
}

const nameOf = (seen: Iterable<Seen>): string =>
  Array.from(seen, ({ id, version }) => `${id} ${version}`)
    .toSorted()
    .join()

/** Goes through the changes once, in their order. */
export function timelineOf(changes: readonly Change[]): Timeline {
  const end = changes.at(-1)?.seq ?? 0
  const spells = new Map<string, Spell[]>()
  const standing = new Map<string, Map<string, Seen>>()
  const populations = new Map<string, Map<string, Span[]>>()
  const open = new Map<string, Span>()

  const keep = (calendarId: string, seq: number): void => {
    const byName = populations.get(calendarId) ?? new Map<string, Span[]>([['', [{ first: 0, last: seq - 1 }]]])
    populations.set(calendarId, byName)
    const before = open.get(calendarId)
    if (before) before.last = seq - 1
    const span = { first: seq, last: end }
    open.set(calendarId, span)
    const name = nameOf(standing.get(calendarId)?.values() ?? [])
    byName.set(name, [...(byName.get(name) ?? []), span])
  }

  for (const { seq, id, after } of changes) {
    if (after === undefined) continue
    const own = spells.get(id) ?? []
    spells.set(id, own)
    const before = own.at(-1)
    if (before?.last === end) before.last = seq - 1
    if (before) standing.get(before.seen.calendarId)?.delete(id)
    if (after) {
      own.push({ seen: after, first: seq, last: end })
      const there = standing.get(after.calendarId) ?? new Map<string, Seen>()
      standing.set(after.calendarId, there.set(id, after))
    }
    for (const calendarId of new Set([before?.seen.calendarId, after?.calendarId])) {
      if (calendarId !== undefined) keep(calendarId, seq)
    }
  }
  const all = [...spells.values()].flat()

  return {
    spells: (id) => spells.get(id) ?? [],
    all: () => all,
    spansOf: (calendarId, seen) => {
      const byName = populations.get(calendarId)
      if (byName) return byName.get(nameOf(seen)) ?? []
      return seen.length === 0 ? [{ first: 0, last: end }] : []
    },
    end,
  }
}

/** Whether two appointments share an instant on one calendar. */
export const collides = (one: Pick<Seen, 'calendarId' | 'from' | 'to'>, other: Seen): boolean =>
  !other.isCancelled && one.calendarId === other.calendarId && one.from < other.to && other.from < one.to

/** Items by their key, each list in the order of the items. */
export function grouped<T>(items: Iterable<T>, keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}
