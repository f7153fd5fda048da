import { expect, test } from 'vitest'
import { randomFrom } from '#api/core/seed/random.ts'
import type { Store } from '#api/core/store.ts'
import { openMemoryService } from '#api/http/testing/memory-service.ts'
import { call } from '#api/http/testing/caller.ts'
import { createMemoryStore } from '#api/stores/memory.ts'
import { auditedCalls, takingBack } from './testing/fuzz/audited-calls.ts'
import { auditRandomWrites } from './testing/fuzz/audit-random-writes.ts'

test('random writes have one entry for each record that they change, refused and taken back ones none', async () => {
  const { findings, unseen, writes, accepted, refused, entries } = await auditRandomWrites(
    createMemoryStore(),
    300,
    'memory',
    (call) => call % 10 === 0,
  )
  expect(findings).toEqual([])
  // Whatever writes has written: who adds an operation is told here that the log was not seen to know of it.
  expect(unseen).toEqual([])
  expect(writes).toBeGreaterThanOrEqual(300)
  // Neither side is so rare that nothing is shown of it.
  expect(Math.min(accepted, refused, entries)).toBeGreaterThan(80)
})

test('a write that leaves no entry is found', async () => {
  const store = createMemoryStore()
  const service = await openMemoryService({}, { store })
  let isBlind = false
  const nothing = { find: async () => ({ items: [], total: 0 }) }
  // What a store that forgets to record would answer.
  const forgetful: Store = {
    ...store,
    read: (organizationId, work) =>
      store.read(organizationId, (rows) =>
        work(
          new Proxy(rows, {
            get: (of, name) => {
              if (isBlind && name === 'changes') return nothing
              const value: unknown = Reflect.get(of, name)
              return typeof value === 'function' ? (value.bind(of) as unknown) : value
            },
          }),
        ),
      ),
  }
  const { service: watched, audited } = auditedCalls(service, forgetful)
  const key = await service.key('Desk', 'admin')
  const make = (title: string) => call(watched, key, 'POST', '/api/v1/presets', { body: { title } })
  const { id } = (await make('First')).body
  expect(audited).toMatchObject({ findings: [], accepted: 1, entries: 1 })
  isBlind = true
  await call(watched, key, 'PUT', `/api/v1/presets/${id}`, { body: { title: 'Second' } })
  expect(audited.findings).toEqual([`call 2: PUT /api/v1/presets/${id} → 200: its rows are not what the log makes`])
})

test('what is taken back at its very end leaves neither a row nor an entry', async () => {
  const store = createMemoryStore()
  const service = await openMemoryService({}, { store: takingBack(store, randomFrom('always'), 1) })
  const { service: watched, audited } = auditedCalls(service, store)
  const key = await service.key('Desk', 'admin')
  const answer = await call(watched, key, 'POST', '/api/v1/presets', { body: { title: 'Never' } })
  expect([answer.status, audited]).toMatchObject([409, { findings: [], refused: 1, entries: 0 }])
})
