import { useLingui } from '@lingui/react'
import { lazy, memo, Suspense, useDeferredValue } from 'react'
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form'
import { withMessages } from '../../../i18n/catalogue.ts'
import { Section } from '../../../ui/form/section.tsx'
import { Bone } from '../../../ui/skeletons.tsx'
import { type ScheduleValues, writeSchedule } from '../schedule-form-values.ts'

// A week takes longer to draw than a letter to type: while the form is typed in, the picture stays behind.
const PreviewPanel = memo(lazy(withMessages(() => import('./preview-panel.tsx'))))

/** What can be booked in a week by the schedule as it stands in the form, saved or not. */
export function PreviewSection({ form, id }: { form: UseFormReturn<ScheduleValues>; id: string | undefined }) {
  const { i18n } = useLingui()
  const { control } = form
  const { isDirty } = useFormState({ control })
  const typed = useDeferredValue(useWatch({ control, compute: writeSchedule }))
  return (
    <Section
      title={i18n._('Bookable times')}
      description={i18n._(
        'What guests can book in a week with the hours in this form, saved or not. Times you can’t book say why.',
      )}
    >
      <Suspense fallback={<Bone height="420px" />}>
        <PreviewPanel typed={typed} id={id} dirty={isDirty} />
      </Suspense>
    </Section>
  )
}
