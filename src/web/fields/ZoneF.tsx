import { useLingui } from '@lingui/react'
import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useController, type FieldValues } from 'react-hook-form'
import { useFormat } from '../i18n/LocaleProvider.tsx'
import { errorText, type FieldProps } from '../ui/form/field.ts'
import { matching } from '../ui/form/combo/options.ts'
import { FieldFrame } from '../ui/form/FieldFrame.tsx'
import { useNow } from '../client/use-now.ts'
import { isZone, zoneNow } from './zone-now.ts'

// Made once: there are more than four hundred.
const zones = Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))

/** Zones that a list shows at once; the rest is found by typing. */
const SHOWN = 50

const zonesFor = (typed: string): string[] =>
  matching(zones, typed.replaceAll('_', ' '))
    .slice(0, SHOWN)
    .map(({ value }) => value)

/** An IANA zone, written with suggestions; says what time it is there and how far that is from UTC. */
export function ZoneF<Values extends FieldValues>(props: FieldProps<Values> & { placeholder?: string }) {
  const { control, name, label, help, required, disabled, placeholder } = props
  const { i18n } = useLingui()
  const format = useFormat()
  const at = useNow()
  const { field, fieldState } = useController({ control, name })
  const { ref, onChange, onBlur } = field
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
        <Autocomplete<string, false, true, true>
          id={attributes.id}
          freeSolo
          fullWidth
          disableClearable
          openText={i18n._('Open')}
          closeText={i18n._('Close')}
          disabled={disabled ?? false}
          options={zones.map(({ value }) => value)}
          filterOptions={(_, { inputValue }) => zonesFor(inputValue)}
          value={zone}
          inputValue={zone}
          onInputChange={(_, next, reason) => reason !== 'reset' && onChange(next)}
          slotProps={{ popper: { disablePortal: true, placement: 'bottom-start' } }}
          renderInput={({ slotProps }) => (
            <OutlinedInput
              {...slotProps.input}
              fullWidth
              disabled={disabled ?? false}
              error={attributes['aria-invalid']}
              inputRef={ref}
              onBlur={onBlur}
              inputProps={{ ...slotProps.htmlInput, ...attributes, name, placeholder }}
            />
          )}
        />
      )}
    </FieldFrame>
  )
}
