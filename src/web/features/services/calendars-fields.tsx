import { useLingui } from '@lingui/react'
import type { UseFormReturn } from 'react-hook-form'
import { FieldInputs } from '../../ui/form/field-inputs.tsx'
import { ListF } from '../../ui/form/list-f.tsx'
import { SelectF } from '../../ui/form/select-f.tsx'
import { CalendarEntryFields } from './calendar-entry-fields.tsx'
import type { ServiceFieldsIn, ServiceValues } from './service-form-values.ts'
import { useConditions } from './use-conditions.ts'

/** Who or what offers the service, and on which dates each of them does. */
export function CalendarsFields({ form }: { form: UseFormReturn<ServiceValues> }) {
  const { i18n } = useLingui()
  const conditions = useConditions()
  const { control } = form
  return (
    <FieldInputs<ServiceFieldsIn<'calendars'>>
      of={{
        condition: (
          <SelectF control={control} name="condition" label={i18n._('Who must be free')} options={conditions} />
        ),
        calendars: (
          <ListF
            control={control}
            name="calendars"
            label={i18n._('Offered by')}
            addLabel={i18n._('Add person or resource')}
            none={i18n._('No one offers this service yet.')}
            most={200}
            make={() => ({ calendarId: '', active: true, include: [], exclude: [] })}
          >
            {(index) => <CalendarEntryFields form={form} index={index} />}
          </ListF>
        ),
      }}
    />
  )
}
