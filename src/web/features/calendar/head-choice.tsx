import { Select } from '../../ui/form/field-frame.tsx'

interface HeadChoiceProps {
  /** Its accessible name; without one it has a label around it. */
  name?: string
  choices: readonly { id: string; name: string }[]
  /** The id of the one that is chosen; empty where none is. */
  value: string
  /** Told the id of the one that is chosen. */
  onChange: (id: string) => void
}

/** A list of choices in the head of the calendar: the browser's own, which is the best one on a phone. */
export function HeadChoice({ name, choices, value, onChange }: HeadChoiceProps) {
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
