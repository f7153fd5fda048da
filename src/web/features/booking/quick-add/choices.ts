import { properName } from './proper-name.ts'
import type { Reading } from './reading.ts'

/** One thing that can be chosen of a line: somebody who may be meant, somebody new, or another time. */
export interface LineChoice<R> {
  kind: 'guest' | 'new' | 'time'
  reading: R
}

/** People who are shown at most; who wants more types more of the name. */
const MOST_PEOPLE = 6
/** Other readings of the time. */
const MOST_TIMES = 2

/** The words of a known guest, as the name of somebody new; empty where they are no name. */
function typedName({ parts }: Reading): string {
  const words = parts.find(({ kind }) => kind === 'guest')?.words ?? []
  const name = words.filter((word, place) => place > 0 || !/^(?:for|para)$/i.test(word)).join(' ')
  return /[\d@]/.test(name) ? '' : properName(name)
}

const kindsOf = ({ parts }: Reading): string => parts.map(({ kind, words }) => `${kind} ${words.length}`).join()
const whenOf = ({ date, lastDate, time, minutes }: Reading): string => JSON.stringify([date, lastDate, time, minutes])

/**
 * What can be chosen of the readings of a line, the best reading first: everybody whom it may mean, then somebody new of
 * that name, and only then other times. None turns a word that says when into a note. `unseen` counts the people left out.
 */
export function choicesOf<Guest, Service, Calendar>(
  readings: readonly Reading<Guest, Service, Calendar>[],
  nameOf: (guest: Guest) => string,
): { choices: LineChoice<Reading<Guest, Service, Calendar>>[]; unseen: number } {
  const [best, ...others] = readings
  if (!best) return { choices: [], unseen: 0 }
  const known = best.guest === undefined ? [] : (best.guests ?? [best.guest])
  const people = known.slice(0, MOST_PEOPLE).map((guest) => ({ ...best, guest, guestName: nameOf(guest) }))
  const newName = known.length > 0 ? typedName(best) : ''
  const { guest: _guest, guests: _guests, ...rest } = best
  const times = others.filter(
    (it) =>
      it.guest === best.guest &&
      // The same words say when; only the hour or the day that they mean is another.
      kindsOf(it) === kindsOf(best) &&
      it.doubts.length <= best.doubts.length &&
      whenOf(it) !== whenOf(best),
  )
  return {
    choices: [
      ...(people.length > 0 ? people : [best]).map((reading) => ({ kind: 'guest' as const, reading })),
      ...(newName === '' ? [] : [{ kind: 'new' as const, reading: { ...rest, guestName: newName } }]),
      ...times.slice(0, MOST_TIMES).map((reading) => ({ kind: 'time' as const, reading })),
    ],
    unseen: known.length - people.length,
  }
}
