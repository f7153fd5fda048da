import { zonePlace } from '../../../i18n/zone-place.ts'
import { ownZone } from '../../../i18n/own-zone.ts'
import { useLingui } from '@lingui/react'
import ActionMenu from '../../../ui/overlay/action-menu.tsx'
import { useZoneChoice } from '../zones/use-zone-choice.ts'
import { type ColumnActionsProps, moved, onlyThese, roomToMove, withPin, withShown } from './choice.ts'

interface ColumnMenuProps extends ColumnActionsProps {
  anchor: HTMLElement
  onClose: () => void
}

/** The heading that takes the focus when a column goes: the one after it, else the one before. */
function nextHeading(anchor: HTMLElement): HTMLElement | undefined {
  const all = [...(anchor.closest('.fd-head')?.querySelectorAll<HTMLElement>('[aria-haspopup="menu"]') ?? [])]
  const at = all.indexOf(anchor)
  return all[at + 1] ?? all[at - 1]
}

/** What can be done with one column of the day. */
export default function ColumnMenu({ column, choice, set, anchor, onClose }: ColumnMenuProps) {
  const { i18n } = useLingui()
  const { chooseZone } = useZoneChoice(set)
  const { resourceId: id, label, badge, zone } = column
  const isPinned = choice.pinned.includes(id)
  const room = roomToMove(choice, id)
  const sole = choice.calendars.length === 1
  // In pages that run from right to left the first column stands at the right.
  const left = document.dir === 'rtl' ? 1 : -1
  const [atLeft, atRight] = left === -1 ? [room.before, room.after] : [room.after, room.before]
  const end = i18n._('Already at that end.')
  const hide = () => {
    const next = nextHeading(anchor)
    set(withShown(choice, [id], false), { replace: false })
    // The column takes its button with it, and the focus would be lost.
    next?.focus()
  }
  return (
    <ActionMenu
      label={i18n._('Column of {calendar}', { calendar: label })}
      anchor={anchor}
      onClose={onClose}
      actions={[
        {
          label: isPinned ? i18n._('Unpin') : i18n._('Pin at the start'),
          icon: 'pin',
          onAct: () => set(withPin(choice, id, !isPinned)),
        },
        {
          label: i18n._('Move left'),
          icon: 'chevronStart',
          onAct: () => set(moved(choice, id, left)),
          disabledReason: atLeft === 0 ? end : undefined,
        },
        {
          label: i18n._('Move right'),
          icon: 'chevronEnd',
          onAct: () => set(moved(choice, id, -left)),
          disabledReason: atRight === 0 ? end : undefined,
        },
        {
          label: i18n._('Only this one'),
          icon: 'user',
          onAct: () => set(onlyThese(choice, [id]), { replace: false }),
          disabledReason: sole ? i18n._('The only column.') : undefined,
        },
        {
          label: i18n._('Week of this calendar'),
          icon: 'week',
          onAct: () => set({ view: 'week', calendar: id }, { replace: false }),
        },
        ...(badge && zone !== ownZone()
          ? [
              {
                label: i18n._('Show all in my zone'),
                icon: 'globe' as const,
                onAct: () => chooseZone('zone', ownZone()),
              },
              {
                label: i18n._('{place} time as a second axis', { place: zonePlace(zone) }),
                icon: 'clock' as const,
                onAct: () => chooseZone('secondZone', zone),
              },
            ]
          : []),
        {
          label: i18n._('Hide'),
          icon: 'close',
          onAct: hide,
          disabledReason: sole ? i18n._('The only column.') : undefined,
        },
      ]}
    />
  )
}
