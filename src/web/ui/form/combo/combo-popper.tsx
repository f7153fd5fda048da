import Popper, { type PopperProps } from '@mui/material/Popper'
import { memo } from 'react'

declare module '@mui/material/Autocomplete' {
  interface AutocompletePopperSlotPropsOverrides {
    /** All that the list tells: as long as these are the same ones, it stays as it is. */
    shows?: readonly unknown[]
  }
}

interface ComboPopperProps extends PopperProps {
  shows?: readonly unknown[]
}

const same = (a: ComboPopperProps, b: ComboPopperProps): boolean =>
  a.open === b.open &&
  a.anchorEl === b.anchorEl &&
  a.style?.width === b.style?.width &&
  a.shows?.length === b.shows?.length &&
  a.shows?.every((each, at) => Object.is(each, b.shows?.[at])) === true

/** Where the list of a combobox stands. Each painting lays the page out to find that place, so a letter alone asks for none. */
export const ComboPopper = memo(function ComboPopper({ shows: _, ...popper }: ComboPopperProps) {
  return <Popper {...popper} />
}, same)
