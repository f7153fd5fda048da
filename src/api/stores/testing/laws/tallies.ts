import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Failure } from '../../../core/failure.ts'
import type { Rows, Tables } from '../../../core/store.ts'
import { idOf, OTHER, ORGANIZATION, rowOf } from '../rows-of.ts'
import type { Law } from './law.ts'

/** Services that appointments may have; few, so that they meet. */
const SERVICES = [1, 2, 3].map(idOf)
const service = fc.option(fc.constantFrom(...SERVICES), { nil: null })
const number = fc.integer({ min: 1, max: 9 })

/** One write of a story; `row` makes an appointment of the organization that it is about. */
type Write = (rows: Rows, row: (number: number, serviceId: string | null) => Tables['appointments']) => Promise<unknown>

const one: fc.Arbitrary<Write> = fc.oneof(
  fc.tuple(number, service).map(
    ([at, of]): Write =>
      (rows, row) =>
        rows.insert('appointments', row(at, of)),
  ),
  fc.tuple(number, service).map(
    ([at, of]): Write =>
      (rows, row) =>
        rows.replace('appointments', row(at, of)),
  ),
  number.map(
    (at): Write =>
      (rows) =>
        rows.remove('appointments', idOf(at)),
  ),
)
/** Several at once, under numbers of their own: where one is refused the transaction has to be given up. */
const many: fc.Arbitrary<Write> = fc.array(service, { minLength: 1, maxLength: 5 }).map((services): Write => {
  return async (rows, row) => {
    for (const at of services.keys()) await rows.remove('appointments', idOf(20 + at))
    await rows.insertAll(
      'appointments',
      services.map((of, at) => row(20 + at, of)),
    )
  }
})
interface Transaction {
  organizationId: string
  writes: { write: Write; isTakenBack: boolean }[]
  throws: boolean
}
const transaction: fc.Arbitrary<Transaction> = fc.record({
  organizationId: fc.constantFrom(ORGANIZATION, OTHER),
  writes: fc.array(fc.record({ write: fc.oneof({ weight: 4, arbitrary: one }, many), isTakenBack: fc.boolean() }), {
    maxLength: 6,
  }),
  throws: fc.boolean(),
})

/** The laws of how many rows have a value. */
export function tallyLaws(law: Law): void {
  /** Refusals are part of a story; `stop` is how an attempt or a transaction is given up. */
  const stop = new Error('stop')
  const unlessRefused = (error: unknown): void => {
    if (error !== stop && !(error instanceof Failure)) throw error
  }
  const carryOut = ({ organizationId, writes, throws }: Transaction) =>
    law
      .store()
      .write(organizationId, async (rows) => {
        const row = (at: number, serviceId: string | null) => rowOf('appointments', at, { organizationId, serviceId })
        for (const { write, isTakenBack } of writes) {
          const attempt = rows.attempt(async () => {
            await write(rows, row)
            if (isTakenBack) throw stop
          })
          await attempt.catch(unlessRefused)
        }
        if (throws) throw stop
      })
      .catch(unlessRefused)

  const tallied = (organizationId: string) =>
    law.store().read(organizationId, (rows) => rows.tally('appointments', 'serviceId', SERVICES))
  const recounted = async (organizationId: string) => {
    const { items } = await law.store().read(organizationId, (rows) => rows.find('appointments'))
    return Object.fromEntries(SERVICES.map((id) => [id, items.filter(({ serviceId }) => serviceId === id).length]))
  }

  describe('tallies', () => {
    it('are what a recount says, whatever was written and taken back', async () => {
      const story = fc.asyncProperty(fc.array(transaction, { maxLength: 4 }), async (transactions) => {
        for (const it of transactions) await carryOut(it)
        for (const id of [ORGANIZATION, OTHER]) expect(await tallied(id)).toEqual(await recounted(id))
      })
      await fc.assert(story, { numRuns: 40 })
    }, 60_000)

    it('are what a recount says after many writes at once', async () => {
      await tallied(ORGANIZATION)
      const writes = Array.from({ length: 40 }, (_, at) =>
        law.write(async (rows) => {
          await rows.insert('appointments', rowOf('appointments', at + 1, { serviceId: SERVICES[at % 3] ?? null }))
          if (at % 4 === 0) throw stop
        }),
      )
      const outcomes = await Promise.allSettled(writes)
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(30)
      expect(await tallied(ORGANIZATION)).toEqual(await recounted(ORGANIZATION))
      expect(await tallied(ORGANIZATION)).toEqual({ [idOf(1)]: 10, [idOf(2)]: 10, [idOf(3)]: 10 })
    })

    it('tell a transaction what it has written itself', async () => {
      const { write } = law
      await write(async (rows) => {
        const tally = async () => (await rows.tally('appointments', 'serviceId', [idOf(1)]))[idOf(1)]
        expect(await tally()).toBe(0)
        await rows.insert('appointments', rowOf('appointments', 1, { serviceId: idOf(1) }))
        expect(await tally()).toBe(1)
        await rows.replace('appointments', rowOf('appointments', 1, { serviceId: idOf(2) }))
        expect(await tally()).toBe(0)
      })
      expect(await tallied(ORGANIZATION)).toEqual({ [idOf(1)]: 0, [idOf(2)]: 1, [idOf(3)]: 0 })
    })
  })
}
