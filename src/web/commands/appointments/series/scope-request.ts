import type { Appointment } from '#api/contract/appointments.ts'
import type { Cancellation, Changes, InterfaceVersion } from '../interface-version.ts'
import { seriesOf } from './tag.ts'
import { createStore } from '../../../store/store.ts'

/** What is to be done to an appointment of a series, and perhaps to others of it. */
export type SeriesWork =
  /** `done`: the appointment itself has been changed so already. */
  | { kind: 'change'; changes: Changes; done?: boolean }
  /** `note` is added to what each appointment says itself. */
  | { kind: 'cancel'; body: Cancellation; note: string }
  | { kind: 'remove' }
  /** Cancels or deletes what follows. */
  | { kind: 'end' }
  /** Books more of it. */
  | { kind: 'extend' }

/** `alone`: go on with this one only; `taken`: a run has it and others; `back`: nothing is to happen. */
export type SeriesAnswer = 'alone' | 'taken' | 'back'

/** A question about a series that is on screen. */
export interface AskedSeries {
  /** As it was before the work. */
  appointment: Appointment
  work: SeriesWork
  version: InterfaceVersion
  answer: (answer: SeriesAnswer) => void
}

const question = createStore<AskedSeries | null>(null)

/** Only the fields of a change that it really changes. */
const differing = (before: Appointment, changes: Changes): Changes =>
  Object.fromEntries(
    Object.entries(changes).filter(
      ([name, value]) => JSON.stringify(value ?? null) !== JSON.stringify(before[name as keyof Appointment] ?? null),
    ),
  )

/**
 * Asks whether a work is meant for one appointment of a series only, for the following ones too, or for all; what is in no
 * series, or would not be changed, is `alone` at once.
 */
export function askSeries(
  appointment: Appointment,
  asked: SeriesWork,
  version: InterfaceVersion,
): Promise<SeriesAnswer> {
  const work = asked.kind === 'change' ? { ...asked, changes: differing(appointment, asked.changes) } : asked
  const isIdle = work.kind === 'change' && Object.keys(work.changes).length === 0
  if (!seriesOf(appointment) || isIdle || !question.isHeard()) return Promise.resolve('alone')
  question.get()?.answer('back')
  return new Promise((resolve) => {
    question.set({
      appointment,
      work,
      version,
      answer: (answer) => {
        question.set(null)
        resolve(answer)
      },
    })
  })
}

/** Tells a listener that a question came or went. With the last one goes the page, and the question with it. */
export function subscribeSeries(listener: () => void): () => void {
  const leave = question.subscribe(listener)
  return () => {
    leave()
    if (!question.isHeard()) question.get()?.answer('back')
  }
}

/** The question on screen. */
export const askedSeries = question.get
