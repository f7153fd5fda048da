import { backedUpSchemas } from '#api/contract/backed-up.ts'
import { parsedBy } from '#api/contract/parsed-by.ts'
import { tables } from '#api/core/tables.ts'
import { isResource, type Kept } from '#api/stores/kept.ts'
import type { DumpRecord } from '#api/stores/sql/dump.ts'
import { STORED_UUID } from '#api/values/uuid.ts'

/** What a dump holds, once it is known to be whole. */
export interface VerifiedDump {
  records: number
  organizations: number
  appointments: number
}

/** Records are told by the line where they stand; the head is the first one. */
const wrong = (number: number, what: string): Error =>
  new Error(`This dump ${what} in line ${number + 1}. It cannot be restored as it is; bring another one.`)

const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], value)

type Taken = Kept['occupancies']['occupancies'][number]

/** Collects what must be true of all records together. */
function createProof() {
  const organizations = new Set<string>()
  const names = new Set<string>()
  const once = new Set<string>()
  const appointments = new Set<string>()
  const taken = new Map<string, { time: Taken; number: number }[]>()

  const only = (key: string, number: number, what: string): void => {
    if (once.has(key)) throw wrong(number, `has ${what} twice`)
    once.add(key)
  }
  const ofKnown = ({ organizationId }: { organizationId: string }, number: number): void => {
    if (!organizations.has(organizationId)) throw wrong(number, 'names an organization that it does not have')
  }
  const document = ({ table, value }: DumpRecord, number: number): void => {
    if (!isResource(table)) return
    const row = value as { id?: unknown; organizationId: string }
    const { noun, unique } = tables[table]
    if (typeof row.id !== 'string' || !STORED_UUID.test(row.id)) throw wrong(number, `has a ${noun} without an id`)
    only(`${table} ${row.organizationId} ${row.id}`, number, `the ${noun} ${row.id}`)
    const mark = unique === null ? undefined : valueAt(row, unique)
    if (mark !== undefined)
      only(`${table} ${row.organizationId} ${unique} ${JSON.stringify(mark)}`, number, `one ${unique}`)
    if (table === 'appointments') appointments.add(`${row.organizationId} ${row.id}`)
    if (!(table in backedUpSchemas)) return
    const parsed = parsedBy(backedUpSchemas[table as keyof typeof backedUpSchemas].answer, value)
    const [error] = 'errors' in parsed ? parsed.errors : []
    if (error) throw wrong(number, `has a ${noun} whose ${error.field} ${error.message}`)
  }

  return {
    take(record: DumpRecord, number: number): void {
      const { table, value } = record
      if (table === 'organizations') {
        only(`organization ${value.id}`, number, 'an organization')
        if (names.has(value.name)) throw wrong(number, 'has one name of an organization twice')
        names.add(value.name)
        organizations.add(value.id)
        return
      }
      ofKnown(value, number)
      if (table === 'keys') only(`key ${value.accessKeyId}`, number, 'an access key')
      if (table === 'changes') only(`change ${value.organizationId} ${value.seq}`, number, 'one change')
      document(record, number)
      if (table !== 'occupancies') return
      const { organizationId, appointmentId, occupancies } = value
      if (!appointments.has(`${organizationId} ${appointmentId}`)) {
        throw wrong(number, 'keeps time for an appointment that it does not have')
      }
      for (const time of occupancies) {
        const place = `${organizationId} ${time.calendarId}`
        const list = taken.get(place) ?? []
        list.push({ time, number })
        taken.set(place, list)
      }
    },
    /** Two appointments that share an instant on a calendar, which no database would take. */
    end(): void {
      for (const list of taken.values()) {
        // A hold that has lapsed makes way.
        const lasting = list.filter(({ time }) => time.lapsesAt === null).toSorted((a, b) => a.time.from - b.time.from)
        for (const [index, { time, number }] of lasting.entries()) {
          const next = lasting[index + 1]
          if (next && next.time.from < time.to) throw wrong(Math.max(number, next.number), 'books one time twice')
        }
      }
    },
    counts: () => ({ organizations: organizations.size, appointments: appointments.size }),
  }
}

/**
 * Proves that a dump is whole and can be restored, without a database: its form and its count, that each record is of an
 * organization of the dump and there once, that documents are what the contract answers, and that no time is booked twice.
 */
export async function verifyDump(all: AsyncIterable<DumpRecord>): Promise<VerifiedDump> {
  const proof = createProof()
  let records = 0
  for await (const record of all) {
    records++
    proof.take(record, records)
  }
  proof.end()
  return { records, ...proof.counts() }
}
