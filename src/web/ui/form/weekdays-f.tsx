import styled from '@emotion/styled'
import { useController, type FieldValues } from 'react-hook-form'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { paint } from '../../theme/paint.ts'
import { errorText, type FieldProps } from './field.ts'
import { radius, size, weight } from '../../theme/scale.ts'

const Days = styled('fieldset')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, marginBlockEnd: 5, fontSize: size.body2, fontWeight: weight.medium },
  '& > label': {
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: 44,
    minBlockSize: 32,
    paddingInline: 8,
    border: `1px solid ${paint.field}`,
    borderRadius: radius.control,
    fontSize: size.body2,
    cursor: 'pointer',
  },
  '& > label:has(:checked)': {
    borderColor: paint.accent,
    background: paint.accentTint,
    boxShadow: `inset 0 0 0 1px ${paint.accent}`,
  },
  '& > label:has(:focus-visible)': { outline: `2px solid ${paint.accent}`, outlineOffset: 2 },
  '& input': { position: 'absolute', opacity: 0, pointerEvents: 'none' },
  '& > p': { inlineSize: '100%', margin: 0, color: paint.danger, fontSize: size.caption },
})

interface WeekdaysFProps<Values extends FieldValues> extends Pick<FieldProps<Values>, 'control' | 'name' | 'label'> {
  /** The days that nothing chosen stands for, and that are shown then; 0 is Monday. */
  usual?: readonly number[]
}

/** Days of the week, 0 is Monday, in the order of the reader's week. */
export function WeekdaysF<Values extends FieldValues>({ control, name, label, usual = [] }: WeekdaysFProps<Values>) {
  const format = useFormat()
  const { field, fieldState } = useController({ control, name })
  const own: readonly number[] = field.value
  const chosen = own.length > 0 ? own : usual
  const error = errorText(fieldState)
  return (
    <Days>
      <legend>{label}</legend>
      {format.weekdays().map((iso, index) => (
        <label key={iso}>
          <input
            type="checkbox"
            ref={index === 0 ? field.ref : undefined}
            checked={chosen.includes(iso - 1)}
            onChange={({ target }) =>
              field.onChange(target.checked ? [...chosen, iso - 1] : chosen.filter((day) => day !== iso - 1))
            }
            aria-label={format.weekday(iso)}
          />
          <span aria-hidden>{format.weekday(iso, 'short')}</span>
        </label>
      ))}
      {error && <p role="alert">{error}</p>}
    </Days>
  )
}
