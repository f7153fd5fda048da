import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { withMessages } from '../../i18n/catalogue.ts'
import { Button } from '../button.tsx'
import { lazyPart } from '../lazy-part.tsx'
import type { ColumnOption, TableView } from './view.ts'

const ColumnsPanel = lazyPart(
  withMessages(() => import('./panel/columns-panel.tsx')),
  {
    leave: ({ onClose }) => onClose(),
  },
)

interface ColumnsButtonProps {
  columns: readonly ColumnOption[]
  view: TableView
  onView: (change: Partial<TableView>) => void
}

/** Opens the choice of columns, their order, and how close the rows stand. */
export function ColumnsButton(props: ColumnsButtonProps) {
  const { i18n } = useLingui()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        kind="quiet"
        icon="columns"
        iconOnly
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(anchor === null ? currentTarget : null)}
      >
        {i18n._('Columns')}
      </Button>
      {anchor && <ColumnsPanel {...props} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  )
}
