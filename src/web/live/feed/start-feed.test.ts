import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import type { Row } from '#api/contract/operation.ts'
import type { Api } from '../../client/create-api.ts'
import type { AnyInput } from '../../client/input.ts'
import { createOwnWrites } from '../../client/own-writes.ts'
import { createConnectionStore } from '../connection-state.ts'
import { freshAt } from '../fresh.ts'
import { presentAt } from '../presence/present.ts'
import { hearChanges, type ToldChange } from '../told-changes.ts'
import { startFeed } from './start-feed.ts'

const NOON = Date.parse('2026-03-02T12:00:00Z')
const MINUTE = 60_000

let end = new AbortController()
afterEach(() => end.abort())

/** A desk that follows a line on which the test says what comes; `from` is where the feed stood before it read anything. */
const desk = (from?: string) => {
  end = new AbortController()
  const world = { at: NOON }
  const store = createConnectionStore({ now: () => world.at, isOnline: () => true })
  let line: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({ start: (control) => void (line = control) })
  const asked: unknown[] = []
  const stream = async (_: Row, { query }: AnyInput) => {
    asked.push(query)
    return body
  }
  const ownWrites = createOwnWrites(() => world.at)
  const api = { connectionId: 'desk', readFrom: () => from, stream, ownWrites } as unknown as Api
  const queryClient = new QueryClient()
  const shared = { api, queryClient, store, sharing: undefined, accessKeyId: 'KEY' }
  const present = presentAt(api)
  startFeed({ ...shared, present, fresh: freshAt(api), signal: end.signal })
  const comes = (text: string) => line?.enqueue(new TextEncoder().encode(text))
  return { world, store, present, comes, asked, queryClient, api }
}

test('a line on which nothing changes keeps what is on the screen young, until nothing comes any more', async () => {
  const { world, store, comes } = desk()
  comes(`event: ready\nid: e.1\ndata: ${JSON.stringify({ cursor: 'e.1', latest: 'e.1' })}\n\n`)
  await vi.waitFor(() => expect(store.isFed()).toBe(true))
  world.at += 90 * MINUTE
  comes(':\n\n')
  await vi.waitFor(() => expect(store.answeredAt()).toBe(NOON + 90 * MINUTE))
  world.at += MINUTE
  store.met({ what: 'nothing', again: false })
  expect(store.state()).toEqual({ is: 'stale', since: NOON + 90 * MINUTE })
})

test('a key that is refused stays so, whatever still comes over its last line', async () => {
  const { world, store, present, comes } = desk()
  comes(`event: ready\nid: e.1\ndata: ${JSON.stringify({ cursor: 'e.1', latest: 'e.1' })}\n\n`)
  await vi.waitFor(() => expect(store.isFed()).toBe(true))
  store.met({ what: 'refusal', isWrite: false })
  const refused = store.state()
  world.at += MINUTE
  comes(':\n\n')
  const somebody = { id: 'p', key: 'OTHER', person: null, doing: 'looking', record: null, time: null }
  comes(`event: presence\ndata: ${JSON.stringify({ present: [somebody] })}\n\n`)
  await vi.waitFor(() => expect(present.get()).toHaveLength(1))
  expect([store.state(), store.answeredAt()]).toEqual([refused, NOON])
})

test.each<[string, string | undefined, unknown, boolean]>([
  ['from where it stood before anything was read, and nothing is read again', 'e.3', { cursor: 'e.3' }, false],
  ['from now on where nobody knows that, and all is read again', undefined, {}, true],
])('a line begins %s', async (_, from, query, isReadAnew) => {
  const { comes, asked, queryClient, api, store } = desk(from)
  const key = ['desk', 'services', 'services', 'list', {}, {}]
  queryClient.setQueryData(key, { items: [], total: 0 }, { updatedAt: NOON })
  const told: ToldChange[] = []
  hearChanges(api, (change) => told.push(change))
  comes(`event: ready\nid: e.3\ndata: ${JSON.stringify({ cursor: 'e.3', latest: 'e.4' })}\n\n`)
  await vi.waitFor(() => expect(store.isFed() || store.state().is === 'catching-up').toBe(true))
  expect(asked).toEqual([query])
  expect([queryClient.getQueryState(key)?.isInvalidated, told]).toEqual([isReadAnew, isReadAnew ? ['anything'] : []])
  // What changed between the reading and the line comes over it.
  comes(
    `id: e.4\ndata: ${JSON.stringify({ resource: 'services', id: 'a', version: 2, operation: 'services.update' })}\n\n`,
  )
  await vi.waitFor(() => expect(told.at(-1)).toMatchObject({ resource: 'services', id: 'a' }))
  await vi.waitFor(() => expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true))
})
