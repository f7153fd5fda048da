import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useController, type FieldValues } from 'react-hook-form'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { FieldGroup } from './field-group.tsx'
import { errorText, type FieldProps } from './field.ts'

interface WeekdaysFProps<Values extends FieldValues> extends Pick<FieldProps<Values>, 'control' | 'name' | 'label'> {
  /** The days that nothing chosen stands for, and that are shown then; 0 is Monday. */
  usual?: readonly number[]
}

/** Days of the week, 0 is Monday, in the order of the reader's week. */
export function WeekdaysF<Values extends FieldValues>({ control, name, label, usual = [] }: WeekdaysFProps<Values>) {
  const format = useFormat()
  const { field, fieldState } = useController({ control, name })
  const own: readonly number[] = field.value
  return (
    <FieldGroup label={label} error={errorText(fieldState)}>
      <ToggleButtonGroup
        exclusive={false}
        fullWidth
        aria-label={label}
        value={own.length > 0 ? own : usual}
        onChange={(_event, days: readonly number[]) => field.onChange(days)}
      >
        {format.weekdays().map((iso, index) => (
          <ToggleButton
            key={iso}
            value={iso - 1}
            ref={index === 0 ? field.ref : undefined}
            aria-label={format.weekday(iso)}
          >
            {format.weekday(iso, 'short')}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </FieldGroup>
  )
}
