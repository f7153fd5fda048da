import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useId } from 'react'
import { type Control, useController } from 'react-hook-form'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { errorText } from '../../ui/form/field.ts'
import { paint } from '../../theme/paint.ts'
import type { Clinic } from '../../commands/appointments/records/queries.ts'
import type { BlockValues } from './block-values.ts'
import { radius, size, weight } from '../../theme/scale.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'

const Group = styled('fieldset')({
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  '& > legend': { padding: 0, marginBlockEnd: 5, fontSize: size.body2, fontWeight: weight.medium },
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
    gap: '2px 12px',
    maxBlockSize: 190,
    overflowY: 'auto',
    padding: '6px 10px',
    border: `1px solid ${paint.field}`,
    borderRadius: radius.control,
  },
  '& label': { display: 'flex', alignItems: 'center', gap: 8, minBlockSize: 28, fontSize: size.body1 },
  '& > p': { margin: '4px 0 0', color: paint.danger, fontSize: size.caption, fontWeight: weight.medium },
})

/** The calendars whose time is blocked; each gets blocks of its own. */
export function CalendarsF({ control, clinic }: { control: Control<BlockValues>; clinic: Clinic }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const id = useId()
  const { field, fieldState } = useController({ control, name: 'calendarIds' })
  const error = errorText(fieldState)
  const people = (type: string) => Number(type === 'asset')
  const calendars = [...clinic.calendars.values()].toSorted(
    (a, b) => people(a.type) - people(b.type) || format.compare(a.name, b.name),
  )
  return (
    <Group aria-describedby={error ? id : undefined} aria-invalid={fieldState.invalid}>
      <legend>
        {i18n._('Team & resources')}
        <span aria-hidden="true"> *</span>
      </legend>
      <div>
        {calendars.map((calendar, index) => (
          <label key={calendar.id}>
            <Checkbox
              ref={index === 0 ? field.ref : undefined}
              checked={field.value.includes(calendar.id)}
              onChange={({ target }) =>
                field.onChange(
                  target.checked
                    ? [...field.value, calendar.id]
                    : field.value.filter((other: string) => other !== calendar.id),
                )
              }
            />
            {calendar.name}
          </label>
        ))}
      </div>
      {error && <p id={id}>{error}</p>}
    </Group>
  )
}
