import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import List from '@mui/material/List'
import { useId, useState } from 'react'
import { Button } from '../../button.tsx'
import { paint } from '../../../theme/paint.ts'
import { shownColumns, USUAL_VIEW, type ColumnOption, type Density, type TableView } from '../view.ts'
import { ColumnItem } from './column-item.tsx'
import { PopoverPanel } from '../../overlay/popover-panel.tsx'
import { KeyHelp } from './key-help.tsx'
import { withColumn } from './with-column.ts'
import { size, weight } from '../../../theme/scale.ts'
import { Radio } from '../../form/radio.tsx'
import { HiddenStatus } from '../../hidden.ts'

const Panel = styled(PopoverPanel)({
  padding: 14,
  display: 'grid',
  gap: 14,
  '& h2': { margin: 0, fontSize: size.h4, fontWeight: weight.semibold },
  '& > .title': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8 },
  '& fieldset': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
  },
  '& legend': { marginBlockEnd: 4, color: paint.soft, fontSize: size.caption, fontWeight: weight.semibold },
  '& fieldset label': { display: 'inline-flex', alignItems: 'center', gap: 7, minBlockSize: 28, cursor: 'pointer' },
})
const DENSITIES: readonly { density: Density; label: string }[] = [
  { density: 'comfortable', label: /*i18n*/ 'Comfortable' },
  { density: 'compact', label: /*i18n*/ 'Compact' },
]

interface ColumnsPanelProps {
  columns: readonly ColumnOption[]
  view: TableView
  onView: (change: Partial<TableView>) => void
  anchor: HTMLElement
  onClose: () => void
}

/** The choice of columns and their order, how close the rows stand, and the keys of the table. */
export default function ColumnsPanel({ columns, view, onView, anchor, onClose }: ColumnsPanelProps) {
  const { i18n } = useLingui()
  const id = useId()
  const [said, say] = useState('')
  const shown = shownColumns(columns, view)
  const hidden = columns.filter((column) => !shown.includes(column))
  const usual = view.columns.length === 0 && Object.keys(view.widths).length === 0 && view.density === 'comfortable'
  const move = (column: ColumnOption, by: number) => {
    const change = withColumn(columns, view, column.id, { by })
    onView(change)
    const place = shownColumns(columns, change).findIndex((other) => other.id === column.id) + 1
    say(i18n._('{column} is now column {place} of {count}', { column: column.header, place, count: shown.length }))
  }
  return (
    <Panel width={320} aria-labelledby={`${id}-title`} anchor={anchor} onClose={onClose}>
      <div className="title">
        <h2 id={`${id}-title`}>{i18n._('Columns')}</h2>
        <Button kind="quiet" icon="refresh" aria-disabled={usual || undefined} onClick={() => onView(USUAL_VIEW)}>
          {i18n._('Reset')}
        </Button>
      </div>
      <List>
        {[...shown, ...hidden].map((column) => {
          const place = shown.indexOf(column)
          return (
            <ColumnItem
              key={column.id}
              name={column.header}
              place={place}
              last={shown.length - 1}
              fixed={column === columns[0] || column.always === true}
              onShown={(on) => onView(withColumn(columns, view, column.id, { shown: on }))}
              onMove={(by) => move(column, by)}
            />
          )
        })}
      </List>
      <HiddenStatus>{said}</HiddenStatus>
      <fieldset>
        <legend>{i18n._('Row height')}</legend>
        {DENSITIES.map(({ density, label }) => (
          <label key={density}>
            <Radio name={`${id}-density`} checked={view.density === density} onChange={() => onView({ density })} />
            {i18n._(label)}
          </label>
        ))}
      </fieldset>
      <KeyHelp />
    </Panel>
  )
}
