import { lazy, Suspense, useSyncExternalStore } from 'react'
import { currentQuestion, subscribeQuestion } from './confirm.ts'

/** Loads what asks questions. It must be there before the first one: one may be asked because the line is gone. */
export const loadQuestions = () => import('./overlay/question-dialog.tsx')
const QuestionDialog = lazy(loadQuestions)

/** Where questions appear, above every panel. One per screen. */
export function ConfirmHost() {
  const question = useSyncExternalStore(subscribeQuestion, currentQuestion)
  return (
    question && (
      <Suspense fallback={null}>
        <QuestionDialog key={question.title} {...question} />
      </Suspense>
    )
  )
}
