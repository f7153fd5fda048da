import { useLingui } from '@lingui/react'
import type { Control } from 'react-hook-form'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { Pair } from '../../ui/form/form-errors.tsx'
import { SelectF } from '../../ui/form/select-f.tsx'
import type { useClinic } from '../../commands/appointments/records/queries.ts'
import type { AppointmentValues } from '../../commands/appointments/form/appointment-values.ts'
import { personChoices, serviceChoices, thingChoices } from '../../commands/appointments/form/choices.ts'
import type { Sought } from './use-wish.ts'

interface WishFieldsProps {
  control: Control<AppointmentValues>
  wish: Sought['wish']
  clinic: ReturnType<typeof useClinic>
}

/** What is booked, with whom, and with which room or thing where one is needed. */
export function WishFields({ control, wish: { service, resourceId }, clinic }: WishFieldsProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const things = thingChoices(clinic, format)
  const needsThing = (service?.calendars ?? []).some((it) => clinic.calendars.get(it.calendarId)?.type === 'asset')
  return (
    <>
      <SelectF
        control={control}
        name="serviceId"
        label={i18n._('Service')}
        none={i18n._('Choose a service…')}
        options={serviceChoices(clinic, i18n, format)}
      />
      <Pair>
        <SelectF
          control={control}
          name="calendarId"
          label={i18n._('With')}
          none={service ? i18n._('Anyone available') : i18n._('Choose staff…')}
          options={personChoices(clinic, service, i18n, format)}
        />
        {(needsThing || resourceId !== null) && (
          <SelectF
            control={control}
            name="resourceId"
            label={i18n._('Resource')}
            none={i18n._('Any available')}
            options={things}
          />
        )}
      </Pair>
    </>
  )
}
