import { useLingui } from '@lingui/react'
import InputBase from '@mui/material/InputBase'
import type { KeyboardEvent } from 'react'
import { eagerly } from '../../ui/eager-input.tsx'

interface PaletteFieldProps {
  /** Id of the listbox. */
  list: string
  /** Id of the active choice; absent while there is none. */
  active: string | undefined
  typed: string
  onType: (text: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** Where one types; a key is painted before what fits it has been looked for. */
export function PaletteField({ list, active, typed, onType, onKeyDown }: PaletteFieldProps) {
  const { i18n } = useLingui()
  return (
    <InputBase
      fullWidth
      {...eagerly}
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
      onChange={({ target }) => onType(target.value)}
      onKeyDown={onKeyDown}
    />
  )
}
