import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import type { Control } from 'react-hook-form'
import { ListF } from '../../ui/form/list-f.tsx'
import { NumberF } from '../../ui/form/number-f.tsx'
import { SelectF } from '../../ui/form/select-f.tsx'
import type { AppointmentValues } from '../../commands/appointments/form/appointment-values.ts'

const Three = styled('div')({
  display: 'grid',
  gap: 10,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(120px, 100%), 1fr))',
})

/** When the guests are reminded. */
export function ReminderFields({ control }: { control: Control<AppointmentValues> }) {
  const { i18n } = useLingui()
  const units = [
    { value: 'm', label: i18n._('minutes') },
    { value: 'h', label: i18n._('hours') },
    { value: 'd', label: i18n._('days') },
  ]
  const directions = [
    { value: 'before', label: i18n._('before the appointment') },
    { value: 'after', label: i18n._('after the appointment') },
  ]
  return (
    <ListF
      control={control}
      name="reminders"
      label={i18n._('Reminders')}
      make={() => ({ time: 1, unit: 'd' as const, direction: 'before' as const })}
      addLabel={i18n._('Add a reminder')}
      most={10}
    >
      {(index) => (
        <Three>
          <NumberF
            control={control}
            name={`reminders.${index}.time`}
            label={i18n._('How long')}
            min={0}
            max={100_000}
          />
          <SelectF control={control} name={`reminders.${index}.unit`} label={i18n._('Unit')} options={units} />
          <SelectF
            control={control}
            name={`reminders.${index}.direction`}
            label={i18n._('When')}
            none={i18n._('Not specified')}
            options={directions}
          />
        </Three>
      )}
    </ListF>
  )
}
