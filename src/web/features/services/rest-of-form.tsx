import type { Service } from '#api/contract/services.ts'
import type { ServiceType } from '#api/contract/service-types.ts'
import type { ServiceLabels } from '../../fields/labels/services.ts'
import type { RecordForm } from '../../fields/record/record-form.ts'
import { CalendarsFields } from './calendars-fields.tsx'
import { DateRangesFields } from './date-ranges-fields.tsx'
import { InUse } from './in-use.tsx'
import { LooksFields } from './looks-fields.tsx'
import { RulesFields } from './rules-fields.tsx'
import type { ServiceValues } from './service-form-values.ts'

interface RestOfFormProps {
  part: 'looks' | 'rules' | 'calendars' | 'date-ranges' | 'in-use'
  record: RecordForm<ServiceValues>
  labels: ServiceLabels
  /** The chosen type; absent without one. */
  type: ServiceType | undefined
  /** Absent for a new one. */
  service: Service | undefined
}

/** Each part of the form that is not seen at once: the month and the look at what is free next weigh as much as the page. */
export default function RestOfForm({ part, record, labels, type, service }: RestOfFormProps) {
  const { form } = record
  switch (part) {
    case 'looks':
      return <LooksFields form={form} labels={labels} />
    case 'rules':
      return <RulesFields form={form} labels={labels} type={type} isStored={service !== undefined} />
    case 'calendars':
      return <CalendarsFields form={form} />
    case 'date-ranges':
      return <DateRangesFields form={form} />
    case 'in-use':
      return <InUse form={form} service={service} type={type} />
  }
}
