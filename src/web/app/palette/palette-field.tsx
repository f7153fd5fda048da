import { useLingui } from '@lingui/react'
import InputBase from '@mui/material/InputBase'
import { useState, type KeyboardEvent } from 'react'

interface PaletteFieldProps {
  /** Id of the listbox. */
  list: string
  /** Id of the active choice; absent while there is none. */
  active: string | undefined
  onType: (text: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** Where one types. It keeps what is typed by itself, so that a key is painted before what fits it has been looked for. */
export function PaletteField({ list, active, onType, onKeyDown }: PaletteFieldProps) {
  const { i18n } = useLingui()
  const [typed, setTyped] = useState('')
  return (
    <InputBase
      fullWidth
      inputProps={{
        'data-first': true,
        role: 'combobox',
        'aria-label': i18n._('Search and commands'),
        'aria-expanded': active !== undefined,
        'aria-controls': list,
        'aria-autocomplete': 'list',
        'aria-activedescendant': active,
        autoComplete: 'off',
        autoCapitalize: 'none',
        spellCheck: false,
        enterKeyHint: 'go',
      }}
      placeholder={i18n._('A guest, a service, a page, a date…')}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        onType(target.value)
      }}
      onKeyDown={onKeyDown}
    />
  )
}
