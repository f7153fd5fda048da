import { lazy, Suspense, useState, type ReactNode } from 'react'
import { withMessages } from '../../../i18n/catalogue.ts'
import type { TagChange } from './tag-change.ts'
import type { TagsQuestionProps } from './tags-question.tsx'

const TagsQuestion = lazy(withMessages(() => import('./tags-question.tsx')))

/** A question about the tags of calendars. */
export interface AskForTags {
  /** Null where the person changed their mind. */
  ask: (about: Omit<TagsQuestionProps, 'answer'>) => Promise<TagChange | null>
  /** The open question; render it anywhere. */
  question: ReactNode
}

/** Asks which tags calendars get or lose; the code comes when it is asked for the first time. */
export function useTagsQuestion(): AskForTags {
  const [open, setOpen] = useState<TagsQuestionProps>()
  const ask = (about: Omit<TagsQuestionProps, 'answer'>) =>
    new Promise<TagChange | null>((resolve) => {
      const answer = (change: TagChange | null) => {
        setOpen(undefined)
        resolve(change)
      }
      setOpen({ ...about, answer })
    })
  return {
    ask,
    question: open && (
      <Suspense fallback={null}>
        <TagsQuestion {...open} />
      </Suspense>
    ),
  }
}
