import { useLingui } from '@lingui/react'
import { useId } from 'react'
import { useController, type FieldValues } from 'react-hook-form'
import { useFormat } from '../i18n/LocaleProvider.tsx'
import { errorText, type FieldProps } from '../ui/form/field.ts'
import { FieldFrame, Input } from '../ui/form/FieldFrame.tsx'
import { isZone, zoneNow } from './zone-now.ts'

const ZONES = Intl.supportedValuesOf('timeZone')

/** An IANA zone, written with suggestions; says what time it is there and how far that is from UTC. */
export function ZoneF<Values extends FieldValues>(props: FieldProps<Values> & { placeholder?: string }) {
  const { control, name, label, help, required, disabled, placeholder } = props
  const { i18n } = useLingui()
  const format = useFormat()
  const listId = useId()
  const { field, fieldState } = useController({ control, name })
  const { ref, onChange, onBlur } = field
  const zone = typeof field.value === 'string' ? field.value : ''
  const now = zoneNow(format, zone)
  const unknown = zone !== '' && !isZone(zone)
  return (
    <FieldFrame
      label={label}
      help={now ? i18n._('It is {time} there now ({offset}).', now) : help}
      error={errorText(fieldState) ?? (unknown ? i18n._('No such zone; an example is Europe/Madrid.') : undefined)}
      required={required}
      disabled={disabled}
    >
      {(attributes) => (
        <>
          <Input
            {...attributes}
            name={name}
            ref={ref}
            list={listId}
            value={zone}
            placeholder={placeholder}
            onChange={onChange}
            onBlur={onBlur}
            autoComplete="off"
            spellCheck={false}
          />
          <datalist id={listId}>
            {ZONES.map((it) => (
              <option key={it}>{it}</option>
            ))}
          </datalist>
        </>
      )}
    </FieldFrame>
  )
}
