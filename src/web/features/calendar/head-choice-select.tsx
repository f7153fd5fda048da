import { Select } from '../../ui/form/field-frame.tsx'

/** What a list of choices in the head of the calendar is drawn from. */
export interface HeadChoiceProps {
  /** Its accessible name; without one it has a label around it. */
  name?: string
  choices: readonly { id: string; name: string }[]
  /** The id of the one that is chosen; empty where none is. */
  value: string
  /** Told the id of the one that is chosen. */
  onChange: (id: string) => void
}

/** The browser's own list of choices: the best one on a phone. */
export default function HeadChoiceSelect({ name, choices, value, onChange }: HeadChoiceProps) {
  return (
    <Select
      {...(name !== undefined && { 'aria-label': name, style: { inlineSize: 'auto' } })}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {choices.map((choice) => (
        <option key={choice.id} value={choice.id}>
          {choice.name}
        </option>
      ))}
    </Select>
  )
}
