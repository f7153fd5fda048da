import { useMemo, useState } from 'react'
import { freePlaces, type ResolutionContext } from './free-places.ts'
import { offersFor, type AlternativePlace } from './offers.ts'
import type { ResolutionChoice } from './plan-run.ts'
import type { Stranded } from './strand.ts'

const KEEP: ResolutionChoice = { kind: 'keep' }

const placesOf = (choices: ReadonlyMap<string, ResolutionChoice>): ReadonlyMap<string, AlternativePlace> =>
  new Map([...choices].flatMap(([id, choice]) => (choice.kind === 'move' ? [[id, choice.place] as const] : [])))

/** What is chosen for each stranded appointment, and the places that are still to be had; to keep is the beginning. */
export function useChoices(stranded: readonly Stranded[], ground: ResolutionContext) {
  const [choices, setChoices] = useState<ReadonlyMap<string, ResolutionChoice>>(new Map())
  const free = useMemo(() => stranded.map(freePlaces(ground)), [stranded, ground])
  const offers = useMemo(() => offersFor(free, placesOf(choices)), [free, choices])

  const choiceOf = (id: string): ResolutionChoice => choices.get(id) ?? KEEP
  const count = (kind: ResolutionChoice['kind']): number =>
    stranded.filter(({ appointment }) => choiceOf(appointment.id).kind === kind).length
  const all = (choice: ResolutionChoice) =>
    setChoices(new Map(stranded.map(({ appointment }) => [appointment.id, choice])))
  return {
    offers,
    choiceOf,
    choose: (id: string, choice: ResolutionChoice) => setChoices(new Map(choices).set(id, choice)),
    keepAll: () => all(KEEP),
    cancelAll: () => all({ kind: 'cancel' }),
    /** Offers do not clash with each other, so all of the first ones can be had; who has none stays as chosen. */
    moveAll: () =>
      setChoices(
        new Map(
          stranded.map(({ appointment: { id } }) => {
            const [place] = offers.get(id) ?? []
            const choice: ResolutionChoice = place ? { kind: 'move', place } : choiceOf(id)
            return [id, choice]
          }),
        ),
      ),
    counts: { keep: count('keep'), move: count('move'), cancel: count('cancel') },
  }
}
