import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openMemoryService } from '#api/http/testing/memory-service.ts'
import { createSqlStore } from '#api/stores/sql/store.ts'
import { migrate } from '#api/stores/sql/migrate.ts'
import { openPg } from './database/pg.ts'
import { newDatabase } from './database/testing/new-database.ts'
import { fuzzTenants } from './testing/fuzz/fuzz-tenants.ts'

/** `npm run fuzz -- --calls 100000` makes more of them. */
const CALLS = Number(process.env.FRONTDESK_FUZZ_CALLS ?? 2000)
const SEED = process.env.FRONTDESK_LONG_SEED ?? '1'

let database: ReturnType<typeof openPg>
beforeAll(async () => {
  database = openPg(await newDatabase(inject('postgresUrl')))
  await migrate(database)
})
afterAll(() => database.close())

test(
  `${CALLS} calls with every key of two tenants show, change and break nothing of the other's`,
  { timeout: 3_600_000 },
  async () => {
    const log = { debug: () => {}, error: () => {} }
    const service = await openMemoryService({}, { store: createSqlStore(database), log })
    const { findings, coverage } = await fuzzTenants(service, CALLS, SEED)
    expect(findings).toEqual([])
    expect(await crossings()).toEqual([])
    const rows = [...coverage].map(([name, { calls, accepted }]) => `${name} ${calls}/${accepted}`)
    for (const [name, { accepted, why }] of coverage)
      if (accepted === 0) console.log(`never carried out: ${name} (${why ?? ''})`)
    console.log(`calls/carried out: ${rows.join(', ')}`)
  },
)

/** Records that name an id of the other tenant's, and changes that a key of the other one made. */
async function crossings(): Promise<unknown[]> {
  const tables = [
    'appointments',
    'services',
    'weekly_schedules',
    'rooms',
    'multimedia',
    'presets',
    'closures',
    'people',
  ]
  const all = tables
    .map((table) => `select '${table}' as place, organization_id, id, doc from ${table}`)
    .join(' union all ')
  const named = await database.query(`with records as (${all})
    select one.place, one.id, other.place as names from records one join records other
      on other.organization_id <> one.organization_id and strpos(one.doc::text, '"' || other.id || '"') > 0
    union all select one.place, one.id, 'calendars' from records one join calendars other
      on other.organization_id <> one.organization_id and strpos(one.doc::text, '"' || other.id || '"') > 0`)
  const written = await database.query(`select changes.operation, changes.id from changes
    join access_keys on access_keys.access_key_id = changes.key where access_keys.organization_id <> changes.organization_id`)
  return [...named, ...written]
}
