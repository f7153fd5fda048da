import { useLingui } from '@lingui/react'
import { useEffect, useRef, useState } from 'react'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { showToast } from '../../ui/toast.ts'
import { csvFile, type Separator } from './csv.ts'
import type { ExportSpec } from './export-spec.ts'
import { endExport } from './open-export.ts'
import { fileNameOf, saveFile } from './save-file.ts'

/** How far the reading of an export is. */
export interface ExportReading {
  found: number
  /** Null where the service does not say. */
  total: number | null
}

/** Reads a list to its end and saves it; a failure stays on screen with everything that was chosen. */
export const useExport = (spec: ExportSpec<unknown>) => {
  const { i18n } = useLingui()
  const format = useFormat()
  const [reading, setReading] = useState<ExportReading | null>(null)
  const [error, setError] = useState<unknown>(null)
  const control = useRef<AbortController>(null)
  const end = (): void => control.current?.abort(new DOMException('The export was cancelled.', 'AbortError'))

  // Whatever takes the dialog away, such as leaving the connection, also ends the reading.
  useEffect(() => () => control.current?.abort(new DOMException('The export was left.', 'AbortError')), [])

  const save = async (headers: ReadonlySet<string>, separator: Separator): Promise<void> => {
    const { signal } = (control.current = new AbortController())
    let expected = spec.isMore ? null : (spec.total ?? null)
    setError(null)
    setReading({ found: 0, total: expected })
    try {
      const records = await spec.read((found, total) => {
        expected = total ?? expected
        if (!signal.aborted) setReading({ found, total: expected })
      }, signal)
      if (signal.aborted) return
      const name = fileNameOf(spec.fileName, 'csv')
      const columns = spec.columns.filter(({ header }) => headers.has(header))
      saveFile(name, csvFile(columns, records, separator))
      const [saved, all] = [format.number(records.length), format.number(expected ?? 0)]
      showToast(
        expected !== null && expected > records.length
          ? {
              tone: 'pending',
              text: i18n._('{name}: the server returned {saved} of {all} records.', { name, saved, all }),
            }
          : {
              tone: 'confirmed',
              text: i18n._('{name}: saved {count, plural, one {# record} other {# records}}', {
                name,
                count: records.length,
              }),
            },
      )
      endExport()
    } catch (failure) {
      if (signal.aborted) return
      setError(failure)
      setReading(null)
    }
  }
  const cancel = (): void => {
    end()
    setReading(null)
  }
  return { reading, error, save, cancel }
}
