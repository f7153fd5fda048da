import { decode } from './decode.ts'
import { readCsv } from './read-csv.ts'
import { readIcsTable } from './read-ics.ts'
import { MOST_BYTES, type TableRead } from './table.ts'

const CALENDAR = /^\s*BEGIN:VCALENDAR/i

/** Reads a file of separated values or a calendar file into a table. */
export async function readFile(file: Blob): Promise<TableRead> {
  if (file.size > MOST_BYTES) return { trouble: 'too-large' }
  const text = decode(new Uint8Array(await file.arrayBuffer()))
  if (CALENDAR.test(text)) return readIcsTable(text)
  return readCsv(text)
}
