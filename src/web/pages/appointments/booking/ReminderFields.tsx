import { useLingui } from '@lingui/react'
import type { Control } from 'react-hook-form'
import { Pair } from '../../../ui/form/FormErrors.tsx'
import { ListF } from '../../../ui/form/ListF.tsx'
import { NumberF } from '../../../ui/form/NumberF.tsx'
import { SelectF } from '../../../ui/form/SelectF.tsx'
import type { AppointmentValues } from './appointment-values.ts'

/** When the guests are reminded. */
export function ReminderFields({ control }: { control: Control<AppointmentValues> }) {
  const { i18n } = useLingui()
  const units = [
    { value: 'm', label: i18n._('minutes before') },
    { value: 'h', label: i18n._('hours before') },
    { value: 'd', label: i18n._('days before') },
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
        <Pair>
          <NumberF
            control={control}
            name={`reminders.${index}.time`}
            label={i18n._('How long')}
            min={0}
            max={100_000}
          />
          <SelectF control={control} name={`reminders.${index}.unit`} label={i18n._('Unit')} options={units} />
        </Pair>
      )}
    </ListF>
  )
}
