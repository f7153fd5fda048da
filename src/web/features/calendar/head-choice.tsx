import { Suspense } from 'react'
import { Button } from '../../ui/button.tsx'
import { useEarlyWish } from '../../ui/form/early-wish.ts'
import { lazySection } from '../../ui/lazy-part.tsx'
import type { HeadChoiceProps } from './head-choice-select.tsx'

// What forms are made of is heavy, and most who come here see the columns of many, with room for buttons.
const HeadChoiceSelect = lazySection(() => import('./head-choice-select.tsx'))

/** A list of choices in the head of the calendar; until it is there, what is chosen stands in its place. */
export function HeadChoice(props: HeadChoiceProps) {
  const chosen = props.choices.find(({ id }) => id === props.value)
  const { starts, waits } = useEarlyWish()
  const waiting = (
    <Button aria-busy {...waits}>
      {chosen?.name ?? ''}
    </Button>
  )
  return (
    <Suspense fallback={waiting}>
      <HeadChoiceSelect {...props} starts={starts} />
    </Suspense>
  )
}
