import type { History, Look, Seen, Timed, Try } from './history.ts'
import { collides, grouped, type Span, type Timeline } from './timeline.ts'

/** A call that must have a place in the order of commits. */
interface Placed extends Timed {
  name: string
  /** Where it fits, given that it stands at `floor` at the earliest; undefined where it fits nowhere. */
  place(floor: number, ceiling: number): number | undefined
  /** A write, which has the number of its own change. */
  seq?: number
}

/**
 * Whether all calls fit the order of commits so that who began after another had ended also stands after it. Each is put
 * as early as it may be, in the order in which they began: what does not fit so fits in no way.
 */
export function inOrder(history: History, timeline: Timeline): string[] {
  const calls = [...writes(history), ...looks(history, timeline), ...refusals(history, timeline)].toSorted(
    (a, b) => a.began - b.began,
  )
  const ended = calls.toSorted((a, b) => a.ended - b.ended)
  const places = new Map<Placed, number>()
  const ceilings = ceilingsOf(calls, timeline.end)
  const problems: string[] = []
  let floor = 0
  let next = 0
  for (const call of calls) {
    for (let before = ended[next]; before && before.ended < call.began; before = ended[++next]) {
      floor = Math.max(floor, places.get(before) ?? 0)
    }
    const place = call.place(floor, ceilings(call.ended))
    if (place === undefined) problems.push(`${call.name} does not fit between the calls before and after it.`)
    places.set(call, place ?? floor)
  }
  return problems
}

/** The last position before every write that began after an instant. */
function ceilingsOf(calls: readonly Placed[], end: number): (at: number) => number {
  const written = calls.filter((call) => call.seq !== undefined)
  const least: number[] = []
  for (let at = written.length - 1, low = end + 1; at >= 0; at--) {
    low = Math.min(low, written[at]?.seq ?? low)
    least[at] = low
  }
  return (instant) => {
    let [low, high] = [0, written.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((written[middle]?.began ?? Infinity) > instant) high = middle
      else low = middle + 1
    }
    return (least[low] ?? end + 1) - 1
  }
}

/** Writes that left a change: they have its number. One whose answer nobody got may have been carried out at any time. */
function writes({ tries, changes }: History): Placed[] {
  const seqs = new Map(changes.flatMap(({ seq, after }) => (after ? [[after.mark, seq] as const] : [])))
  return [...grouped(tries, ({ mark }) => mark)].flatMap(([mark, own]): Placed[] => {
    const seq = seqs.get(mark)
    const [first] = own
    if (seq === undefined || !first) return []
    const ends = own.filter(({ outcome }) => outcome === 'done').map(({ ended }) => ended)
    return [
      {
        client: first.client,
        name: `“${first.kind} ${mark}”`,
        began: Math.min(...own.map(({ began }) => began)),
        ended: Math.min(Infinity, ...ends),
        seq,
        place: (floor) => (floor < seq ? seq : undefined),
      },
    ]
  })
}

const within = (spans: readonly Span[], floor: number, ceiling: number): number | undefined => {
  const fitting = spans.filter(({ first, last }) => Math.max(first, floor) <= Math.min(last, ceiling))
  return fitting.length === 0 ? undefined : Math.max(floor, Math.min(...fitting.map(({ first }) => first)))
}

function looks(history: History, timeline: Timeline): Placed[] {
  return history.looks.map((look) => ({
    ...look,
    name: `A look at ${JSON.stringify(look.of)} that saw ${JSON.stringify(look.seen.map(shortly))}`,
    place: (floor, ceiling) => within(spansOf(look, timeline), floor, ceiling),
  }))
}

const shortly = ({ id, version }: Seen): string => `${id} ${version}`

function spansOf({ of, seen }: Look, timeline: Timeline): readonly Span[] {
  if ('calendarId' in of) {
    return seen.every((it) => isAsMade(it, timeline)) ? timeline.spansOf(of.calendarId, seen) : []
  }
  const [one] = seen
  if (one) return timeline.spells(of.id).filter((spell) => isEqual(spell.seen, one))
  const [first] = timeline.spells(of.id)
  return [{ first: 0, last: first ? first.first - 1 : timeline.end }]
}

const isAsMade = (seen: Seen, timeline: Timeline): boolean =>
  timeline.spells(seen.id).some((spell) => isEqual(spell.seen, seen))
const isEqual = (one: Seen, other: Seen): boolean =>
  one.version === other.version &&
  one.calendarId === other.calendarId &&
  one.from === other.from &&
  one.to === other.to &&
  one.isCancelled === other.isCancelled &&
  one.mark === other.mark

/** A refusal is a look too: what it says stood in the way must have been there. */
function refusals({ tries }: History, timeline: Timeline): Placed[] {
  return tries.flatMap((it): Placed[] => {
    if (it.outcome !== 'taken' && it.outcome !== 'stale') return []
    const spans = it.outcome === 'taken' ? inTheWay(it, timeline) : newer(it, timeline)
    return [
      {
        client: it.client,
        began: it.began,
        ended: it.ended,
        name: `The refusal of “${it.kind} ${it.mark}” (${it.why ?? ''})`,
        place: (floor, ceiling) => within(spans, floor, ceiling),
      },
    ]
  })
}

const inTheWay = ({ wanted, id }: Try, timeline: Timeline): Span[] =>
  timeline.all().filter(({ seen }) => wanted !== undefined && seen.id !== id && collides(wanted, seen))
const newer = ({ id, ifVersion }: Try, timeline: Timeline): Span[] =>
  timeline.spells(id ?? '').filter(({ seen }) => seen.version !== ifVersion)
