import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { get, useFieldArray, useFormState, type Control } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { ClockF } from '../../ui/form/ClockF.tsx'
import { paint } from '../../ui/paint.ts'
import type { ScheduleValues } from './schedule-form.ts'

const Row = styled('fieldset')({
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 10px',
  minBlockSize: 38,
  '& .range': { display: 'inline-flex', alignItems: 'center', gap: 5 },
  '& .closed': { color: paint.soft, fontSize: '0.84375rem' },
  '& .error': { flexBasis: '100%', margin: 0, color: paint.danger, fontSize: '0.75rem', fontWeight: 500 },
})

interface HoursFProps {
  control: Control<ScheduleValues>
  name: `week.${number}.ranges` | `overrides.${number}.ranges`
  /** The day, for screen readers. */
  day: string
}

interface Complaint {
  message?: string
}

/** The open hours of one day: ranges side by side, none for closed. */
export function HoursF({ control, name, day }: HoursFProps) {
  const { i18n } = useLingui()
  const { fields, append, remove } = useFieldArray({ control, name })
  const { errors } = useFormState({ control, name })
  const found: unknown = get(errors, name)
  const complaints = Array.isArray(found)
    ? found.flatMap(
        (it: { from?: Complaint; to?: Complaint } | undefined) => it?.from?.message ?? it?.to?.message ?? [],
      )
    : []
  const add = () => {
    const open = fields.length === 0
    append(open ? { from: '09:00', to: '17:00' } : { from: fields.at(-1)?.to ?? '', to: '' })
  }
  return (
    <Row aria-label={day}>
      {fields.length === 0 && <span className="closed">{i18n._('Closed')}</span>}
      {fields.map((field, index) => (
        <span key={field.id} className="range">
          <ClockF
            control={control}
            name={`${name}.${index}.from`}
            label={i18n._('{day}, opens ({number})', { day, number: index + 1 })}
          />
          –
          <ClockF
            control={control}
            name={`${name}.${index}.to`}
            label={i18n._('{day}, closes ({number})', { day, number: index + 1 })}
          />
          <Button kind="quiet" icon="close" iconOnly onClick={() => remove(index)}>
            {i18n._('Remove these hours')}
          </Button>
        </span>
      ))}
      <Button kind="quiet" icon="plus" iconOnly onClick={add}>
        {i18n._('Add hours: {day}', { day })}
      </Button>
      {complaints.length > 0 && (
        <p className="error" role="alert">
          {[...new Set(complaints)].join(' ')}
        </p>
      )}
    </Row>
  )
}
