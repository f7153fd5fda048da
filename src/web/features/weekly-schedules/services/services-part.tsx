import { useLingui } from '@lingui/react'
import type { Control } from 'react-hook-form'
import { useOfferedServices } from '../../../fields/references.ts'
import { ServicesF } from '../../../fields/services-f.tsx'
import type { ScheduleValues } from '../schedule-form-values.ts'
import { ServiceUsers } from './service-users.tsx'

interface ServicesPartProps {
  control: Control<ScheduleValues>
  /** Empty for a new schedule. */
  scheduleId: string
}

/** The services that a schedule names, and who uses its hours by that. */
export function ServicesPart({ control, scheduleId }: ServicesPartProps) {
  const { i18n } = useLingui()
  const services = useOfferedServices()
  return (
    <>
      <ServicesF control={control} name="serviceIds" label={i18n._('Only for these services')} services={services} />
      <ServiceUsers control={control} scheduleId={scheduleId} every={services.byId} />
    </>
  )
}
