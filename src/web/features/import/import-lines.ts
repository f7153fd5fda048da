import { contract } from '#api/contract/table.ts'
import { callData } from '../../client/call-data.ts'
import type { RunLine } from '../../fields/bulk/run-data.ts'
import type { ReadyRow } from './convert.ts'
import { bodyOf, type ImportHead } from './dry-run.ts'
import { inSteps } from './in-steps.ts'

/** Rows of one line of a run: few enough that nobody else waits long for the calendars that they hold. */
const TOGETHER = 50
/** Characters of one call, well below what a service reads. */
const MOST_CHARACTERS = 400_000

/** Rows in parts that one call can carry. */
export async function partsOf(rows: readonly ReadyRow[]): Promise<ReadyRow[][]> {
  const parts: ReadyRow[][] = []
  let length = 0
  const add = (row: ReadyRow): void => {
    const size = JSON.stringify(row.body).length
    const last = parts.at(-1)
    if (last && last.length < TOGETHER && length + size < MOST_CHARACTERS) {
      last.push(row)
      length += size
    } else {
      parts.push([row])
      length = size
    }
  }
  await inSteps(rows, add)
  return parts
}

/** An import in parts as lines of a run, where the service knows imports. */
export const importLines = (
  head: ImportHead,
  parts: readonly ReadyRow[][],
  name: (from: number, to: number) => string,
): RunLine[] => {
  let before = 0
  return parts.map((part, at): RunLine => {
    const from = before + 1
    before += part.length
    return {
      id: String(at),
      name: name(from, before),
      call: callData(contract.imports.create, { body: bodyOf(head, part) }),
    }
  })
}

const MAKES = {
  appointments: { make: contract.appointmentsV2.create, remove: contract.appointmentsV2.remove },
  calendars: { make: contract.adminCalendars.create, remove: contract.adminCalendars.remove },
  services: { make: contract.services.create, remove: contract.services.remove },
}

/** The same by the ordinary operations, row by row, where it does not. */
export const linesOneByOne = (
  head: ImportHead,
  rows: readonly ReadyRow[],
  name: (line: number) => string,
): RunLine[] => {
  const { make, remove } = MAKES[head.resource as keyof typeof MAKES]
  return rows.map(({ line, body }) => ({
    id: String(line),
    name: name(line),
    call: callData(make, { body: body as never }),
    inverse: { ...callData(remove, { params: { id: '' } }), takesId: true, takesVersion: true },
  }))
}
