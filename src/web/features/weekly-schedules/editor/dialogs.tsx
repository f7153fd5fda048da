import { lazy, Suspense } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type ScheduleValues, workingHoursOf } from '../schedule-form-values.ts'
import { CopyDayDialog } from './copy-day-dialog.tsx'
import type { WeekState } from './use-week.ts'
import type { WeekWords } from './words.ts'

const CopyWeekDialog = lazy(async () => ({ default: (await import('./copy-week-dialog.tsx')).CopyWeekDialog }))
const TemplatesDialog = lazy(async () => ({ default: (await import('./templates-dialog.tsx')).TemplatesDialog }))

/** Which dialog of the week is open. */
export type OpenDialog = { kind: 'templates' } | { kind: 'week' } | { kind: 'day'; day: number }

interface DialogsProps {
  open: OpenDialog | undefined
  form: UseFormReturn<ScheduleValues>
  state: WeekState
  words: WeekWords
  onClose: () => void
}

/** The dialogs of the week; each begins anew when it is opened. */
export function Dialogs({ open, form, state, words, onClose }: DialogsProps) {
  if (!open) return null
  const { name, calendarId } = form.getValues()
  return (
    <Suspense fallback={null}>
      {open.kind === 'templates' && <TemplatesDialog state={state} words={words} onClose={onClose} />}
      {open.kind === 'day' && <CopyDayDialog state={state} words={words} day={open.day} onClose={onClose} />}
      {open.kind === 'week' && (
        <CopyWeekDialog
          week={{ name, workingHours: workingHoursOf(state.rows) }}
          calendarId={calendarId}
          onClose={onClose}
        />
      )}
    </Suspense>
  )
}
