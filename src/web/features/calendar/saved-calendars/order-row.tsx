import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import type { KeyboardEvent } from 'react'
import type { Calendar } from '#api/contract/calendars.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { MoveButtons } from '../../../ui/move-buttons.tsx'
import { paint } from '../../../theme/paint.ts'
import { dragRow, GRIP } from '../../../ui/drag-row.ts'
import { radius } from '../../../theme/scale.ts'

const Row = styled('li')({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 36,
  borderRadius: radius.control,
  '&:hover': { background: paint.hover },
  '&[data-dragged]': { position: 'relative', zIndex: 1, background: paint.accentTint },
  '& .name': { flex: 1, minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .grip': GRIP,
  '& button[aria-pressed="true"]': { background: paint.accentTint, color: paint.accent },
})

interface OrderRowProps {
  calendar: Pick<Calendar, 'name'>
  pinned: boolean
  /** Whether it is the only column, which stays. */
  sole: boolean
  room: { before: number; after: number }
  onMove: (by: number) => void
  onPin: (on: boolean) => void
  onHide: () => void
}

/** One column in the order: dragged by its grip, moved by buttons or Alt and arrows, pinned, hidden. */
export function OrderRow({ calendar: { name }, pinned, sole, room, onMove, onPin, onHide }: OrderRowProps) {
  const { i18n } = useLingui()
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    onMove(event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    // The keys belong to the buttons of the row, whichever of them has the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <Row onKeyDown={onKeyDown}>
      <span className="grip" aria-hidden="true" onPointerDown={(event) => dragRow(event, room, onMove)}>
        <Icon name="grip" />
      </span>
      <span className="name" data-tooltip={name}>
        {name}
      </span>
      <Button kind="quiet" icon="pin" iconOnly aria-pressed={pinned} onClick={() => onPin(!pinned)}>
        {i18n._('Pin {calendar}', { calendar: name })}
      </Button>
      <MoveButtons
        back={i18n._('Move {calendar} up', { calendar: name })}
        forward={i18n._('Move {calendar} down', { calendar: name })}
        isFirst={room.before === 0}
        isLast={room.after === 0}
        onMove={onMove}
      />
      <Button kind="quiet" icon="close" iconOnly aria-disabled={sole || undefined} onClick={() => !sole && onHide()}>
        {i18n._('Hide {calendar}', { calendar: name })}
      </Button>
    </Row>
  )
}
