import { expect, test } from 'vitest'
import { contract } from '#api/contract/table.ts'
import { importSecret } from '#api/signing/digest.ts'
import { createMemoryStore } from '#api/stores/memory.ts'
import { createApi } from '../../client/create-api.ts'
import { freshDemo, ORGANIZATION } from '../../mock/demo-snapshot.ts'
import { createFaults } from '../../mock/faults.ts'
import { createMockFetch } from '../../mock/mock-fetch.ts'
import { browserVault } from '../../mock/vault.ts'
import type { RunSummary } from '../../ui/run/run-spec.ts'
import { createRunner } from '../../ui/run/runner.ts'
import { judgeFailure } from './judge.ts'

const NOW = Date.parse('2026-03-02T10:00:00Z')

/** The demo's service, and a runner whose waits pass at once. */
const open = async () => {
  const faults = createFaults(null, { getItem: () => null, setItem: () => {} })
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const vault = browserVault(key)
  const snapshot = freshDemo('1', NOW)
  const { secretAccessKey } = vault.issue()
  const createdAt = new Date(NOW).toISOString()
  const sealedSecret = await vault.seal(secretAccessKey)
  const own = {
    accessKeyId: 'DEMO',
    organizationId: ORGANIZATION,
    role: 'admin',
    label: null,
    disabledAt: null,
  } as const
  snapshot.keys.push({ ...own, sealedSecret, createdAt })
  const fetch = createMockFetch({ store: createMemoryStore({ load: snapshot }), vault, faults, name: 'Demo' })
  const credentials = { accessKeyId: 'DEMO', key: await importSecret(secretAccessKey) }
  const api = createApi({ baseUrl: 'https://demo.invalid', origin: 'https://demo.invalid', credentials, fetch })
  const waits: number[] = []
  let now = NOW
  const runner = createRunner({
    now: () => now,
    at: (time, call) => {
      waits.push(time - now)
      const immediate = setImmediate(() => {
        now = time
        call()
      })
      return () => clearImmediate(immediate)
    },
    newId: () => crypto.randomUUID(),
    online: () => true,
    judge: judgeFailure,
  })
  const { items } = await api.appointmentsV2.list({ query: { page: 1, limit: 30 } })
  const read = async () => (await api.appointmentsV2.list({ query: { page: 1, limit: 30 } })).items
  /** Changes the comment of 30 appointments; resolves with how it ended. */
  const run = (comment: string) =>
    new Promise<RunSummary>((resolve) => {
      runner.start({
        title: 'Comment',
        items: items.map(({ id }) => ({ id, name: id })),
        act: ({ id }, { signal }) =>
          api.call(contract.appointmentsV2.update, { params: { id }, body: { comment }, signal, retries: 0 }),
        repeatable: () => true,
        onEnd: resolve,
      })
    })
  return { faults, runner, run, read, waits, ids: items.map(({ id }) => id) }
}

test('a service that refuses every third call for being too many still gets all 30 changes, after the waits it asked for', async () => {
  const { faults, run, read, waits, ids } = await open()
  faults.set('429', true)
  expect(await run('Seen')).toEqual({ done: ids, refused: [], stopped: [] })
  expect(waits.filter((ms) => ms === 1000).length).toBeGreaterThan(5)
  faults.set('429', false)
  expect(new Set((await read()).map(({ comment }) => comment))).toEqual(new Set(['Seen']))
})

test('a service in trouble is left alone after a few refusals; once it is well, the rest and the refused follow', async () => {
  const { faults, runner, run, ids } = await open()
  faults.set('500', true)
  const ended = run('Seen')
  const shown = await new Promise<NonNullable<ReturnType<typeof runner.shown>[number]>>((resolve) => {
    runner.subscribe(() => {
      const now = runner.shown()[0]
      if (now?.run.phase === 'paused') resolve(now)
    })
  })
  expect(shown.run).toMatchObject({ troubled: true })
  faults.set('500', false)
  runner.send(shown.key, { type: 'resume' })
  const { done, refused } = await ended
  expect([done.length + refused.length, refused.length < 10]).toEqual([30, true])
  runner.send(shown.key, { type: 'again', which: 'refused' })
  await expect
    .poll(() => runner.shown()[0]?.run.rows.filter(({ outcome }) => outcome === 'done').length)
    .toBe(ids.length)
})
