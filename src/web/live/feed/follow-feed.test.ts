import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../client/api-error.ts'
import { type FeedMessage, followFeed } from './follow-feed.ts'

const encoder = new TextEncoder()

/** A stream that gives these pieces and then ends, or breaks. */
const streamOf = (pieces: readonly string[], breaks = false) =>
  new ReadableStream<Uint8Array>({
    start: (control) => {
      for (const piece of pieces) control.enqueue(encoder.encode(piece))
      if (!breaks) control.close()
    },
    pull: (control) => {
      if (breaks) control.error(new TypeError('network error'))
    },
  })

const ready = (cursor: string, latest = cursor) =>
  `event: ready\nid: ${cursor}\ndata: ${JSON.stringify({ cursor, latest })}\n\n`
const change = (cursor: string, id: string) =>
  `id: ${cursor}\ndata: ${JSON.stringify({ resource: 'services', id, version: 2, operation: 'services.update', at: '' })}\n\n`

/** Follows lines, one after the other; after the last one it is given up. */
const follow = async (lines: readonly (() => ReadableStream<Uint8Array>)[], from?: string) => {
  const end = new AbortController()
  const asked: (string | undefined)[] = []
  const waits: number[] = []
  const told: FeedMessage[] = []
  await followFeed(
    {
      open: async (cursor) => {
        const line = lines[asked.push(cursor) - 1]
        if (!line) throw new Error('there is no further line')
        return line()
      },
      sleep: async (ms) => {
        waits.push(ms)
        if (asked.length === lines.length) end.abort()
      },
      random: () => 1,
    },
    from,
    (message) => told.push(message),
    end.signal,
  )
  const changed = told.flatMap((it) => (it.kind === 'change' ? [`${it.cursor} ${it.change.id}`] : [it.kind]))
  return { asked, waits, told, changed }
}

test('tells who is present without moving its place', async () => {
  const somebody = { id: 'p', key: 'AK', person: null, doing: 'looking', record: null, time: null }
  const presence = `event: presence\ndata: ${JSON.stringify({ present: [somebody] })}\n\n`
  const { asked, told } = await follow([() => streamOf([ready('e.1'), presence], true), () => streamOf([])])
  expect(told[1]).toEqual({ kind: 'presence', present: [somebody] })
  expect(asked).toEqual([undefined, 'e.1'])
})

test('tells each change once, whatever pieces it comes in, and goes on where a broken line ended', async () => {
  const [first, second] = [change('e.2', 'one').slice(0, 20), change('e.2', 'one').slice(20)]
  const { asked, changed, told } = await follow([
    () => streamOf([': hello\n\n', ready('e.1'), first, second, change('e.3', 'two')], true),
    () => streamOf([ready('e.3'), change('e.3', 'two'), change('e.4', 'three')]),
  ])
  expect(asked).toEqual([undefined, 'e.3'])
  expect(changed).toEqual(['beat', 'ready', 'e.2 one', 'e.3 two', 'lost', 'ready', 'e.4 three', 'lost'])
  expect(told.filter(({ kind }) => kind === 'ready')).toMatchObject([{ isNew: true }, { isNew: false }])
})

afterEach(() => vi.useRealTimers())

test.each([
  ['three times as long as its heartbeat takes', { heartbeat: 5000 }, 15_000],
  ['as long as it may, where nothing is told of heartbeats', {}, 45_000],
])('a line is gone that is silent %s, and no sooner', async (_, more, gone) => {
  vi.useFakeTimers()
  const end = new AbortController()
  const told: string[] = []
  const first = `event: ready\nid: e.1\ndata: ${JSON.stringify({ cursor: 'e.1', latest: 'e.1', ...more })}\n\n`
  const following = followFeed(
    {
      open: async (_cursor, signal) =>
        new ReadableStream<Uint8Array>({
          start: (control) => {
            control.enqueue(encoder.encode(first))
            signal.addEventListener('abort', () => control.error(signal.reason))
          },
        }),
      sleep: async () => end.abort(),
      random: () => 1,
    },
    undefined,
    ({ kind }) => told.push(kind),
    end.signal,
  )
  await vi.advanceTimersByTimeAsync(gone - 1)
  expect(told).toEqual(['ready'])
  await vi.advanceTimersByTimeAsync(1)
  await following
  expect(told).toEqual(['ready', 'lost'])
})

test('a cursor that is too old, or of another time, begins anew and says so', async () => {
  const { asked, told } = await follow(
    [() => streamOf([ready('f.1').replace('ready', 'reset')]), () => streamOf([ready('f.1')])],
    'e.9',
  )
  expect(asked).toEqual(['e.9', 'f.1'])
  expect(told).toMatchObject([{ kind: 'ready', cursor: 'f.1', isNew: true }, { kind: 'lost' }, { isNew: false }, {}])
})

test('waits longer after each failure, as long as it is told, and begins short again once it was through', async () => {
  const refuse = (kind: 'network' | 'rate', retryAfter?: number) => () => {
    throw new ApiError({ kind, description: '', status: kind === 'rate' ? 429 : 0, retryAfter })
  }
  const { waits } = await follow([
    refuse('network'),
    refuse('network'),
    refuse('rate', 7),
    () => streamOf([ready('e.1')]),
    refuse('network'),
  ])
  expect(waits).toEqual([500, 1000, 7000, 500, 1000])
})

test('a key that is refused ends it', async () => {
  const { asked, told } = await follow([
    () => {
      throw new ApiError({ kind: 'key', description: '', status: 401 })
    },
    () => streamOf([]),
  ])
  expect(asked).toHaveLength(1)
  expect(told).toMatchObject([{ kind: 'lost', error: { kind: 'key' } }])
})

test('ends in a page that is gone, where nothing opens and nothing can wait', async () => {
  const end = new AbortController()
  let tries = 0
  await followFeed(
    {
      open: async () => {
        // Else it would never end.
        if (++tries === 20) end.abort()
        throw new ApiError({ kind: 'network', description: 'no answer' })
      },
      sleep: async () => {
        throw new TypeError('there is no clock')
      },
      random: () => 1,
    },
    undefined,
    () => {},
    end.signal,
  )
  expect(tries).toBe(1)
})
