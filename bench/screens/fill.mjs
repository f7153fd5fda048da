// A house of two hundred people with a full day, ten thousand guests and ten thousand services; and ten thousand calendars, where they are wanted.
const PEOPLE = 200
/** Of each person on the full day; the days after it have fewer, for other guests. */
const A_DAY = 20
const AFTER = 30
export const SERVICES = 10_000
export const CALENDARS = 10_000
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const idOf = (kind, number) => `0000000${kind}-0000-7000-8000-${String(number).padStart(12, '0')}`
const range = (count, from = 0) => Array.from({ length: count }, (_, at) => from + at)
const NAMES = ['Nora', 'Ana', 'Luis', 'Marta', 'Jon', 'Elena', 'Pau', 'Rosa', 'Iker', 'Sara']
const FAMILIES = ['Keller', 'Ruiz', 'Ferrer', 'Soler', 'Vidal', 'Costa', 'Marín', 'Ibarra', 'Puig', 'Navarro']
const THINGS = ['Check-up', 'Massage', 'Consultation', 'Treatment', 'Class', 'Analysis', 'Follow-up']

/** The ids of the people, in the order of their names. */
export const people = range(PEOPLE).map((number) => idOf(1, number))

const inParts = async (store, organizationId, table, rows) => {
  for (let at = 0; at < rows.length; at += 500) {
    await store.write(organizationId, (own) => own.insertAll(table, rows.slice(at, at + 500)))
  }
}

/** Fills the organization; `date` is the full day, `YYYY-MM-DD`. */
export async function fillScreens(store, rowOf, organizationId, date) {
  const make = (table, kind, number, fields) => ({
    ...rowOf(table, 1, { organizationId, ...fields }),
    id: idOf(kind, number),
  })
  const workingHours = Object.fromEntries(range(7).map((day) => [day, [['09:00', '20:00']]]))
  const named = (number) => `Person ${String(number).padStart(3, '0')}`
  await inParts(
    store,
    organizationId,
    'calendars',
    range(PEOPLE).map((n) => make('calendars', 1, n, { name: named(n) })),
  )
  await inParts(
    store,
    organizationId,
    'weeklySchedules',
    range(PEOPLE).map((n) =>
      make('weeklySchedules', 2, n, { name: named(n), calendarId: idOf(1, n), configuration: { workingHours } }),
    ),
  )
  await inParts(
    store,
    organizationId,
    'services',
    range(SERVICES).map((n) =>
      make('services', 3, n, {
        name: `${THINGS[n % THINGS.length]} ${String(n).padStart(5, '0')}`,
        duration: 15 + (n % 4) * 15,
      }),
    ),
  )
  const morning = Date.parse(`${date}T08:00:00Z`)
  const visits = range(PEOPLE).flatMap((person) =>
    range(A_DAY + AFTER).map((visit) => {
      const guest = person * (A_DAY + AFTER) + visit
      const [day, place] = visit < A_DAY ? [0, visit] : [1 + Math.floor((visit - A_DAY) / 10), (visit - A_DAY) % 10]
      const start = morning + day * DAY + place * 30 * MINUTE
      const firstName = NAMES[guest % NAMES.length]
      const lastName = `${FAMILIES[Math.floor(guest / 10) % FAMILIES.length]} ${Math.floor(guest / 100)}`
      return make('appointments', 4, guest, {
        title: 'Check-up',
        status: 'confirmed',
        startDate: new Date(start).toISOString(),
        endDate: new Date(start + 25 * MINUTE).toISOString(),
        calendarIds: [idOf(1, person)],
        calendarId: idOf(1, person),
        serviceId: idOf(3, guest % SERVICES),
        guests: [
          {
            email: `guest${guest}@example.org`,
            extraFields: { firstName, lastName, phone: `+34 6${String(guest).padStart(8, '0')}` },
          },
        ],
      })
    }),
  )
  await inParts(store, organizationId, 'appointments', visits)
}

/** Adds rooms until there are ten thousand calendars. */
export const addRooms = (store, rowOf, organizationId) =>
  inParts(
    store,
    organizationId,
    'calendars',
    range(CALENDARS - PEOPLE, PEOPLE).map((n) => ({
      ...rowOf('calendars', 1, { organizationId, name: `Room ${String(n).padStart(5, '0')}`, type: 'asset' }),
      id: idOf(1, n),
    })),
  )

/** Ten thousand keys that opened something once, which makes the longest list without pages. */
export const addKeys = (database, organizationId) =>
  database.query(
    `insert into access_keys (access_key_id, organization_id, role, label, sealed_secret, created_at, disabled_at)
     select 'FDBENCH' || n, $1::uuid, 'staff', 'Program ' || n, 'sealed', '2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'
     from generate_series(1, 10000) as n`,
    [organizationId],
  )
