import { useLingui } from '@lingui/react'
import { useState } from 'react'
import type { ReadingProgress } from '../../client/list-all.ts'
import { Button } from '../../ui/button.tsx'
import { textOf, type Column } from '../../ui/table/columns.ts'
import type { RowAction } from '../../ui/table/row-actions.ts'
import { shownColumns, type TableView } from '../../ui/table/view.ts'
import { startExport } from '../bulk/bulk.ts'
import { useRefusal } from '../rights/use-refusal.ts'

interface ListExportProps<T> {
  /** What the list is called; the file gets its name. */
  label: string
  columns: readonly Column<T>[]
  view: Pick<TableView, 'columns'>
  read: (onProgress: ReadingProgress, signal: AbortSignal) => Promise<readonly T[]>
  total: number | null
  /** Whether there are more than `total`. */
  isMore?: boolean
  /** The records that are ticked, not the whole result. */
  ticked?: boolean
}

/** An action that saves records as a CSV file, for a button or a menu. */
export interface ExportAction extends RowAction {
  icon: 'download'
  /** Until its dialog is on screen. */
  busy: boolean
}

/** Saves records as a CSV file: the columns in sight are chosen first, all others can be. */
export function useListExport<T>({
  label,
  columns,
  view,
  read,
  total,
  isMore = false,
  ticked = false,
}: ListExportProps<T>): ExportAction {
  const { i18n } = useLingui()
  const refused = useRefusal('export')
  const [busy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    const shown = shownColumns(columns, view)
    const hidden = columns.filter((column) => !shown.includes(column))
    await startExport<T>({
      fileName: label,
      columns: [...shown, ...hidden].flatMap((column) => [
        {
          header: column.csvHeader ?? column.header,
          text: (record: T) => (column.csv ? column.csv(record) : textOf(column, record)),
          chosen: column.csvChosen ?? shown.includes(column),
        },
        ...(column.facts ?? []).map(({ header, csv, chosen }) => ({
          header,
          text: csv,
          ...(chosen !== undefined && { chosen }),
        })),
      ]),
      read,
      total,
      isMore,
    })
    setBusy(false)
  }
  return {
    label: ticked ? i18n._('Export') : i18n._('Export list'),
    icon: 'download',
    busy,
    disabledReason: refused,
    onAct: () => void open(),
  }
}

/** The button of an export. */
export function ExportButton({ label, icon, busy, disabledReason, onAct }: ExportAction) {
  return (
    <Button folds icon={icon} busy={busy} refused={disabledReason} onClick={onAct}>
      {label}
    </Button>
  )
}
