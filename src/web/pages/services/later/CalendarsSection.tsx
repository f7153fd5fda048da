import { useLingui } from '@lingui/react'
import type { UseFormReturn } from 'react-hook-form'
import { ListF } from '../../../ui/form/ListF.tsx'
import { Section } from '../../../ui/form/Section.tsx'
import { SelectF } from '../../../ui/form/SelectF.tsx'
import { CalendarEntryFields } from './CalendarEntryFields.tsx'
import type { ServiceValues } from '../service-form.ts'
import { useConditions } from '../useServiceLabels.ts'

/** Who or what offers the service, and on which dates each of them does. */
export default function CalendarsSection({ form }: { form: UseFormReturn<ServiceValues> }) {
  const { i18n } = useLingui()
  const conditions = useConditions()
  const { control } = form
  return (
    <Section
      title={i18n._('Team & resources')}
      description={i18n._('The people and resources that offer this service. Without any, no one can book.')}
    >
      <SelectF control={control} name="condition" label={i18n._('Who must be free')} options={conditions} />
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
    </Section>
  )
}
