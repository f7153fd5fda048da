import { useLingui } from '@lingui/react'
import { useState, type KeyboardEvent } from 'react'
import { Input } from '../form/field-frame.tsx'

interface RenameFieldProps {
  /** The name as it is. */
  name: string
  /** Gets the new name, or the old one where nothing, or nothing new, was written. */
  onEnd: (name: string) => void
}

/** A field in the place of a name: Enter or leaving it takes what was written, Escape the old name. */
export function RenameField({ name, onEnd }: RenameFieldProps) {
  const { i18n } = useLingui()
  const [typed, setTyped] = useState(name)
  const end = () => onEnd(typed.trim() || name)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') end()
    if (event.key !== 'Escape') return
    // What it stands in stays open.
    event.preventDefault()
    event.stopPropagation()
    onEnd(name)
  }
  return (
    <Input
      // It takes the place of the button that was pressed.
      ref={(field) => field?.focus()}
      aria-label={i18n._('New name of “{name}”', { name })}
      value={typed}
      maxLength={60}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={onKeyDown}
      onBlur={end}
    />
  )
}
