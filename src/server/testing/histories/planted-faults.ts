import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** A fault that is put into a copy of the built server, to see that the checker finds it. */
export interface PlantedFault {
  name: string
  /** Texts of the built server, each of which stands there once, and what takes their place. */
  edits: readonly (readonly [text: string, instead: string])[]
  /** What is done to the database. */
  sql?: string
  /** What the checker says of it. */
  finds: RegExp
}

/** What the exclusion constraint forbids is asked of nobody else where an appointment is booked. */
export const PLANTED_FAULTS: readonly PlantedFault[] = [
  {
    name: 'no exclusion constraint',
    edits: [],
    sql: 'alter table occupancies drop constraint occupancies_disjoint',
    finds: /stand at one time/,
  },
  {
    name: 'no check of versions',
    edits: [['if (ifVersion !== void 0 && ifVersion !== version)', 'if (false)']],
    finds: /was for version \d+ and made version \d+/,
  },
  {
    name: 'an answer before the COMMIT',
    edits: [
      [
        'return await work.withClient(async (client) => {',
        'let early; const sooner = new Promise((resolve) => (early = resolve)); return await Promise.race([sooner, work.withClient(async (client) => {',
      ],
      [
        'await commit(client, db, told);\n\t\t\t\t\treturn answer;\n\t\t\t\t});',
        'early(answer); await new Promise((resolve) => setTimeout(resolve, 200)); await commit(client, db, told); return answer; })]);',
      ],
    ],
    finds: /is not there|does not fit/,
  },
  {
    name: 'an answer whose write is rolled back',
    edits: [
      [
        'await commit(client, db, told);',
        'await (organizationId && Math.random() < 0.1 ? db.query("rollback") : commit(client, db, told));',
      ],
    ],
    finds: /was answered .* and is not there/,
  },
  {
    name: 'an idempotency key that is forgotten',
    edits: [['const first = await rows.recall(key, now);', 'await rows.recall(key, now); const first = void 0;']],
    finds: /was carried out 2 times|and refused when it was asked again/,
  },
  {
    name: 'versions that move by two',
    edits: [
      [
        '...patched(row, changes),\n\tupdatedAt: instant(context),\n\tversion: row.version + 1',
        '...patched(row, changes),\n\tupdatedAt: instant(context),\n\tversion: row.version + 2',
      ],
    ],
    finds: /went from version 1 to 3/,
  },
  {
    name: 'writes of which no change tells',
    edits: [['if (changes.length > 0) await rows', 'if (changes.length > 0 && Math.random() < 0.9) await rows']],
    finds: /No change tells of|and the table has/,
  },
  {
    name: 'a feed that leaves changes out',
    edits: [
      ['lines.filter((line) => this.#sees(line))', 'lines.filter((line) => this.#sees(line) && line.seq % 5 !== 4)'],
    ],
    finds: /Where the feed should tell/,
  },
]

/** What may be taken away without a double booking: the constraint holds alone. */
export const SINGLE_WALLS: readonly Omit<PlantedFault, 'finds'>[] = [
  {
    name: 'no lock of calendars',
    edits: [['from calendars where ${wanted} order by id for update', 'from calendars where ${wanted}']],
  },
]

/** Copies the built server beside itself with the fault in it; answers the entry of the copy. */
export function planted(main: string, { name, edits }: Pick<PlantedFault, 'name' | 'edits'>): string {
  const built = dirname(main)
  const copy = `${built}-with-${name.replaceAll(/\W+/g, '-')}`
  // An interrupted run may have left files of an earlier build there.
  rmSync(copy, { recursive: true, force: true })
  cpSync(built, copy, { recursive: true })
  const files = readdirSync(copy).filter((file) => file.endsWith('.js'))
  for (const [text, instead] of edits) {
    const holders = files.filter((file) => readFileSync(join(copy, file), 'utf8').includes(text))
    const [file] = holders
    if (file === undefined || holders.length > 1) throw new Error(`“${text}” stands in ${holders.length} built files.`)
    const path = join(copy, file)
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace(text, () => instead),
    )
  }
  return join(copy, basename(main))
}
