import { useLingui } from '@lingui/react'
import Paper, { type PaperProps } from '@mui/material/Paper'
import { Icon } from '../../icons.tsx'
import { Link } from '../../link.tsx'

declare module '@mui/material/Autocomplete' {
  interface AutocompletePaperSlotPropsOverrides {
    /** How many more there are than the options. */
    more?: number
    /** Where a new one is made, with the words for it. */
    create?: { to: string; label: string } | undefined
  }
}

interface ComboPaperProps extends PaperProps {
  more?: number
  create?: { to: string; label: string } | undefined
}

/** The list of a combobox, with how many more there are and the way to a new one under it. */
export function ComboPaper({ more = 0, create, children, ...paper }: ComboPaperProps) {
  const { i18n } = useLingui()
  return (
    // The input keeps the focus while the list is pressed.
    <Paper {...paper} onMouseDown={(event) => event.preventDefault()}>
      {children}
      <output hidden={more === 0}>
        {more > 0 &&
          i18n._('{count, plural, one {And # more: type to search.} other {And # more: type to search.}}', {
            count: more,
          })}
      </output>
      {create && (
        <Link to={create.to} tabIndex={-1}>
          <Icon name="plus" size={16} />
          {create.label}
        </Link>
      )}
    </Paper>
  )
}
