import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { useController, useFormState, type Control } from 'react-hook-form'
import type { ScheduleValues } from '../schedule-form-values.ts'
import { type DayRows, rowsAfter, weekOfRows } from './hours.ts'
import type { WeekHours } from './paint.ts'

/** How many steps back are kept. */
const KEPT = 100

interface Step {
  readonly rows: DayRows[]
  /** What the step did. */
  readonly words: string
}

/** The hours of a week while they are changed: rows and painting are two views of the same form value. */
export interface WeekState {
  readonly rows: DayRows[]
  readonly week: WeekHours
  /** The hours before anything was changed. */
  readonly saved: readonly DayRows[]
  /** One step of painting; `words` say what it did. */
  readonly paint: (next: WeekHours, words: string) => void
  /** One step in the rows. */
  readonly put: (rows: DayRows[], words: string) => void
  /** Something is being typed; it becomes one step with `typed`. */
  readonly type: (rows: DayRows[]) => void
  readonly typed: (before: DayRows[]) => void
  /** What would be taken back; undefined where there is nothing. */
  readonly undoes: string | undefined
  readonly redoes: string | undefined
  readonly undo: () => void
  readonly redo: () => void
  /** What a screen reader is told. */
  readonly said: string
  readonly say: (words: string) => void
  /** Names an element that the form focuses when the hours are refused. */
  readonly focusable: (element: { focus: () => void } | null) => void
}

/** The week of a schedule's form, with a history of its changes. */
export function useWeek(control: Control<ScheduleValues>): WeekState {
  const { i18n } = useLingui()
  const { field } = useController({ control, name: 'week' })
  const { defaultValues } = useFormState({ control, name: 'week' })
  const [past, setPast] = useState<readonly Step[]>([])
  const [future, setFuture] = useState<readonly Step[]>([])
  const [said, say] = useState('')
  const rows = field.value
  const saved = (defaultValues?.week ?? []).map((day) => ({
    ranges: (day?.ranges ?? []).map((range) => ({ from: range?.from ?? '', to: range?.to ?? '' })),
  }))
  const [undoes, redoes] = [past.at(-1), future.at(-1)]

  const keep = (step: Step) => {
    setPast((steps) => [...steps, step].slice(-KEPT))
    setFuture([])
  }
  const put = (next: DayRows[], words: string) => {
    keep({ rows, words })
    field.onChange(next)
    say(words)
  }
  const go = (
    step: Step | undefined,
    from: typeof setPast,
    to: typeof setPast,
    sentence: (words: string) => string,
  ) => {
    if (!step) return
    from((steps) => steps.slice(0, -1))
    to((steps) => [...steps, { rows, words: step.words }])
    field.onChange(step.rows)
    say(sentence(step.words))
  }
  return {
    rows,
    week: weekOfRows(rows),
    saved,
    paint: (next, words) => put(rowsAfter(rows, next), words),
    put,
    type: field.onChange,
    typed: (before) => {
      if (JSON.stringify(before) !== JSON.stringify(rows)) keep({ rows: before, words: i18n._('Times typed') })
    },
    undoes: undoes?.words,
    redoes: redoes?.words,
    undo: () => go(undoes, setPast, setFuture, (words) => i18n._('Undone: {words}', { words })),
    redo: () => go(redoes, setFuture, setPast, (words) => i18n._('Redone: {words}', { words })),
    said,
    say,
    focusable: field.ref,
  }
}
