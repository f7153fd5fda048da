import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { currentQuestion, subscribeQuestion } from './confirm.ts'

const load = () => import('./overlay/question-dialog.tsx')
const QuestionDialog = lazy(load)

/** Where questions appear, above every panel. One per screen. */
export function ConfirmHost() {
  const question = useSyncExternalStore(subscribeQuestion, currentQuestion)
  // It is there before the first question: one may be asked because the line is gone.
  useEffect(() => void load().catch(() => undefined), [])
  return (
    question && (
      <Suspense fallback={null}>
        <QuestionDialog key={question.title} {...question} />
      </Suspense>
    )
  )
}
