import { useLingui } from '@lingui/react'
import { lazy, Suspense } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { withMessages } from '../../../i18n/catalogue.ts'
import { Section } from '../../../ui/form/section.tsx'
import { Bone } from '../../../ui/skeletons.tsx'
import type { ScheduleValues } from '../schedule-form-values.ts'

const WeekEditor = lazy(withMessages(() => import('./week-editor.tsx')))

/** The hours of a usual week; their editor comes after the page. */
export function WeekSection({ form }: { form: UseFormReturn<ScheduleValues> }) {
  const { i18n } = useLingui()
  return (
    <Section
      title={i18n._('Hours of the week')}
      description={i18n._('Local time. Add ranges for split shifts; overnight is fine.')}
    >
      <Suspense fallback={<Bone height="840px" />}>
        <WeekEditor form={form} />
      </Suspense>
    </Section>
  )
}
