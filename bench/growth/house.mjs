// A house of twenty calendars whose appointments reach back as far as there are rows of them, filled by the database itself.
import pg from 'pg'

export const ORGANIZATION = 'aaaaaaaa-0000-7000-8000-000000000000'
export const CALENDARS = 20
/** Of all calendars together, fifty of each from Monday to Friday. */
export const PER_WEEK = 1000
const SERVICES = 20
/** The service of which nobody may have two to come. */
export const ONCE_ONLY = 19
/** Appointments of each guest, among few as among many: what is found is as much in both. */
const PER_GUEST = 10
/** Weeks that are still to come. */
const AHEAD = 4
/** Rows among which they stand in no order, since nobody books in the order of the calendar. */
const SHUFFLED = 2000

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
export const WEEK = 7 * DAY

const idOf = (kind, number) => `0000000${kind}-0000-7000-8000-${String(number).padStart(12, '0')}`
export const calendarId = (number) => idOf(1, number)
export const serviceId = (number) => idOf(2, number)
/** Ids of appointments of a week to come, of one calendar after the other, that stand and may be moved. */
export const movable = (rows, week) =>
  range(PER_WEEK)
    .map((place) => rows - (AHEAD - week) * PER_WEEK + place)
    .filter((n) => n % 1000 !== 7 && (n + Math.floor(n / CALENDARS)) % 10 !== 3)
    .map((n) => ({ id: idOf(4, n), calendar: n % CALENDARS }))

/** The Monday of this week at midnight (UTC). */
const monday = () => Math.floor((Date.now() - 4 * DAY) / WEEK) * WEEK + 4 * DAY

/** When the week with this number begins, 0 being the current one. */
export const weekAt = (number) => monday() + number * WEEK

/**
 * The phone and the name of a guest, of which no other has the like; `of` is how the query calls the guest's number. Names are of letters alone, as
 * names of people are: digits in them would be looked at by each search for a phone.
 */
const phoneSql = (of) => `lpad(((${of})::bigint * 48271 % 99999989)::text, 8, '0')`
const nameSql = (of) => `translate(substr(md5((${of})::text), 1, 12), '0123456789', 'ghijklmnop')`

/** What all appointments have in common. */
const templateOf = (rowOf) => rowOf('appointments', 1, { title: 'Check-up, 30 minutes', status: 'confirmed' })

const range = (count) => Array.from({ length: count }, (_, at) => at)

/** Calendars with hours, and services: as many among few appointments as among many. */
async function addRecords(store, rowOf) {
  const at = '2026-01-01T00:00:00.000Z'
  await store.credentials.addOrganization({ id: ORGANIZATION, name: 'Bench', createdAt: at })
  const workingHours = Object.fromEntries(range(5).map((day) => [day, [['09:00', '20:00']]]))
  const own = (table, number, id, fields) => ({
    ...rowOf(table, number, { organizationId: ORGANIZATION, ...fields }),
    id,
  })
  await store.write(ORGANIZATION, async (rows) => {
    await rows.insertAll(
      'calendars',
      range(CALENDARS).map((n) => own('calendars', n, calendarId(n), { name: `Calendar ${n}`, timezone: 'UTC' })),
    )
    await rows.insertAll(
      'services',
      range(SERVICES).map((n) =>
        own('services', n, serviceId(n), { name: `Service ${n}`, deniedMultipleAppointment: n === ONCE_ONLY }),
      ),
    )
    await rows.insertAll(
      'weeklySchedules',
      range(CALENDARS).map((n) =>
        own('weeklySchedules', n, idOf(3, n), {
          calendarId: calendarId(n),
          timezone: 'UTC',
          configuration: { workingHours },
        }),
      ),
    )
  })
}

