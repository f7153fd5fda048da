// Two floors in a process of their own: node:http that answers fixed bytes, and node:http with the SQL of each call by
// hand, behind the database's row-level security. Neither looks at a signature, a right or a rate, and nothing is parsed by a schema.
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import pg from 'pg'
import { openWorker } from '../harness/embedded-worker.mjs'

const DAY = 86_400_000

const SQL = {
  calendars: `select doc from calendars where organization_id = $1 order by sort_key, id limit 100`,
  appointment: `select doc from appointments where organization_id = $1 and id = $2`,
  week: `with found as materialized (select doc, sort_key, id from appointments where organization_id = $1
    and (span = 0 and start_ms >= $2::bigint - ${DAY / 6} or span = 1 and start_ms >= $2::bigint - ${2 * DAY}
      or span = 2 and start_ms >= $2::bigint - ${32 * DAY} or span = 3)
    and start_ms < $3::bigint and end_ms > $2::bigint)
    select doc from found order by sort_key, id limit 1000`,
  lock: `select id from calendars where organization_id = $1 and id = $2 for update`,
  service: `select doc from services where organization_id = $1 and id = $2 for key share`,
  holders: `select appointment_id from occupancies where organization_id = $1 and calendar_id = $2
    and from_ms < $4::bigint and to_ms > $3::bigint limit 1`,
  addService: `insert into services (organization_id, id, sort_key, search_text, folded, doc)
    values ($1, $2, $3, $3, $4::text::jsonb, $5::text::jsonb)`,
  addAppointment: `insert into appointments
    (organization_id, id, sort_key, search_text, folded, doc, start_ms, end_ms, span)
    values ($1, $2, $3, $4, $5::text::jsonb, $6::text::jsonb, $7::bigint, $8::bigint, 0)`,
  occupy: `insert into occupancies (organization_id, calendar_id, from_ms, to_ms, appointment_id)
    values ($1, $2, $3::bigint, $4::bigint, $5)`,
  record: `with counted as (
      insert into change_counters as counter (organization_id, last) values ($1, 1)
      on conflict (organization_id) do update set last = counter.last + 1 returning last)
    insert into changes (organization_id, seq, call, at, key, operation, resource, id, version, after)
    select $1, last, $2, $3, 'FLOOR', 'floor', $4, $5, 1, $6::text::jsonb from counted`,
}

/** A pool of PostgreSQL's connections, each with its statements prepared. */
function overPg(url) {
  const pool = new pg.Pool({ connectionString: url, max: 16 })
  const asker = (client) => async (name, values) => (await client.query({ name, text: SQL[name], values })).rows
  return {
    async transaction(own, work) {
      const client = await pool.connect()
      try {
        await client.query(`begin; set local role frontdesk_app; set local frontdesk.organization = '${own}'`)
        const answer = await work(asker(client))
        await client.query('commit')
        return answer
      } catch (error) {
        await client.query('rollback')
        throw error
      } finally {
        client.release()
      }
    },
  }
}

/** The embedded database, as the product runs it. */
async function overEmbedded({ worker: file, folder }) {
  const { send } = await openWorker(file, folder)
  const asker = (transaction) => (name, values) => send({ kind: 'query', text: SQL[name], values, transaction })
  let begun = 0
  return {
    async transaction(own, work) {
      const transaction = ++begun
      await send({ kind: 'begin', mode: 'write', transaction, within: own })
      try {
        const answer = await work(asker(transaction))
        await send({ kind: 'commit', transaction })
        return answer
      } catch (error) {
        await send({ kind: 'rollback', transaction })
        throw error
      }
    },
  }
}

const page = (items) => JSON.stringify({ items, total: items.length, page: 1, limit: items.length, pages: 1 })

const born = (organizationId) => {
  const at = new Date().toISOString()
  return { id: randomUUID(), organizationId, createdAt: at, updatedAt: at, version: 1 }
}

/** What each call asks of the database and answers, by its method and the path's last word. */
function calls(over, { organizationId: own, service, appointment }) {
  const transaction = (work) => over.transaction(own, work)
  const ask = (name, values) => transaction((ask) => ask(name, values))
  const keep = async (ask, resource, row) => {
    await ask('record', [own, randomUUID(), row.createdAt, resource, row.id, JSON.stringify(row)])
    return JSON.stringify(row)
  }
  return {
    'GET calendars': async () => page((await ask('calendars', [own])).map(({ doc }) => doc)),
    'GET appointments': async ({ query }) => {
      const [from, to] = ['startDate', 'endDate'].map((name) => Date.parse(query.get(name)))
      return page((await ask('week', [own, from, to])).map(({ doc }) => doc))
    },
    'GET one': async ({ id }) => JSON.stringify((await ask('appointment', [own, id]))[0].doc),
    'POST services': ({ body }) =>
      transaction(async (ask) => {
        const row = { ...service, ...body, ...born(own) }
        const name = row.name.toLowerCase()
        await ask('addService', [own, row.id, name, JSON.stringify({ name }), JSON.stringify(row)])
        return keep(ask, 'services', row)
      }),
    'POST appointments': ({ body }) =>
      transaction(async (ask) => {
        const [calendarId] = body.calendarIds
        await ask('lock', [own, calendarId])
        const [{ doc }] = await ask('service', [own, body.serviceId])
        const from = Date.parse(body.startDate)
        const to = from + doc.duration * 60_000
        if ((await ask('holders', [own, calendarId, from, to])).length > 0) throw new Error('The time is taken.')
        const endDate = new Date(to).toISOString()
        const row = { ...appointment, ...body, ...born(own), title: doc.name, calendarId, endDate }
        const title = row.title.toLowerCase()
        const document = JSON.stringify(row)
        const folded = JSON.stringify({ title })
        await ask('addAppointment', [own, row.id, row.startDate, title, folded, document, from, to])
        await ask('occupy', [own, calendarId, from, to, row.id])
        return keep(ask, 'appointments', row)
      }),
  }
}

const read = async (request) => {
  const parts = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts)
}

const nameOf = (method, path) => {
  const [, , , resource, id] = path.split('/')
  return id === undefined ? `${method} ${resource}` : `${method} one`
}

async function answerTo(answer, request, response) {
  const body = await read(request)
  const url = new URL(request.url, 'http://floor')
  const given = { query: url.searchParams, id: url.pathname.split('/')[4], ...(body.length > 0 && { body }) }
  try {
    const bytes = Buffer.from(await answer(nameOf(request.method, url.pathname), given))
    const status = request.method === 'POST' ? 201 : 200
    response.writeHead(status, { 'content-type': 'application/json', 'content-length': bytes.length }).end(bytes)
  } catch (error) {
    response.writeHead(500).end(String(error))
  }
}

async function listen(answer) {
  const server = createServer((request, response) => void answerTo(answer, request, response))
  // A side waits for its turn longer than the five seconds after which Node ends a connection.
  server.keepAliveTimeout = 10 * 60_000
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server.address().port
}

const [{ database, rows, fixed }] = await once(process, 'message')
const carryOut = calls(database.url ? overPg(database.url) : await overEmbedded(database), rows)
const parsed = (given) => (given.body ? { ...given, body: JSON.parse(given.body) } : given)
process.send({
  fixed: await listen((name) => fixed[name]),
  sql: await listen((name, given) => carryOut[name](parsed(given))),
})
