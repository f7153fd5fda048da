import { createStore } from '../store/store.ts'

/** A question that must be answered before something happens. */
export interface Question {
  title: string
  text?: string
  /** Says what will happen (“Cancel the appointment”), not “OK”. */
  confirmLabel: string
  cancelLabel?: string
  /** A third way between the two, such as “Discard” beside “Save” and “Stay”. */
  otherLabel?: string
  danger?: boolean
}

/** The answer to a question: yes, the third way, or no (also by Escape). */
export type ConfirmAnswer = 'confirm' | 'other' | 'cancel'

/** A question on screen with the way to answer it. */
export type OpenQuestion = Question & { answer: (answer: ConfirmAnswer) => void }

const shown = createStore<OpenQuestion | null>(null)

/** Asks a question with up to three answers; a question still open is answered with “no” first. */
export function ask(question: Question): Promise<ConfirmAnswer> {
  shown.get()?.answer('cancel')
  return new Promise((resolve) => {
    shown.set({
      ...question,
      answer: (answer) => {
        shown.set(null)
        resolve(answer)
      },
    })
  })
}

/** Asks a yes-or-no question and answers whether it was yes. */
export const confirm = async (question: Omit<Question, 'otherLabel'>): Promise<boolean> =>
  (await ask(question)) === 'confirm'

/** Tells a listener that a question came or went. */
export const subscribeQuestion = shown.subscribe

/** The question on screen. */
export const currentQuestion = shown.get
