import { Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { Opening } from './opening.tsx'

/** A question that a part of its own asks. */
interface Asked<About, Answer> {
  /** Opens the part with what it is about, and answers what it answers. */
  ask: (about: About) => Promise<Answer>
  /** The open question; render it anywhere. */
  question: ReactNode
}

/** Asks by a part that gets what it is about, and `answer`; its code may come when it is asked for the first time. */
export function useAsked<Props extends { answer: (answer: never) => void }>(
  Part: ComponentType<Props>,
): Asked<Omit<Props, 'answer'>, Parameters<Props['answer']>[0]> {
  const [open, setOpen] = useState<Props>()
  const ask = (about: Omit<Props, 'answer'>) =>
    new Promise<Parameters<Props['answer']>[0]>((resolve) => {
      const answer = (given: Parameters<Props['answer']>[0]) => {
        setOpen(undefined)
        resolve(given)
      }
      // What a part is about and the way to answer it are all of its props.
      setOpen({ ...about, answer } as unknown as Props)
    })
  const question = open && (
    <Suspense fallback={<Opening />}>
      <Part {...open} />
    </Suspense>
  )
  return { ask, question }
}