/** What the database knows of the indexes of a table that are no primary key, so that they can be built after the rows are there. */
async function dropIndexes(client, table) {
  const { rows: constraints } = await client.query(
    `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
      where conrelid = $1::regclass and contype = 'x'`,
    [table],
  )
  for (const { name } of constraints) await client.query(`alter table ${table} drop constraint ${name}`)
  const { rows: indexes } = await client.query(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
      where indrelid = $1::regclass and not indisprimary`,
    [table],
  )
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  return [
    ...indexes.map(({ definition }) => definition),
    ...constraints.map(({ name, definition }) => `alter table ${table} add constraint ${name} ${definition}`),
  ]
}

/**
 * One in ten is canceled and occupies nothing; one in a thousand lasts ten days and one in 100,000 a year, which lie over others and are
 * allowed to. `p` is where a row stands in the table, `n` its place in time.
 */
const numbered = `
  select *, n / ${PER_WEEK} as week, n % ${PER_WEEK} as place, n % ${CALENDARS} as calendar from (
    select p / ${SHUFFLED} * ${SHUFFLED} + p % ${SHUFFLED} * 1237 % ${SHUFFLED} as n from generate_series(0, $1::integer - 1) as p
  ) shuffled`
const timed = `
  select *, $2::bigint + week * ${WEEK}::bigint + place / 200 * ${DAY}::bigint + (18 + place / ${CALENDARS} % 10) * ${30 * MINUTE}::bigint as start_ms,
    case when n % 100000 = 7 then 365 * ${DAY}::bigint when n % 1000 = 7 then 10 * ${DAY}::bigint else ${30 * MINUTE} end as lasts,
    n % 1000 = 7 as is_long, (n + n / ${CALENDARS}) % 10 = 3 as is_canceled
  from (${numbered}) numbered`

const insertAppointments = `
  insert into appointments (organization_id, id, sort_key, search_text, folded, doc, start_ms, end_ms, span)
  select $3::uuid, id, starts, 'check-up, 30 minutes' || chr(10) || status || chr(10) || email || ' ' || name || ' barker +34 6' || phone,
    '{"title":"check-up, 30 minutes"}',
    $4::text::jsonb || jsonb_build_object('id', id, 'startDate', starts, 'endDate', iso(start_ms + lasts), 'status', status,
      'allowOverlapping', is_long, 'calendarId', calendar_id, 'calendarIds', jsonb_build_array(calendar_id), 'serviceId', service_id,
      'guests', jsonb_build_array(jsonb_build_object('email', email, 'extraFields',
        jsonb_build_object('firstName', name, 'lastName', 'Barker', 'phone', '+34 6' || phone)))),
    start_ms, start_ms + lasts, case when lasts > 32 * ${DAY}::bigint then 3 when is_long then 2 else 0 end
  from (
    select *, name || '@example.org' as email from (
      select n, start_ms, lasts, is_long, uuid_of(4, n) as id, iso(start_ms) as starts,
        case when is_canceled then 'cancelled' else 'confirmed' end as status,
        uuid_of(1, calendar)::text as calendar_id, uuid_of(2, n / 7 % ${SERVICES})::text as service_id,
        ${nameSql('n % $5::integer')} as name, ${phoneSql('n % $5::integer')} as phone
      from (${timed}) timed
    ) named
  ) whole`

const insertOccupancies = `
  insert into occupancies (organization_id, calendar_id, from_ms, to_ms, appointment_id)
  select $3::uuid, uuid_of(1, calendar), start_ms, start_ms + lasts, uuid_of(4, n)
  from (${timed}) timed where not is_long and not is_canceled`

/** What triggers would have counted, which are asleep while the house is filled (`session_replication_role`). */
const countAppointments = `
  insert into appointment_counts (organization_id, service_id, appointments)
  select $2::uuid, uuid_of(2, service)::text, appointments from (
    select n / 7 % ${SERVICES} as service, count(*) as appointments from generate_series(0, $1::integer - 1) as n group by 1
  ) counted`

/** For building indexes. */
const MEMORY = `set maintenance_work_mem = '1GB'`

const HELPERS = [
  `create function pg_temp.iso(ms bigint) returns text language sql stable as
    $$ select to_char(to_timestamp(ms / 1000.0) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$`,
  `create function pg_temp.uuid_of(kind integer, number bigint) returns uuid language sql stable as
    $$ select ('0000000' || kind || '-0000-7000-8000-' || lpad(number::text, 12, '0'))::uuid $$`,
  // Who counts in bulk asks for nobody's rights: the rows are right by how they are made.
  `set session_replication_role = replica`,
  MEMORY,
  `set work_mem = '256MB'`,
]

/** Builds indexes over two connections: one of a table may be built beside another. */
async function inTwos(url, statements, say) {
  const waiting = [...statements]
  const work = async () => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      await client.query(MEMORY)
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        say(next.slice(0, 90))
        await client.query(next)
      }
    } finally {
      await client.end()
    }
  }
  await Promise.all([work(), work()])
}

/** Fills an empty, migrated database; nothing of it would survive a crash. */
export async function fillHouse(url, rows, store, rowOf, say = () => {}) {
  await addRecords(store, rowOf)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of HELPERS) await client.query(statement)
    const later = []
    for (const table of ['appointments', 'occupancies']) {
      later.push(...(await dropIndexes(client, table)))
      await client.query(`alter table ${table} set unlogged`)
    }
    const own = (text) => text.replace(/\b(iso|uuid_of)\(/g, 'pg_temp.$1(')
    const first = weekAt(AHEAD - rows / PER_WEEK)
    const given = [rows, first, ORGANIZATION]
    say(`${rows} appointments`)
    await client.query(own(insertAppointments), [...given, JSON.stringify(templateOf(rowOf)), rows / PER_GUEST])
    say('occupancies')
    await client.query(own(insertOccupancies), given)
    await client.query(own(countAppointments), [rows, ORGANIZATION])
    await inTwos(url, later, say)
    say('vacuum')
    await client.query('vacuum (analyze)')
  } finally {
    await client.end()
  }
}

/** One guest by what somebody types to find them: the phone without its country, the end of it, the name, the email. */
export async function guestOf(url, number) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(
      `select ${nameSql('$1::integer')} as name, ${phoneSql('$1::integer')} as phone`,
      [number],
    )
    const [{ name, phone }] = rows
    return { name, phone: `6${phone}`, digits: phone.slice(-7), email: `${name}@example.org` }
  } finally {
    await client.end()
  }
}

/** How many were booked into a week, and how many moved into the afternoons of another, since the house was filled. */
export async function writtenSince(url, bookings, moves) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const during = 'start_ms between $1 and $2 and span = 0 and organization_id = $3'
  const count = async (where, from) => {
    const text = `select count(*)::integer as found from appointments where ${during} and ${where}`
    const { rows } = await client.query(text, [from, from + WEEK - 1, ORGANIZATION])
    return rows[0].found
  }
  try {
    return {
      booked: await count(`id::text not like '00000004-%'`, bookings),
      moved: await count(`id::text like '00000004-%' and start_ms % ${DAY} >= ${28 * 30 * MINUTE}`, moves),
    }
  } finally {
    await client.end()
  }
}
