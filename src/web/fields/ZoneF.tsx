import { useLingui } from '@lingui/react'
import { useId, useState } from 'react'
import { useController, type FieldValues } from 'react-hook-form'
import { useFormat } from '../i18n/LocaleProvider.tsx'
import { errorText, type FieldProps } from '../ui/form/field.ts'
import { FieldFrame, Input } from '../ui/form/FieldFrame.tsx'
import { useNow } from '../client/use-now.ts'
import { isZone, zoneNow } from './zone-now.ts'

// Made once: there are more than four hundred.
const zones = Intl.supportedValuesOf('timeZone').map((zone) => <option key={zone}>{zone}</option>)

/** An IANA zone, written with suggestions; says what time it is there and how far that is from UTC. */
export function ZoneF<Values extends FieldValues>(props: FieldProps<Values> & { placeholder?: string }) {
  const { control, name, label, help, required, disabled, placeholder } = props
  const { i18n } = useLingui()
  const format = useFormat()
  const at = useNow()
  const listId = useId()
  const [isVisited, setVisited] = useState(false)
  const { field, fieldState } = useController({ control, name })
  const { ref, onChange, onBlur } = field
  const zone = typeof field.value === 'string' ? field.value : ''
  const now = zoneNow(format, zone, at)
  const unknown = zone !== '' && !isZone(zone)
  return (
    <FieldFrame
      label={label}
      help={now ? i18n._('It is {time} there now ({offset}).', now) : help}
      error={errorText(fieldState) ?? (unknown ? i18n._('Unknown zone. Example: Europe/Madrid.') : undefined)}
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
            onFocus={() => setVisited(true)}
            autoComplete="off"
            spellCheck={false}
          />
          <datalist id={listId}>{isVisited && zones}</datalist>
        </>
      )}
    </FieldFrame>
  )
}
