import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import type { Service } from '#api/contract/services.ts'
import { addDays, isDate } from '#api/time/week.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { Button } from '../../../ui/button.tsx'
import { DateField } from '../../../ui/form/when/date-field.tsx'
import { Select } from '../../../ui/form/field-frame.tsx'
import { paint } from '../../../theme/paint.ts'
import { size, weight } from '../../../theme/scale.ts'

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  '& label': { display: 'inline-flex', alignItems: 'center', gap: 8, fontSize: size.body2, minInlineSize: 0 },
  '& label > :last-child': { minInlineSize: 0 },
  '& label > span': { color: paint.soft, whiteSpace: 'nowrap' },
  '& input, & select': { inlineSize: 'auto', maxInlineSize: '100%', minBlockSize: 32, paddingBlock: 3 },
  '& [data-field] input': { inlineSize: '6rem' },
  '& .steps': { display: 'inline-flex', alignItems: 'center', gap: 2 },
  '& output': { fontSize: size.body2, fontWeight: weight.semibold },
})

interface FollowControlsProps {
  services: readonly Service[]
  serviceId: string
  onService: (id: string) => void
  /** The first day of the shown week; all dates are `YYYY-MM-DD`. */
  first: string
  today: string
  date: string
  onDate: (date: string) => void
}

/** Which service is looked at, and in which week. */
export function PreviewControls({ services, serviceId, onService, first, today, date, onDate }: FollowControlsProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  return (
    <Bar>
      <label>
        <span>{i18n._('Service to preview')}</span>
        <Select value={serviceId} onChange={({ target }) => onService(target.value)}>
          {services.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </label>
      <span className="steps">
        <Button onClick={() => onDate(today)}>{i18n._('This week')}</Button>
        <Button kind="quiet" icon="chevronStart" iconOnly onClick={() => onDate(addDays(first, -7))}>
          {i18n._('Previous week')}
        </Button>
        <Button kind="quiet" icon="chevronEnd" iconOnly onClick={() => onDate(addDays(first, 7))}>
          {i18n._('Next week')}
        </Button>
      </span>
      <DateField
        label={i18n._('Week of')}
        isLabelHidden
        navigates
        required
        value={date}
        today={today}
        onChange={(next) => isDate(next) && onDate(next)}
      />
      <output>
        {format.plainDate(first, 'day')} – {format.plainDate(addDays(first, 6), 'medium')}
      </output>
    </Bar>
  )
}
