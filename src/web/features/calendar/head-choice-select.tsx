import { useEffect, useRef } from 'react'
import type { EarlyWish } from '../../ui/form/early-wish.ts'
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

interface HeadChoiceSelectProps extends HeadChoiceProps {
  /** It was pressed or reached while its code was still coming: it opens, or takes the keys, as it appears. */
  starts: EarlyWish | undefined
}

/** The browser's own list of choices: the best one on a phone. */
export default function HeadChoiceSelect({ name, choices, value, onChange, starts }: HeadChoiceSelectProps) {
  const list = useRef<HTMLSelectElement>(null)
  // Only the browser can open its list.
  useEffect(() => {
    if (starts !== 'open') return
    try {
      list.current?.showPicker()
    } catch {
      // The press was too long ago for this browser: the next one opens it.
    }
  }, [starts])
  return (
    <Select
      ref={list}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- It was there already, and had the focus, before its code came.
      autoFocus={starts !== undefined}
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
