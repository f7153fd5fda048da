// The bare insert of the rows of a dump: made ready beforehand, a thousand a statement, in one transaction, into tables that have
// nothing but columns. Over the embedded database in the worker that the product ships, or over PostgreSQL.
//   node floor.mjs FILE   FILE has a statement's rows in each line: { table, rows }
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { openWorker } from '../harness/embedded-worker.mjs'

const TYPES = {
  appointments:
    'id uuid, sort_key text, search_text text, folded jsonb, unique_key text, doc jsonb, start_ms bigint, end_ms bigint, span smallint',
  occupancies: '"calendarId" uuid, "from" bigint, "to" bigint, "appointmentId" uuid, "lapsesAt" bigint',
}

async function overEmbedded(file, folder) {
  const { send, end } = await openWorker(file, folder)
  return {
    begin: () => send({ kind: 'begin', mode: 'upkeep', transaction: 1 }),
    query: (text, values = []) => send({ kind: 'query', text, values, transaction: 1 }),
    commit: () => send({ kind: 'commit', transaction: 1 }),
    close: async () => {
      await send({ kind: 'close' })
      await end()
    },
  }
}

async function overPg(url) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return {
    begin: () => client.query('begin'),
    query: (text, values = []) => client.query(text, values),
    commit: () => client.query('commit'),
    close: () => client.end(),
  }
}

const { FLOOR_WORKER: worker, FLOOR_FOLDER: folder, FLOOR_URL: url } = process.env
const over = url === undefined ? await overEmbedded(worker, folder) : await overPg(url)
const batches = readFileSync(process.argv[2], 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line))
const began = performance.now()
await over.begin()
for (const [table, types] of Object.entries(TYPES)) await over.query(`create table floor_${table} (${types})`)
for (const { table, rows } of batches) {
  await over.query(
    `insert into floor_${table} select * from jsonb_to_recordset($1::text::jsonb) as given (${TYPES[table]})`,
    [rows],
  )
}
await over.commit()
const took = performance.now() - began
await over.close()
console.log(JSON.stringify({ took }))
