import { useMemo, useState } from 'react'
import { freePlaces, type Ground } from './free-places.ts'
import { offersFor, type Place } from './offers.ts'
import type { Choice } from './plan-run.ts'
import type { Stranded } from './strand.ts'

const KEEP: Choice = { kind: 'keep' }

const placesOf = (choices: ReadonlyMap<string, Choice>): ReadonlyMap<string, Place> =>
  new Map([...choices].flatMap(([id, choice]) => (choice.kind === 'move' ? [[id, choice.place] as const] : [])))

/** What is chosen for each stranded appointment, and the places that are still to be had; to keep is the beginning. */
export function useChoices(stranded: readonly Stranded[], ground: Ground) {
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map())
  const free = useMemo(() => stranded.map(freePlaces(ground)), [stranded, ground])
  const offers = useMemo(() => offersFor(free, placesOf(choices)), [free, choices])

  const choiceOf = (id: string): Choice => choices.get(id) ?? KEEP
  const count = (kind: Choice['kind']): number =>
    stranded.filter(({ appointment }) => choiceOf(appointment.id).kind === kind).length
  const all = (choice: Choice) => setChoices(new Map(stranded.map(({ appointment }) => [appointment.id, choice])))
  return {
    offers,
    choiceOf,
    choose: (id: string, choice: Choice) => setChoices(new Map(choices).set(id, choice)),
    keepAll: () => all(KEEP),
    cancelAll: () => all({ kind: 'cancel' }),
    /** Offers do not clash with each other, so all of the first ones can be had; who has none stays as chosen. */
    moveAll: () =>
      setChoices(
        new Map(
          stranded.map(({ appointment: { id } }) => {
            const [place] = offers.get(id) ?? []
            const choice: Choice = place ? { kind: 'move', place } : choiceOf(id)
            return [id, choice]
          }),
        ),
      ),
    counts: { keep: count('keep'), move: count('move'), cancel: count('cancel') },
  }
}
