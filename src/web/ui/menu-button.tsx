import { lazy, Suspense, useState, type ComponentProps } from 'react'
import { Button } from './button.tsx'
import type { RowAction } from './table/row-actions.ts'

const ActionMenu = lazy(() => import('./overlay/action-menu.tsx'))

/** A button that opens a menu of actions; its code loads with the first opening, and its text names the menu too. */
export function MenuButton({
  actions,
  children,
  ...button
}: { actions: readonly RowAction[]; children: string } & Omit<ComponentProps<typeof Button>, 'children' | 'onClick'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        {...button}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(anchor === null ? currentTarget : null)}
      >
        {children}
      </Button>
      {anchor && (
        <Suspense fallback={null}>
          <ActionMenu label={children} anchor={anchor} actions={actions} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  )
}
