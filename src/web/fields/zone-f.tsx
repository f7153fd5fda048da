import { useLingui } from '@lingui/react'
import { Suspense } from 'react'
import { useController, type FieldValues } from 'react-hook-form'
import { lazySection } from '../ui/lazy-part.tsx'
import { useFormat } from '../i18n/locale-provider.tsx'
import { useEarlyWish } from '../ui/form/early-wish.ts'
import { errorText, type FieldProps } from '../ui/form/field.ts'
import { FieldFrame, Input } from '../ui/form/field-frame.tsx'
import { useNow } from '../client/use-now.ts'
import { isZone } from '#api/time/offset.ts'
import { zoneNow } from './zone-now.ts'

const ZoneInput = lazySection(() => import('./zone-input.tsx'))

/** An IANA zone, written with suggestions; says what time it is there and how far that is from UTC. */
export function ZoneF<Values extends FieldValues>(props: FieldProps<Values> & { placeholder?: string }) {
  const { control, name, label, help, required, disabled, placeholder } = props
  const { i18n } = useLingui()
  const format = useFormat()
  const at = useNow()
  const { field, fieldState } = useController({ control, name })
  const { ref, onChange, onBlur } = field
  const { starts, waits } = useEarlyWish()
  const zone = typeof field.value === 'string' ? field.value : ''
  const now = zoneNow(format, zone, at)
  const unknown = zone !== '' && !isZone(zone)
  return (
    <FieldFrame
      label={label}
      help={now ? i18n._('Local time there: {time} ({offset}).', now) : help}
      error={errorText(fieldState) ?? (unknown ? i18n._('Unknown zone. Example: Europe/Madrid.') : undefined)}
      changed={fieldState.isDirty}
      required={required}
      disabled={disabled}
    >
      {(attributes) => (
        <Suspense
          fallback={
            <Input {...attributes} {...waits} ref={ref} name={name} value={zone} placeholder={placeholder} readOnly />
          }
        >
          <ZoneInput
            attributes={attributes}
            starts={starts}
            zone={zone}
            name={name}
            placeholder={placeholder}
            disabled={disabled ?? false}
            inputRef={ref}
            onChange={onChange}
            onBlur={onBlur}
          />
        </Suspense>
      )}
    </FieldFrame>
  )
}
