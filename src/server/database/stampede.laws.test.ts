import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import type { Failure } from '#api/core/failure.ts'
import { openDesk, own } from '#api/core/operations/testing/clinic.ts'
import type { Store } from '#api/core/store.ts'
import { migrate } from '#api/stores/sql/migrate.ts'
import { createSqlStore } from '#api/stores/sql/store.ts'
import { idOf, ORGANIZATION, rowOf } from '#api/stores/testing/rows-of.ts'
import { addOrganizations } from '#api/stores/testing/store-laws.ts'
import { openPg } from './pg.ts'
import { newDatabase } from './testing/new-database.ts'

const HALF_HOUR = 1_800_000
const CALENDARS = 4
const calendarIds = Array.from({ length: CALENDARS }, (_, index) => idOf(index + 1))

/** Two servers, each with a pool of its own. */
describe('many who book at once', () => {
  let stores: Store[] = []
  let database: ReturnType<typeof openPg>
  beforeAll(async () => {
    const url = await newDatabase(inject('postgresUrl'))
    database = openPg(url, { connections: 1 })
    await migrate(database)
    // As many at once as no server lets wait: what is tested is what comes of it.
    const patient = () => createSqlStore(openPg(url), { patience: 120_000 })
    stores = [patient(), patient()]
  })
  afterAll(async () => {
    await Promise.all([...stores.map((store) => store.close()), database.close()])
  })
  beforeEach(async () => {
    await database.query('truncate organizations cascade')
    const [store] = stores
    if (!store) throw new Error('There are two stores.')
    await addOrganizations(store)
    await store.write(ORGANIZATION, async (rows) => {
      for (const number of calendarIds.keys()) await rows.insert('calendars', rowOf('calendars', number + 1))
    })
  })

  /** Books two calendars at once, given in either order; answers 201 or 409. `looks` asks before it writes. */
  async function book(attempt: number, slot: number, looks: boolean): Promise<number> {
    const store = stores[attempt % 2] as Store
    const first = slot % CALENDARS
    const wanted = [calendarIds[first] ?? '', calendarIds[(first + 1) % CALENDARS] ?? '']
    if (attempt % 3 === 0) wanted.reverse()
    const [from, to] = [slot * HALF_HOUR, (slot + 1) * HALF_HOUR]
    return store
      .write(ORGANIZATION, async (rows) => {
        if (looks) {
          await rows.lockCalendars(wanted)
          if ((await rows.occupants(wanted, from, to, 0)).length > 0) return 409
        }
        const id = idOf(attempt + 1000)
        await rows.insert('appointments', rowOf('appointments', attempt + 1000))
        const taken = wanted.map((calendarId) => ({ appointmentId: id, calendarId, from, to, lapsesAt: null }))
        await rows.occupy(id, taken, 0)
        return 201
      })
      .catch((failure: Failure) => {
        if (failure.refusal !== 'conflict') throw failure
        return 409
      })
  }

  const deadlocks = async (): Promise<number> => {
    const found = await database.query<{ deadlocks: number }>(
      'select deadlocks::integer as deadlocks from pg_stat_database where datname = current_database()',
    )
    return found[0]?.deadlocks ?? -1
  }
  const kept = async (): Promise<number> => {
    const found = await database.query<{ kept: number }>('select count(*)::integer as kept from appointments')
    return found[0]?.kept ?? -1
  }

  it('admits one of 50 to one slot', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, attempt) => book(attempt, 7, true)))
    expect(answers.filter((status) => status === 201)).toHaveLength(1)
    expect(await kept()).toBe(1)
  })

  it('fills 400 slots with 4 tries each, without a deadlock', async () => {
    const tries = Array.from({ length: 1600 }, (_, attempt) => book(attempt, attempt >> 2, true))
    expect((await Promise.all(tries)).filter((status) => status === 201)).toHaveLength(400)
    expect(await kept()).toBe(400)
    expect(await deadlocks()).toBe(0)
  })

  it('loses no change of a row that many change at once, though each looks at it more than once', async () => {
    const [store] = stores
    if (!store) throw new Error('There are two stores.')
    await store.credentials.addOrganization({ id: own, name: 'Desk', createdAt: '2026-01-01T00:00:00.000Z' })
    const desk = openDesk({ store })
    const { id } = await desk.call('serviceTypes', 'create', { body: { name: 'Visits' } })
    const change = (description: string) =>
      desk.call('serviceTypes', 'update', { params: { id }, body: { description } })
    const changed = await Promise.all(Array.from({ length: 10 }, (_, number) => change(`${number}`)))
    expect(changed.map(({ version }) => version).toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  })

  it('removes nothing that is being referred to at that moment', async () => {
    const [store] = stores
    if (!store) throw new Error('There are two stores.')
    await store.credentials.addOrganization({ id: own, name: 'Desk', createdAt: '2026-01-01T00:00:00.000Z' })
    const desk = openDesk({ store })
    for (let round = 0; round < 5; round++) {
      const { id } = await desk.call('presets', 'create', { body: { title: 'Welcome' } })
      const use = () => desk.call('rooms', 'create', { body: { template: { name: 'Room', presetId: id } } })
      const remove = () => desk.call('presets', 'remove', { params: { id } })
      const [removed, ...used] = await Promise.allSettled([remove(), use(), use(), use()])
      const uses = used.filter(({ status }) => status === 'fulfilled').length
      expect(removed?.status === 'fulfilled' ? uses : 0).toBe(0)
    }
    expect(await deadlocks()).toBe(0)
  })

  it('gives a guest one of a service that allows one, though every try is on a calendar of its own', async () => {
    const [store] = stores
    if (!store) throw new Error('There are two stores.')
    await store.credentials.addOrganization({ id: own, name: 'Desk', createdAt: '2026-01-01T00:00:00.000Z' })
    const desk = openDesk({ store })
    const service = await desk.service({ deniedMultipleAppointment: true })
    const calendars = await Promise.all(Array.from({ length: 12 }, (_, number) => desk.calendar(`Calendar ${number}`)))
    const afternoon = { startDate: '2026-03-03T15:00:00.000Z', calendarIds: [calendars[0]?.id ?? ''] }
    const elsewhere = await desk.book({ ...afternoon, serviceId: service.id })
    const guests = [{ email: 'ana@example.com' }]
    const tries = calendars.map(({ id }) =>
      desk.book({ startDate: '2026-03-03T09:00:00.000Z', calendarIds: [id], serviceId: service.id, guests }),
    )
    // One who is written into an appointment that is there competes with those who book.
    const outcomes = await Promise.allSettled([...tries, desk.change(elsewhere.id, { guests })])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as Failure] : []))
    expect(refusals.map(({ refusal }) => refusal)).toEqual(Array.from({ length: 12 }, () => 'conflict'))
    expect(await deadlocks()).toBe(0)
  })

  it('never books twice even where nobody locks: the constraint stands behind', async () => {
    const tries = Array.from({ length: 40 }, (_, attempt) => book(attempt, attempt >> 2, false))
    await Promise.all(tries)
    const overlaps = await database.query(`select 1 from occupancies a join occupancies b
      on a.calendar_id = b.calendar_id and a.appointment_id < b.appointment_id
      and a.from_ms < b.to_ms and b.from_ms < a.to_ms`)
    expect(overlaps).toEqual([])
    expect(await kept()).toBeGreaterThan(0)
  })
})
