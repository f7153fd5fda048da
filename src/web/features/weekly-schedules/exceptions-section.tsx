import { useLingui } from '@lingui/react'
import { lazy, Suspense } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { withMessages } from '../../i18n/catalogue.ts'
import { Section } from '../../ui/form/section.tsx'
import { Bone } from '../../ui/skeletons.tsx'
import type { ScheduleValues } from './schedule-form-values.ts'

const ExceptionsEditor = lazy(withMessages(() => import('./exceptions/exceptions-editor.tsx')))

interface ExceptionsSectionProps {
  form: UseFormReturn<ScheduleValues>
  scheduleId: string | undefined
}

/** Days that are not like the others: other hours, closed, or out of the office. */
export function ExceptionsSection({ form, scheduleId }: ExceptionsSectionProps) {
  const { i18n } = useLingui()
  return (
    <Section
      title={i18n._('Exceptions')}
      description={i18n._('Single days with other hours or out of office; they override everything else.')}
    >
      <Suspense fallback={<Bone height="320px" />}>
        <ExceptionsEditor form={form} scheduleId={scheduleId} />
      </Suspense>
    </Section>
  )
}
