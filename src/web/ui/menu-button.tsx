import { useState, type ComponentProps, type MouseEvent } from 'react'
import { Button } from './button.tsx'
import { lazyPart } from './lazy-part.tsx'
import type { RowAction } from './table/row-actions.ts'

const ActionMenu = lazyPart(() => import('./overlay/action-menu.tsx'), {
  leave: ({ onClose }) => onClose(),
  takesKeys: true,
})

interface OpenMenuProps {
  label: string
  /** What it stands beside; nothing while it is closed. */
  anchor: HTMLElement | null | undefined
  actions: readonly RowAction[]
  onClose: () => void
}

/** The menu of what can be done with one thing; its code loads with the first opening. */
export function OpenMenu({ anchor, ...menu }: OpenMenuProps) {
  if (!anchor) return null
  return <ActionMenu anchor={anchor} {...menu} />
}

/** What a button needs to open a menu, and what the menu needs. */
export function useMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return {
    opener: {
      'aria-haspopup': 'menu',
      'aria-expanded': anchor !== null,
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(anchor === null ? currentTarget : null),
    },
    menu: { anchor, onClose: () => setAnchor(null) },
  } as const
}

/** A button that opens a menu of actions; its text names the menu too. */
export function MenuButton({
  actions,
  children,
  ...button
}: { actions: readonly RowAction[]; children: string } & Omit<ComponentProps<typeof Button>, 'children' | 'onClick'>) {
  const { opener, menu } = useMenu()
  return (
    <>
      <Button {...button} {...opener}>
        {children}
      </Button>
      <OpenMenu label={children} actions={actions} {...menu} />
    </>
  )
}
