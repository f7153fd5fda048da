import { useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { sameJson } from '../../../fields/record/changes.ts'
import type { ScheduleValues } from '../schedule-form-values.ts'
import type { Exceptions } from './painting.ts'

/** Steps that can be taken back. */
const MOST_STEPS = 100

interface Steps {
  states: readonly Exceptions[]
  /** Place of the state that is shown. */
  at: number
}

/** The exceptions of the form, and how to change them in steps that can be taken back. */
export interface ExceptionsInForm {
  exceptions: Exceptions
  put: (next: Exceptions) => void
  /** Absent where there is nothing to take back, or to do again. */
  undo: (() => void) | undefined
  redo: (() => void) | undefined
}

const plain = ({ overrides, office }: Exceptions) => ({
  overrides: overrides.map(({ date, ranges }) => ({ date, ranges: ranges.map((range) => ({ ...range })) })),
  office: office.map((period) => ({ ...period })),
})

/** The exceptions of a schedule's form; what came in from outside, such as a newer version, is no step. */
export function useExceptions({ control, setValue, clearErrors }: UseFormReturn<ScheduleValues>): ExceptionsInForm {
  const [overrides, office] = useWatch({ control, name: ['overrides', 'office'] })
  const [steps, setSteps] = useState<Steps>({ states: [], at: 0 })
  const exceptions: Exceptions = { overrides, office }
  const current = steps.states[steps.at]
  const isOurs = current !== undefined && sameJson(plain(current), plain(exceptions))

  const show = (state: Exceptions) => {
    const copy = plain(state)
    setValue('overrides', copy.overrides, { shouldDirty: true, shouldTouch: true })
    setValue('office', copy.office, { shouldDirty: true, shouldTouch: true })
    clearErrors(['overrides', 'office'])
  }
  const go = (at: number) => {
    const state = steps.states[at]
    if (!isOurs || !state) return undefined
    return () => {
      setSteps({ ...steps, at })
      show(state)
    }
  }
  const put = (next: Exceptions) => {
    if (sameJson(plain(next), plain(exceptions))) return
    const before = isOurs ? steps.states.slice(0, steps.at + 1) : [exceptions]
    const states = [...before, next].slice(-MOST_STEPS)
    setSteps({ states, at: states.length - 1 })
    show(next)
  }
  return { exceptions, put, undo: go(steps.at - 1), redo: go(steps.at + 1) }
}
