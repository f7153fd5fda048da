import { useSyncExternalStore } from 'react'
import { currentQuestion, subscribeQuestion } from './confirm.ts'
import { lazyPart } from './lazy-part.tsx'

/** Loads what asks questions. It must be there before the first one: one may be asked because the line is gone. */
export const loadQuestions = () => import('./overlay/question-dialog.tsx')
// What cannot be asked is not done.
const QuestionDialog = lazyPart(loadQuestions, { leave: ({ answer }) => answer('cancel') })

/** Where questions appear, above every panel. One per screen. */
export function ConfirmHost() {
  const question = useSyncExternalStore(subscribeQuestion, currentQuestion)
  return question && <QuestionDialog key={question.title} {...question} />
}
