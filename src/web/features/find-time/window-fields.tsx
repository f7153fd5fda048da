import { useLingui } from '@lingui/react'
import type { PreferredWindow } from '#api/core/rules/waiting.ts'
import { isDate } from '#api/time/week.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { FieldGroup } from '../../ui/form/field-group.tsx'
import { DateField } from '../../ui/form/when/date-field.tsx'
import { PartFields } from './part-fields.tsx'
import { Chips, FieldRow } from './styles.ts'
import { toggled } from './toggled.ts'

interface WindowFieldsProps {
  window: PreferredWindow
  onChange: (window: PreferredWindow) => void
}

/** One preferred window: days of the week, parts of the day, dates. */
export function WindowFields({ window, onChange }: WindowFieldsProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { days, parts, from, to } = window
  const change = (next: Partial<PreferredWindow>) => onChange({ ...window, ...next })
  return (
    <>
      <FieldGroup label={i18n._('Days of the week')}>
        <Chips>
          {format.weekdays().map((iso) => (
            <button
              key={iso}
              type="button"
              aria-pressed={days.includes(iso - 1)}
              aria-label={format.weekday(iso, 'long')}
              onClick={() => change({ days: toggled(days, iso - 1) })}
            >
              {format.weekday(iso, 'short')}
            </button>
          ))}
        </Chips>
      </FieldGroup>
      <PartFields parts={parts} onChange={(next) => change({ parts: next })} />
      <FieldRow>
        <DateField
          label={i18n._('From date')}
          value={from}
          onChange={(day) => change({ from: isDate(day) ? day : '' })}
        />
        <DateField
          label={i18n._('Until date')}
          value={to}
          error={from !== '' && to !== '' && to < from ? i18n._('Earlier than the first date.') : undefined}
          onChange={(day) => change({ to: isDate(day) ? day : '' })}
        />
      </FieldRow>
    </>
  )
}
