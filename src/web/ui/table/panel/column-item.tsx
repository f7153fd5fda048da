import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { MoveButtons } from '../../move-buttons.tsx'
import { dragRow, GRIP } from '../../drag-row.ts'
import { Icon } from '../../icons.tsx'
import { paint } from '../../../theme/paint.ts'
import { radius } from '../../../theme/scale.ts'
import { Checkbox } from '../../form/checkbox.tsx'

const Item = styled('li')({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 36,
  borderRadius: radius.control,
  '&:hover': { background: paint.hover },
  '& > label': {
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: 9,
    minInlineSize: 0,
    minBlockSize: 32,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  },
  '& .grip': GRIP,
  '& .grip[data-off]': { visibility: 'hidden' },
  '&[data-dragged]': { background: paint.accentTint, '& .grip': { cursor: 'grabbing' } },
})

interface ColumnItemProps {
  name: string
  /** Place among the columns in sight, from 0; -1 while hidden. */
  place: number
  /** Place of the last column in sight. */
  last: number
  /** It cannot be hidden. */
  fixed: boolean
  onShown: (shown: boolean) => void
  /** Moves it by some places, towards the start where negative. */
  onMove: (by: number) => void
}

/** One column of the choice: a box to show it, a grip to drag it by, and buttons that move it without dragging. */
export function ColumnItem({ name, place, last, fixed, onShown, onMove }: ColumnItemProps) {
  const { i18n } = useLingui()
  const movable = place > 0
  return (
    <Item>
      <span
        className="grip"
        aria-hidden="true"
        data-off={movable ? undefined : ''}
        onPointerDown={(event) => dragRow(event, { before: place - 1, after: last - place }, onMove)}
      >
        <Icon name="grip" />
      </span>
      <label>
        <Checkbox checked={place >= 0} disabled={fixed} onChange={({ target }) => onShown(target.checked)} />
        {name}
      </label>
      {movable && (
        <MoveButtons
          back={i18n._('Move {column} up', { column: name })}
          forward={i18n._('Move {column} down', { column: name })}
          isFirst={place === 1}
          isLast={place === last}
          onMove={onMove}
        />
      )}
    </Item>
  )
}
