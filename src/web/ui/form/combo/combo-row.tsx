import { memo, type HTMLAttributes } from 'react'
import { Icon } from '../../icons.tsx'
import type { ComboOption } from './options.ts'

interface ComboRowProps extends HTMLAttributes<HTMLLIElement> {
  option: ComboOption
  isSelected: boolean
}

/**
 * What a press does is asked at the moment of the press, by the place of the row, which its id tells; so that handlers of
 * an earlier painting serve as well.
 */
const same = (a: ComboRowProps, b: ComboRowProps): boolean =>
  a.id === b.id &&
  a.isSelected === b.isSelected &&
  (a.option === b.option ||
    (a.option.value === b.option.value && a.option.label === b.option.label && a.option.facts === b.option.facts))

/** A row of a combobox's list; painted anew only where another option stands in its place. */
export const ComboRow = memo(function ComboRow({ option, isSelected, ...row }: ComboRowProps) {
  const { value, label, facts } = option
  return (
    <li {...row} data-none={value === '' || undefined}>
      <span>
        {label}
        {facts && <small>{facts}</small>}
      </span>
      {isSelected && <Icon name="check" size={16} />}
    </li>
  )
}, same)
