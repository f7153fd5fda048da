import { Suspense } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { lazySection } from '../../../ui/lazy-part.tsx'
import { withMessages } from '../../../i18n/catalogue.ts'
import type { ScheduleValues } from '../schedule-form-values.ts'

const ZoneQuestion = lazySection(withMessages(() => import('./zone-question.tsx')))

/** Asks what a change of the zone is to keep, as soon as another zone is written. */
export function ZonePart({ form }: { form: UseFormReturn<ScheduleValues> }) {
  const [timezone, zoneChange] = useWatch({ control: form.control, name: ['timezone', 'zoneChange'] })
  const isOther = zoneChange.stored !== '' && timezone.trim() !== '' && timezone.trim() !== zoneChange.stored
  if (!isOther && zoneChange.shift === 0) return null
  return (
    <Suspense fallback={null}>
      <ZoneQuestion form={form} />
    </Suspense>
  )
}
