import { useLingui } from '@lingui/react'
import { useState, useSyncExternalStore } from 'react'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { FieldFrame, Select } from '../../ui/form/field-frame.tsx'
import { FormDialog } from '../../ui/panel/side-panel.tsx'
import { ExportColumns } from './column-choice.tsx'
import type { Separator } from './csv.ts'
import { ExportProgress } from './export-progress.tsx'
import type { ExportSpec } from './export-spec.ts'
import { currentExport, endExport, subscribeExport } from './open-export.ts'
import { useExport } from './use-export.ts'
import { usualSeparator } from './usual-separator.ts'

/** Records from which on the reading takes so long that it is said before. */
const LONG = 10_000

/** Where the dialog of an export appears. */
export function ExportDialog() {
  const open = useSyncExternalStore(subscribeExport, currentExport)
  return open && <Export key={open.key} spec={open.spec} />
}

function Export({ spec }: { spec: ExportSpec<unknown> }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const [headers, setHeaders] = useState<ReadonlySet<string>>(
    () => new Set(spec.columns.filter(({ chosen = true }) => chosen).map(({ header }) => header)),
  )
  const [separator, setSeparator] = useState<Separator>(() => usualSeparator(format))
  const { reading, error, save, cancel } = useExport(spec)
  const none = headers.size === 0

  return (
    <FormDialog
      open
      title={i18n._('Export CSV')}
      description={
        spec.said !== undefined
          ? spec.said
          : (spec.total ?? 0) > LONG
            ? i18n._(
                'The whole list with its filters: {count} records, which take a while. Filter the list for a smaller file.',
                { count: format.count(spec.total ?? 0, spec.isMore) },
              )
            : i18n._('The whole list with its filters, not only this page.')
      }
      onClose={endExport}
      onSubmit={(event) => {
        event.preventDefault()
        if (!reading && !none) void save(headers, separator)
      }}
      actions={
        <>
          <Button onClick={reading ? cancel : endExport}>{reading ? i18n._('Stop loading') : i18n._('Cancel')}</Button>
          <Button kind="primary" type="submit" busy={reading !== null} disabled={none}>
            {i18n._('Export')}
          </Button>
        </>
      }
    >
      <ExportColumns
        headers={spec.columns.map(({ header }) => header)}
        chosen={headers}
        onChange={setHeaders}
        disabled={reading !== null}
      />
      <FieldFrame
        label={i18n._('Separator')}
        help={i18n._('Choose what your spreadsheet expects; Excel follows your device’s region.')}
        disabled={reading !== null}
      >
        {(attributes) => (
          <Select
            {...attributes}
            value={separator}
            onChange={({ target }) => setSeparator(target.value === ';' ? ';' : ',')}
          >
            <option value=",">{i18n._('Comma, decimals with a point')}</option>
            <option value=";">{i18n._('Semicolon, decimals with a comma')}</option>
          </Select>
        )}
      </FieldFrame>
      <ExportProgress reading={reading} error={error} />
    </FormDialog>
  )
}
