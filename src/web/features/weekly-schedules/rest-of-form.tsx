import type { UseFormReturn } from 'react-hook-form'
import { WeekEditor } from './editor/week-editor.tsx'
import { ExceptionsEditor } from './exceptions/exceptions-editor.tsx'
import { TypedPreview } from './preview/typed-preview.tsx'
import type { ScheduleValues } from './schedule-form-values.ts'
import { ServicesPart } from './services/services-part.tsx'
import { ValidityPart } from './validity/validity-part.tsx'

interface RestOfFormProps {
  part: 'validity' | 'week' | 'exceptions' | 'services' | 'preview'
  form: UseFormReturn<ScheduleValues>
  /** The stored schedule; absent for a new one. */
  id: string | undefined
}

/** Each editor of the form below its basics, which are drawn and painted in. */
export default function RestOfForm({ part, form, id }: RestOfFormProps) {
  switch (part) {
    case 'validity':
      return <ValidityPart form={form} id={id} />
    case 'week':
      return <WeekEditor form={form} />
    case 'exceptions':
      return <ExceptionsEditor form={form} scheduleId={id} />
    case 'services':
      return <ServicesPart control={form.control} scheduleId={id ?? ''} />
    case 'preview':
      return <TypedPreview form={form} id={id} />
  }
}
