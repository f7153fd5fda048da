// What a call may hold the event loop with that is not among the 49 operations: a report, a restore, a calendar feed.

/** Appointments of a month in a calendar that is subscribed to, and in a report. */
const APPOINTMENTS = 6000
const NOW = Date.parse('2026-03-02')
const guests = [
  {
    email: 'ana@example.com',
    extraFields: { firstName: 'Ana', lastName: 'García', notes: 'Ana García, «x» '.repeat(100) },
  },
]

/** Measures them in so many rounds: each by its name, with what came of every round. */
export async function besideTheContract({ store, service, rowOf, load, measure, timed, rounds }) {
  const { writeFeed } = await load('/src/api/http/calendar-feeds/write-feed.ts')
  const { idOf: id } = await load('/src/api/stores/testing/rows-of.ts')
  const { MOST_RESTORED } = await load('/src/api/contract/backup-limits.ts')
  const key = await service.key('Beside', 'admin')
  const { organizationId } = key
  const feed = rowOf('calendarFeeds', 1, { organizationId, calendarId: id(2) })
  const fields = { organizationId, guests, calendarIds: [id(2)] }
  await store.write(organizationId, async (own) => {
    await own.insert('calendars', rowOf('calendars', 2, { organizationId }))
    await own.insert('calendarFeeds', feed)
    for (let at = 0; at < APPOINTMENTS; at += 200) {
      const some = Array.from({ length: 200 }, (_, n) => rowOf('appointments', at + n + 1000, fields))
      await own.insertAll('appointments', some)
    }
  })
  const calls = {
    'a report of a month': () =>
      measure(
        service,
        key,
        { method: 'GET', path: '/x/reports' },
        { query: { from: '2026-03-01', until: '2026-03-31', by: 'week' } },
      ),
    [`restoring ${MOST_RESTORED} appointments`]: async (round) => {
      // A backup is restored into an empty organization only.
      const empty = await service.key(`Empty ${round}`, 'admin')
      const at = (hour) => new Date(hour * 3_600_000).toISOString()
      const rows = Array.from({ length: MOST_RESTORED }, (_, n) => {
        const times = { startDate: at(n), endDate: at(n + 1) }
        return rowOf('appointments', n + 1, { organizationId: empty.organizationId, guests, ...times })
      })
      const body = { backup: id(1), resource: 'appointments', rows }
      return measure(service, empty, { method: 'POST', path: '/x/backup/restore' }, { body })
    },
    [`a calendar feed of ${APPOINTMENTS} appointments`]: async () => {
      const { answer, ...cost } = await timed(() => writeFeed(store, { feed, generation: 1 }, NOW))
      return { ...cost, status: 200, length: answer.length, said: '' }
    },
  }
  const found = []
  for (const [what, call] of Object.entries(calls)) {
    const own = []
    for (let round = 0; round < rounds; round++) own.push(await call(round))
    found.push({ what, rounds: own })
  }
  return found
}
