import { Suspense } from 'react'
import { Button } from '../../ui/button.tsx'
import { lazySection } from '../../ui/lazy-part.tsx'
import type { HeadChoiceProps } from './head-choice-select.tsx'

// What forms are made of is heavy, and most who come here see the columns of many, with room for buttons.
const HeadChoiceSelect = lazySection(() => import('./head-choice-select.tsx'))

/** A list of choices in the head of the calendar; until it is there, what is chosen stands in its place. */
export function HeadChoice(props: HeadChoiceProps) {
  const chosen = props.choices.find(({ id }) => id === props.value)
  return (
    <Suspense fallback={<Button aria-busy>{chosen?.name ?? ''}</Button>}>
      <HeadChoiceSelect {...props} />
    </Suspense>
  )
}
