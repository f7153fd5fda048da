import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import type { Api } from '../../client/create-api.ts'
import { createConnectionStore } from '../connection-state.ts'
import { freshAt } from '../fresh.ts'
import { presentAt } from '../presence/present.ts'
import { startFeed } from './start-feed.ts'

const NOON = Date.parse('2026-03-02T12:00:00Z')
const MINUTE = 60_000

let end = new AbortController()
afterEach(() => end.abort())

/** A desk that follows a line on which the test says what comes. */
const desk = () => {
  end = new AbortController()
  const world = { at: NOON }
  const store = createConnectionStore({ now: () => world.at, isOnline: () => true })
  let line: ReadableStreamDefaultController<Uint8Array> | undefined
  const stream = new ReadableStream<Uint8Array>({ start: (control) => void (line = control) })
  const api = { connectionId: 'desk', stream: async () => stream } as unknown as Api
  const shared = { api, queryClient: new QueryClient(), store, sharing: undefined, accessKeyId: 'KEY' }
  const present = presentAt(api)
  startFeed({ ...shared, present, fresh: freshAt(api), signal: end.signal })
  const comes = (text: string) => line?.enqueue(new TextEncoder().encode(text))
  return { world, store, present, comes }
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
