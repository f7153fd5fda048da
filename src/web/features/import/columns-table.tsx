import { useLingui } from '@lingui/react'
import type { I18n } from '@lingui/core'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useMemo } from 'react'
import { Select } from '../../ui/form/inputs.tsx'
import type { FieldId } from './fields.ts'
import { targetsOf } from './fields.ts'
import { ColumnsFrame } from './look.ts'
import type { Names } from './names.ts'
import { strangersIn, type ImportSettings } from './settings.ts'

interface Named {
  id: string
  name: string
}

/** Records that the values of a field name. */
export type Nameable = Partial<Record<FieldId, { records: readonly Named[]; names: Names<Named> }>>

/** Names that can be matched at once; the others come up when these are done. */
const SHOWN = 3

const readAs = (i18n: I18n, field: FieldId | '', { order, orderBy, lastFirst, system }: ImportSettings): string => {
  if (['start', 'startTime', 'end', 'endTime'].includes(field)) {
    if (orderBy === 'year') return i18n._('Time, year first')
    return order === 'day-first' ? i18n._('Time, day first') : i18n._('Time, month first')
  }
  if (field === 'guest') return lastFirst ? i18n._('Last, first') : i18n._('First last')
  if (field === 'externalId') return i18n._('Prevents duplicates')
  if (field === 'note') return i18n._('For the team only')
  return field === '' || system === '' ? '' : i18n._('As it is')
}

const BY = {
  name: /*i18n*/ 'guessed from the name',
  values: /*i18n*/ 'guessed from the values',
  choice: /*i18n*/ 'your choice',
}

interface ColumnsTableProps {
  settings: ImportSettings
  nameable: Nameable
  onField: (column: number, field: FieldId | '') => void
  onMatch: (text: string, id: string) => void
}

/** Every column of a file: what stands in it, what it becomes, and what that rests on. */
export function ColumnsTable({ settings, nameable, onField, onMatch }: ColumnsTableProps) {
  const { i18n } = useLingui()
  const { table, mapped, kind } = settings
  const fields = targetsOf(kind)
  return (
    <ColumnsFrame>
      <Table size="small">
        <TableHead>
          <TableRow>
            {[i18n._('In the file'), i18n._('First row'), i18n._('Becomes'), i18n._('Read as')].map((head) => (
              <TableCell key={head} scope="col">
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {table.headings.map((heading, column) => {
            const { field, by } = mapped[column] ?? { field: '', by: null }
            const name = heading || i18n._('Column {number}', { number: column + 1 })
            const first = table.rows.find(({ cells }) => cells[column])?.cells[column] ?? ''
            return (
              // oxlint-disable-next-line react/no-array-index-key -- Headings may repeat; columns never move.
              <TableRow key={column}>
                <TableCell component="th" scope="row">
                  <span className="cell name">{name}</span>
                </TableCell>
                <TableCell>
                  <span className="cell">{first}</span>
                </TableCell>
                <TableCell>
                  <Select
                    aria-label={i18n._('“{column}” becomes', { column: name })}
                    value={field}
                    onChange={({ target }) => onField(column, target.value as FieldId | '')}
                  >
                    <option value="">{i18n._('Skip')}</option>
                    {fields.map(({ id, label }) => (
                      <option key={id} value={id}>
                        {i18n._(label)}
                      </option>
                    ))}
                  </Select>
                </TableCell>
                <TableCell>
                  <Read settings={settings} column={column} field={field} nameable={nameable} onMatch={onMatch} />
                  {by && <div className="by">{i18n._(BY[by])}</div>}
                </TableCell>
              </TableRow>
            )
          })}
        </TableBody>
      </Table>
    </ColumnsFrame>
  )
}

interface ReadProps extends Omit<ColumnsTableProps, 'onField'> {
  column: number
  field: FieldId | ''
}

/** How a column is read; names that nothing here has can be matched. */
function Read({ settings, column, field, nameable, onMatch }: ReadProps) {
  const { i18n } = useLingui()
  const { rows } = settings.table
  const named = field === '' ? undefined : nameable[field]
  // All rows are looked at, and the dry run beside it is drawn anew many times.
  const found = useMemo(() => {
    if (!named) return undefined
    const values = rows.flatMap(({ cells }) => (cells[column] ? [cells[column]] : []))
    const all = new Set(values).size
    return { all, strangers: strangersIn(values, (text) => named.names.of(text) !== undefined) }
  }, [rows, column, named])
  if (!named || !found) return <span className="read">{readAs(i18n, field, settings)}</span>
  const { all, strangers } = found
  return (
    <>
      <span className="read">{i18n._('{known} of {all} matched', { known: all - strangers.length, all })}</span>
      {strangers.length > 0 && (
        <div className="strangers">
          {strangers.slice(0, SHOWN).map((text) => (
            <label key={text}>
              {i18n._('Match “{name}”', { name: text })}
              <Select value="" onChange={({ target }) => onMatch(text, target.value)}>
                <option value="">{i18n._('Not matched')}</option>
                {named.records.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            </label>
          ))}
        </div>
      )}
    </>
  )
}
