import { useLingui } from '@lingui/react'
import { lazy, Suspense, useState } from 'react'
import { withMessages } from '../../../i18n/catalogue.ts'
import { Button } from '../../../ui/button.tsx'
import type { ColumnActionsProps } from './choice.ts'

const ColumnMenu = lazy(withMessages(() => import('./column-menu.tsx')))

/** The button in a column's heading that opens its menu. */
export function ColumnActions({ inTabOrder, ...props }: ColumnActionsProps & { inTabOrder: boolean }) {
  const { i18n } = useLingui()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { label, badge } = props.column
  return (
    <>
      <Button
        kind="quiet"
        icon="more"
        iconOnly
        style={{ minBlockSize: 28, minInlineSize: 28, padding: 2 }}
        tabIndex={inTabOrder ? 0 : -1}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        // What is seen only as a badge is heard here.
        aria-description={badge?.title}
        onClick={({ currentTarget }) => setAnchor(anchor === null ? currentTarget : null)}
      >
        {i18n._('Column of {calendar}', { calendar: label })}
      </Button>
      {anchor && (
        <Suspense fallback={null}>
          <ColumnMenu {...props} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  )
}
