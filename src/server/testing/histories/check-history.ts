import type { Change, History, Seen, Try } from './history.ts'
import { inOrder } from './check-order.ts'
import { collides, grouped, type Timeline, timelineOf } from './timeline.ts'

const same = (one: Seen, other: Seen | null | undefined): boolean =>
  other != null && (Object.keys(one) as (keyof Seen)[]).every((field) => one[field] === other[field])
const told = (value: unknown): string => JSON.stringify(value)

/**
 * Everything in a history that the service must not do, one sentence each: one calendar, one time, one appointment; each
 * idempotency key has one effect; versions move by one; every answered write is there afterwards and no refused one;
 * the changes make the table, and the feed tells the changes; and all calls fit one order that agrees with the clock.
 */
export function checkHistory(history: History): string[] {
  const timeline = timelineOf(history.changes)
  return [
    ...meaningless(history),
    ...numbered(history.changes),
    ...collisions(timeline),
    ...kept(history, timeline),
    ...followed(history),
    ...effects(history),
    ...inOrder(history, timeline),
  ]
}

/** Every fault has a meaning: 500 has none. */
const meaningless = ({ tries }: History): string[] =>
  tries.flatMap(({ kind, mark, why }) => (why?.startsWith('500') ? [`“${kind} ${mark}” was answered ${why}.`] : []))

/** The numbers of the changes have no gap, and the versions of a record move by one. */
function numbered(changes: readonly Change[]): string[] {
  const versions = new Map<string, number>()
  return changes.flatMap(({ seq, id, after }, at) => {
    const problems = seq === at + 1 ? [] : [`Change ${seq} stands at place ${at + 1}.`]
    if (!after) return problems
    const before = versions.get(id) ?? 0
    versions.set(id, after.version)
    if (after.version !== before + 1)
      problems.push(`Appointment ${id} went from version ${before} to ${after.version}.`)
    return problems
  })
}

/** No two appointments ever shared an instant on a calendar, at no position of the order. */
function collisions(timeline: Timeline): string[] {
  const byCalendar = grouped(
    timeline.all().filter(({ seen }) => !seen.isCancelled),
    ({ seen }) => seen.calendarId,
  )
  return [...byCalendar.values()].flatMap((spells) => {
    const sorted = spells.toSorted((a, b) => a.seen.from - b.seen.from)
    return sorted.flatMap((one, at) => {
      const rest = sorted.slice(at + 1)
      const until = rest.findIndex(({ seen }) => seen.from >= one.seen.to)
      return rest
        .slice(0, until < 0 ? rest.length : until)
        .filter(
          (other) =>
            other.seen.id !== one.seen.id &&
            one.first <= other.last &&
            other.first <= one.last &&
            collides(one.seen, other.seen),
        )
        .map((other) => `Two appointments stand at one time: ${told(one.seen)} and ${told(other.seen)}.`)
    })
  })
}

/** The changes make the table, and the table is what is occupied. */
function kept({ changes, table, occupancies }: History, timeline: Timeline): string[] {
  const rows = new Map(table.map((row) => [row.id, row]))
  const ids = new Set(changes.flatMap(({ id, after }) => (after === undefined ? [] : [id])))
  const problems = [...ids].flatMap((id) => {
    const last = timeline.spells(id).at(-1)
    const made = last?.last === timeline.end ? last.seen : undefined
    const row = rows.get(id)
    if (made === undefined) return row ? [`The table has ${id}, which the changes deleted.`] : []
    return row && same(made, row) ? [] : [`The changes make ${told(made)}, and the table has ${told(row)}.`]
  })
  problems.push(...table.filter(({ id }) => !ids.has(id)).map(({ id }) => `No change tells of ${id} in the table.`))

  const placeOf = ({ id, calendarId, from, to }: Pick<Seen, 'id' | 'calendarId' | 'from' | 'to'>): string =>
    [id, calendarId, from, to].join(' ')
  const wanted = new Set(table.filter(({ isCancelled }) => !isCancelled).map(placeOf))
  const held = occupancies.map(placeOf)
  problems.push(...held.filter((place) => !wanted.has(place)).map((place) => `Occupied without reason: ${place}.`))
  problems.push(...[...wanted].filter((place) => !held.includes(place)).map((place) => `Not occupied: ${place}.`))
  return problems
}

/** The feed told every change once, in their order, from where it began. */
function followed({ told: heard, toldAfter, changes }: History): string[] {
  const expected = changes.filter(({ seq }) => seq > toldAfter)
  const textOf = ({ seq, resource, id, version }: Pick<Change, 'seq' | 'resource' | 'id' | 'version'>): string =>
    [seq, resource, id, version].join(' ')
  const at = expected.findIndex((change, place) => {
    const event = heard[place]
    return event === undefined || textOf(change) !== textOf(event)
  })
  if (at >= 0) {
    const event = heard[at]
    return [
      `Where the feed should tell ${textOf(expected[at] as Change)} it told ${event ? textOf(event) : 'nothing'}.`,
    ]
  }
  return heard.length > expected.length ? ['The feed told more than there was.'] : []
}

/** Every answered write had one effect, every refused one none, and the others one at most; nobody else wrote. */
function effects({ tries, changes }: History): string[] {
  const written = grouped(
    changes.flatMap((change) => (change.after ? [change.after] : [])),
    ({ mark }) => mark,
  )
  const byMark = grouped(tries, ({ mark }) => mark)
  const strangers = [...written.keys()].filter((mark) => !byMark.has(mark))
  return [
    ...strangers.map((mark) => `Nobody wrote “${mark}”.`),
    ...[...byMark].flatMap(([mark, own]) => effectOf(mark, own, written.get(mark) ?? [])),
  ]
}

function effectOf(mark: string, tries: readonly Try[], made: readonly Seen[]): string[] {
  const done = tries.filter(({ outcome }) => outcome === 'done')
  const mayBe = tries.some(({ outcome }) => outcome === 'unknown')
  const name = `${tries[0]?.kind ?? ''} ${mark}`
  if (made.length > 1) return [`“${name}” was carried out ${made.length} times.`]
  const firstDone = Math.min(...done.map(({ ended }) => ended))
  const again = tries.find(({ began, outcome }) => began > firstDone && (outcome === 'taken' || outcome === 'stale'))
  if (again) return [`“${name}” was done, and refused when it was asked again (${told(again.why)}).`]
  const [effect] = made
  if (!effect) {
    const lost = done.map(({ answer }) => `“${name}” was answered ${told(answer)}, and is not there.`)
    return lost.slice(0, 1)
  }
  if (done.length === 0 && !mayBe) return [`“${name}” was refused (${told(tries.at(-1)?.why)}), and carried out.`]
  return tries.flatMap(({ outcome, answer, ifVersion, wanted, id }) => {
    const problems: string[] = []
    if (id !== undefined && effect.id !== id) problems.push(`“${name}” wrote ${effect.id} instead of ${id}.`)
    if (ifVersion !== undefined && effect.version !== ifVersion + 1) {
      problems.push(`“${name}” was for version ${ifVersion} and made version ${effect.version}.`)
    }
    const isThere = !wanted || (['calendarId', 'from', 'to'] as const).every((field) => effect[field] === wanted[field])
    if (!isThere) problems.push(`“${name}” wanted ${told(wanted)} and made ${told(effect)}.`)
    if (outcome === 'done' && answer && !same(answer, effect)) {
      problems.push(`“${name}” was answered ${told(answer)} and made ${told(effect)}.`)
    }
    return problems
  })
}
