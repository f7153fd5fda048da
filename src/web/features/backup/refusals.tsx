import { useLingui } from '@lingui/react'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { csvFile, type CsvColumn } from '../../fields/bulk/csv.ts'
import { fileNameOf, saveFile } from '../../fields/bulk/save-file.ts'
import { usualSeparator } from '../../fields/bulk/usual-separator.ts'
import { Button } from '../../ui/button.tsx'
import { dataName } from './format.ts'
import type { LeftOutRow } from './judge-archive.ts'
import { skippedWords } from './words.ts'

/** Refusals that are listed; who needs more mends the first ones first. */
const SHOWN = 20

/** Which rows are left out, by file and row, and why. */
export function Refusals({ count, refusals }: { count: number; refusals: readonly LeftOutRow[] }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const save = () => {
    const columns: CsvColumn<LeftOutRow>[] = [
      { header: i18n._('File'), text: ({ resource }) => dataName(resource) },
      { header: i18n._('Record'), text: ({ number }) => number },
      { header: i18n._('Reason'), text: ({ refusal }) => skippedWords(i18n, refusal) },
    ]
    saveFile(fileNameOf(i18n._('Skipped records'), 'csv'), csvFile(columns, refusals, usualSeparator(format)))
  }
  if (count === 0) return null
  return (
    <div>
      <h3>{i18n._('{count, plural, one {# record is skipped} other {# records are skipped}}', { count })}</h3>
      <ul>
        {refusals.slice(0, SHOWN).map(({ resource, number, refusal }) => (
          <li key={`${resource} ${number}`}>
            {i18n._('{file}, record {number}: {reason}', {
              file: dataName(resource),
              number: format.number(number),
              reason: skippedWords(i18n, refusal),
            })}
          </li>
        ))}
      </ul>
      {count > SHOWN && (
        <p>{i18n._('{count, plural, one {and # more} other {and # more}}', { count: count - SHOWN })}</p>
      )}
      <Button icon="download" onClick={save}>
        {i18n._('Save the list as CSV')}
      </Button>
    </div>
  )
}
