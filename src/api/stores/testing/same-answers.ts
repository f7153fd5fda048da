import fc from 'fast-check'
import { Failure } from '../../core/failure.ts'
import type { Condition, Find, Json, Rows, Store, TableName } from '../../core/store.ts'
import { createMemoryStore } from '../memory.ts'
import { digits, edge, id, iso, number, text, varying } from './random-rows.ts'
import { ORGANIZATION, OTHER, rowOf } from './rows-of.ts'
import { sorted } from './sorted.ts'
import { addOrganizations, type StoreUnderLaw } from './store-laws.ts'

/** One step of a random story: what is asked of the rows, readable in a counterexample. */
interface Step {
  asked: unknown[]
  run: (rows: Rows, organizationId: string) => Promise<unknown>
}
const step = (asked: unknown[], run: Step['run']): Step => ({ asked, run })

const scalar = fc.oneof(text, id, fc.boolean(), fc.constant(null), fc.nat({ max: 3 }))
const field = fc.constantFrom(
  'id',
  'name',
  'title',
  'serviceId',
  'typeId',
  'tags',
  'products',
  'sharing.scope',
  'size',
  'x.y',
)
const list = fc.constantFrom('tags', 'products', 'calendarIds', 'name', 'dateRanges')
const texts = fc.array(fc.oneof(id, text), { maxLength: 3 })

const condition: fc.Arbitrary<Condition> = fc.letrec<{ one: Condition }>((tie) => ({
  one: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({ field, equals: scalar }),
    fc.record({ field, anyOf: texts }),
    fc.record({ field, noneOf: texts }),
    fc.record({ field: fc.constantFrom('name' as const, 'title' as const), contains: text }),
    fc.record({
      field: list,
      holdsAnyOf: fc.array(fc.oneof(text, id, fc.record({ startDate: iso })), { maxLength: 2 }),
    }),
    fc.record({ field, mentions: text }),
    fc.record({ search: text }),
    fc.record({ field: list, emptyOrDuring: fc.tuple(edge, edge) }),
    fc.record({ either: fc.array(tie('one'), { maxLength: 3 }) }),
  ),
})).one

function findIn(table: TableName): fc.Arbitrary<Find> {
  const ofAppointments = fc.oneof(fc.record({ during: fc.tuple(edge, edge) }), fc.record({ guestPhone: digits }))
  const own = table === 'appointments' ? fc.oneof({ weight: 2, arbitrary: condition }, ofAppointments) : condition
  const where = fc.array(own, { maxLength: 2 })
  return fc.record({ where, offset: fc.nat({ max: 8 }), limit: fc.nat({ max: 5 }) }, { requiredKeys: [] })
}

function stepIn<T extends TableName>(table: T): fc.Arbitrary<Step> {
  const row = fc.tuple(number, varying[table]).map(([it, fields]) => rowOf(table, it, fields))
  const find = findIn(table)
  const own = <A>(
    arbitrary: fc.Arbitrary<A>,
    name: string,
    run: (rows: Rows, it: A, owner: string) => Promise<unknown>,
  ) => arbitrary.map((it) => step([name, table, it], (rows, organizationId) => run(rows, it, organizationId)))
  return fc.oneof(
    {
      weight: 4,
      arbitrary: own(row, 'insert', (rows, it, organizationId) => rows.insert(table, { ...it, organizationId })),
    },
    own(row, 'replace', (rows, it, organizationId) => rows.replace(table, { ...it, organizationId })),
    own(id, 'remove', (rows, it) => rows.remove(table, it)),
    own(id, 'get', (rows, it) => rows.get(table, it)),
    { weight: 4, arbitrary: own(find, 'find', (rows, it) => rows.find(table, it)) },
    own(find, 'count', (rows, it) => rows.count(table, it.where)),
    own(fc.tuple(field, find), 'sum', (rows, [it, { where }]) => rows.sum(table, it, where)),
    own(fc.tuple(field, texts), 'tally', (rows, [it, values]) => rows.tally(table, it, values)),
  )
}

const moment = fc.integer({ min: 0, max: 9 })
const lapsesAt = fc.option(moment, { nil: null })
const occupancies = fc.array(fc.record({ appointmentId: id, calendarId: id, from: moment, to: moment, lapsesAt }), {
  maxLength: 2,
})
const resourceId = fc.option(id, { nil: null })
const remembered = fc
  .record({ key: number, requestHash: text, status: number, answer: fc.jsonValue(), resourceId, expiresAt: moment })
  .map((it) => ({ ...it, key: String(it.key), answer: it.answer as Json }))
const timeStep: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(id, occupancies, moment).map((it) => step(['occupy', ...it], (rows) => rows.occupy(...it))),
  fc
    .tuple(fc.array(id), moment, moment, moment)
    .map((it) => step(['occupants', ...it], (rows) => rows.occupants(...it))),
  fc.tuple(number, moment).map(([key, now]) => step(['recall', key, now], (rows) => rows.recall(String(key), now))),
  remembered.map((it) => step(['remember', it], (rows) => rows.remember(it))),
  id.map((it) => step(['forget', it], (rows) => rows.forget(it))),
)

/** A transaction of some steps; `throws` ends it in a rollback. */
export interface Chapter {
  organizationId: string
  steps: Step[]
  throws: boolean
}

const TABLES = Object.keys(varying) as TableName[]
/** See `Chapter`. */
export const chapter: fc.Arbitrary<Chapter> = fc.record({
  organizationId: fc.constantFrom(ORGANIZATION, ORGANIZATION, OTHER),
  // Most steps of a story are about one table, or hardly two of them would meet.
  steps: fc
    .constantFrom(...TABLES)
    .chain((table) =>
      fc.array(fc.oneof({ weight: 5, arbitrary: stepIn(table) }, timeStep), { maxLength: 12, size: 'max' }),
    ),
  throws: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.constant(true)),
})

/** Tells one part of a story; answers what was answered, refusals in words. */
export async function tell(store: Store, { organizationId, steps, throws }: Chapter): Promise<unknown[]> {
  const answers: unknown[] = []
  const end = new Error('rolled back')
  const told = store.write(organizationId, async (rows) => {
    for (const { run } of steps) {
      const answer = await run(rows, organizationId).catch((failure: unknown) => {
        if (!(failure instanceof Failure)) throw failure
        return `${failure.refusal}: ${failure.description}`
      })
      answers.push(answer)
    }
    if (throws) throw end
  })
  await told.catch((error: unknown) => {
    if (error !== end) throw error
  })
  return answers
}

/** Tells random stories to memory and to another store: both must give the same answers, order and totals. */
export async function sameAnswers(under: StoreUnderLaw, numRuns: number): Promise<void> {
  const stories = fc.asyncProperty(fc.array(chapter, { minLength: 1, maxLength: 5 }), async (story) => {
    await under.clear()
    const memory = createMemoryStore()
    for (const store of [memory, under.store]) await addOrganizations(store)
    for (const told of story) {
      const expected = await tell(memory, told)
      const answered = await tell(under.store, told)
      const [left, right] = [JSON.stringify(sorted(answered)), JSON.stringify(sorted(expected))]
      if (left !== right) throw new Error(`the store says   ${left}\nmemory says      ${right}`)
    }
  })
  await fc.assert(stories, { numRuns })
}
