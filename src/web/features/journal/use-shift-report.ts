import { useLingui } from '@lingui/react'
import { useState } from 'react'
import type { Appointment } from '#api/contract/appointments.ts'
import { type CsvColumn, csvFile } from '../../fields/bulk/csv.ts'
import { fileNameOf, saveFile } from '../../fields/bulk/save-file.ts'
import { usualSeparator } from '../../fields/bulk/usual-separator.ts'
import { errorSentence } from '../../fields/error-sentence.ts'
import { actOf } from '../../fields/history/acts.ts'
import { RESOURCE_WORDS, useChangeWords } from '../../fields/history/change-words.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { showToast } from '../../ui/toast.ts'
import { type JournalEntry, takenBack } from '../../commands/way-back/entries.ts'
import { useReadCurrent } from '../../commands/way-back/use-undo.ts'

interface ShiftReportDeps {
  /** Every write of the day, newest first, also those that are not on the page yet. */
  readAll: () => Promise<readonly JournalEntry[]>
  nameOf: (entry: JournalEntry, current: ReadonlyMap<string, Appointment | null>) => string
  whoDid: (entry: JournalEntry) => string
  /** IANA zone of the reader. */
  zone: string
  /** `YYYY-MM-DD`. */
  date: string
}

/** The report of a shift: all that was done on a day, in its order, as a file. */
export function useShiftReport({ readAll, nameOf, whoDid, zone, date }: ShiftReportDeps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const changes = useChangeWords()
  const readCurrent = useReadCurrent()
  const [busy, setBusy] = useState(false)

  const write = async (): Promise<void> => {
    const entries = await readAll()
    const current = await readCurrent(entries)
    const undone = takenBack(entries)
    const columns: CsvColumn<JournalEntry>[] = [
      { header: i18n._('When'), text: ({ at }) => at },
      { header: i18n._('Time'), text: ({ at }) => `${format.dateTime(at, zone)} (${zone})` },
      { header: i18n._('Who'), text: whoDid },
      { header: i18n._('Kind of record'), text: ({ resource }) => i18n._(RESOURCE_WORDS[resource]) },
      { header: i18n._('Record'), text: (entry) => nameOf(entry, current) },
      { header: i18n._('What'), text: (entry) => i18n._(actOf(entry)) },
      { header: i18n._('Changes'), text: (entry) => changes(entry) },
      { header: i18n._('Undone'), text: ({ key }) => (undone.has(key) ? i18n._('Yes') : i18n._('No')) },
      { header: i18n._('Record ID'), text: ({ id }) => id },
    ]
    const name = i18n._('Journal of {date}', { date: format.plainDate(date) })
    saveFile(fileNameOf(name, 'csv'), csvFile(columns, entries.toReversed(), usualSeparator(format)))
  }
  const save = async (): Promise<void> => {
    setBusy(true)
    try {
      await write()
    } catch (error) {
      showToast({ tone: 'no-show', text: errorSentence(i18n, error) })
    }
    setBusy(false)
  }
  return { busy, save }
}
