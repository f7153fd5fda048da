import { useLingui } from '@lingui/react'
import { Select } from '../../../ui/form/FieldFrame.tsx'

/** A value of a filter and its words. */
export type Choice = readonly [value: string, label: string]

interface FilterSelectProps {
  label: string
  value: string
  choices: readonly Choice[]
  onChange: (value: string) => void
}

/** One filter with a few choices; a value from the address that is not among them stays. */
export function FilterSelect({ label, value, choices, onChange }: FilterSelectProps) {
  const { i18n } = useLingui()
  const known = value === '' || choices.some(([choice]) => choice === value)
  return (
    <label>
      {label}
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{i18n._('All')}</option>
        {!known && <option value={value}>{value}</option>}
        {choices.map(([choice, words]) => (
          <option key={choice} value={choice}>
            {words}
          </option>
        ))}
      </Select>
    </label>
  )
}
