import { memo, useDeferredValue } from 'react'
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form'
import { type ScheduleValues, writeSchedule } from '../schedule-form-values.ts'
import { PreviewPanel } from './preview-panel.tsx'

// A week takes longer to draw than a letter to type: while the form is typed in, the picture stays behind.
const DeferredPanel = memo(PreviewPanel)

/** What can be booked in a week by the schedule as it stands in the form, saved or not. */
export default function TypedPreviewPanel({
  form,
  id,
}: {
  form: UseFormReturn<ScheduleValues>
  id: string | undefined
}) {
  const { control } = form
  const { isDirty } = useFormState({ control })
  const typed = useDeferredValue(useWatch({ control, compute: writeSchedule }))
  return <DeferredPanel typed={typed} id={id} dirty={isDirty} />
}
