import { decode } from './decode.ts'
import { MOST_BYTES, type TableRead } from './table.ts'

const CALENDAR = /^\s*BEGIN:VCALENDAR/i

/** Reads a file of separated values or a calendar file into a table. */
export async function readFile(file: Blob): Promise<TableRead> {
  if (file.size > MOST_BYTES) return { trouble: 'too-large' }
  const text = decode(new Uint8Array(await file.arrayBuffer()))
  // Each is a library of its own, of which a file needs one.
  if (CALENDAR.test(text)) return (await import('./read-ics.ts')).readIcsTable(text)
  return (await import('./read-csv.ts')).readCsv(text)
}
