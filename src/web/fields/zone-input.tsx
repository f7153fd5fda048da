import { useLingui } from '@lingui/react'
import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type Ref, useState } from 'react'
import type { ControlAttributes } from '../ui/form/field-frame.tsx'
import type { EarlyWish } from '../ui/form/early-wish.ts'
import { matching } from '../ui/form/combo/options.ts'

// Made once: there are more than four hundred.
const zones = Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))

/** Zones that a list shows at once; the rest is found by typing. */
const SHOWN = 50

const zonesFor = (typed: string): string[] =>
  matching(zones, typed.replaceAll('_', ' '))
    .slice(0, SHOWN)
    .map(({ value }) => value)

interface ZoneInputProps {
  attributes: ControlAttributes
  zone: string
  name: string
  placeholder: string | undefined
  disabled: boolean
  /** It was pressed or reached while its code was still coming: it opens, or takes the keys, as it appears. */
  starts?: EarlyWish | undefined
  inputRef: Ref<HTMLInputElement>
  onChange: (zone: string) => void
  onBlur: () => void
}

/** The input of a zone, which offers the names that fit what is typed. */
export default function ZoneInput({ attributes, zone, name, placeholder, disabled, ...rest }: ZoneInputProps) {
  const { starts, inputRef, onChange, onBlur } = rest
  const [open, setOpen] = useState(starts === 'open')
  const { i18n } = useLingui()
  return (
    <Autocomplete<string, false, true, true>
      id={attributes.id}
      freeSolo
      fullWidth
      disableClearable
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      openText={i18n._('Open')}
      closeText={i18n._('Close')}
      disabled={disabled}
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
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- It was there already, and had the focus, before its code came.
          autoFocus={starts !== undefined}
          disabled={disabled}
          error={attributes['aria-invalid']}
          inputRef={inputRef}
          onBlur={onBlur}
          inputProps={{ ...slotProps.htmlInput, ...attributes, name, placeholder }}
        />
      )}
    />
  )
}
