import type { Appointment } from '#api/contract/appointments.ts'
import type { JournalEntry } from './entries.ts'
import { RECORD_ROWS } from './record-rows.ts'
import { useCurrentRecords, useRecordUndo } from './use-record-undo.ts'
import { useCurrent, useUndo } from './use-undo.ts'
import { recordWayBack, type WayBack, wayBack } from './way-back.ts'

/** How one write is taken back, as far as it can be. */
export interface StepBack {
  /** Undefined where only the record's own page takes it back, and while that is not known. */
  way: WayBack | undefined
  /** Why it is not taken back now, in words. */
  refused: string | undefined
  isBusy: boolean
  /** The version that the record has by now; undefined while that is not known, and where it is gone. */
  now: number | undefined
  take: (way: WayBack) => Promise<void>
}

/**
 * The ways back of writes, each against its record as it is: appointments have commands of their own. `current` are their
 * appointments; `onDone` is called when another record was written.
 */
export function useWaysBack(
  entries: readonly JournalEntry[],
  onDone: () => void,
): { current: ReadonlyMap<string, Appointment | null>; stepOf: (entry: JournalEntry) => StepBack } {
  const current = useCurrent(entries)
  const { busy, undo, refusedFor } = useUndo()
  const currentRecord = useCurrentRecords(entries)
  const records = useRecordUndo(onDone)
  const stepOf = (entry: JournalEntry): StepBack => {
    if (entry.resource === 'appointments') {
      const known = current.get(entry.id)
      const way = wayBack(entry, known)
      const take = (chosen: WayBack) => undo(entry.key, chosen, known)
      return { way, refused: refusedFor(way), isBusy: busy === entry.key, now: known?.version, take }
    }
    const rows = RECORD_ROWS[entry.resource]
    const known = currentRecord(entry)
    const way = rows && recordWayBack(entry, rows, known)
    const take = (chosen: WayBack) => records.undo(entry, chosen, known)
    const refused = records.refusedFor(entry, way)
    return { way, refused, isBusy: records.busy === entry.key, now: known?.version, take }
  }
  return { current, stepOf }
}
