import { expect, test, vi } from 'vitest'
import type { FeedChange, FeedMessage } from './follow-feed.ts'
import { shareFeed } from './share-feed.ts'

/** The lock and the channel of one browser, for as many tabs as come: what is said is heard at once. */
const browser = () => {
  const queue: (() => void)[] = []
  let isHeld = false
  const next = () => {
    isHeld = false
    queue.shift()?.()
  }
  const request = async (_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
    if (isHeld) await new Promise<void>((resolve) => queue.push(resolve))
    isHeld = true
    if (!signal.aborted) await work()
    next()
  }
  const listeners = new Map<object, (event: { data: unknown }) => void>()
  const channel = () => {
    const own = {}
    return {
      postMessage: (data: unknown) => {
        for (const [whose, listen] of listeners) if (whose !== own) listen({ data })
      },
      addEventListener: (_type: string, listen: (event: { data: unknown }) => void) => void listeners.set(own, listen),
      close: () => void listeners.delete(own),
    }
  }
  return { request, channel }
}

const change = (seq: number): FeedMessage => ({
  kind: 'change',
  cursor: `e.${seq}`,
  change: { resource: 'services', id: `${seq}`, version: 1, operation: 'services.update' } satisfies FeedChange,
})
const ready = (seq: number, isNew: boolean): FeedMessage => ({
  kind: 'ready',
  cursor: `e.${seq}`,
  latest: `e.${seq}`,
  isNew,
})

const tabsOf = () => {
  const { request, channel } = browser()
  return (readFrom?: string) => {
    const end = new AbortController()
    const heard: string[] = []
    const line = { from: undefined as string | undefined, tell: (_message: FeedMessage) => {}, isOpen: false }
    void shareFeed({
      sharing: { locks: { request }, channel: channel(), name: 'feed' } as never,
      from: readFrom,
      signal: end.signal,
      tell: (message) =>
        heard.push(
          message.kind === 'change' ? message.change.id : `${message.kind} ${'isNew' in message && message.isNew}`,
        ),
      follow: (from, tell) => {
        Object.assign(line, { from, tell, isOpen: true })
        return new Promise((resolve) => end.signal.addEventListener('abort', () => resolve()))
      },
    })
    return { heard, line, close: () => end.abort() }
  }
}

test('one tab has the line for all; who comes later hears that it is open, and the next one goes on without a gap', async () => {
  const open = tabsOf()
  const one = open()
  await vi.waitFor(() => expect(one.line.isOpen).toBe(true))
  one.line.tell(ready(1, true))
  one.line.tell(change(2))
  const two = open()
  // It has missed what came before: what it read may be old.
  expect(two.heard).toEqual(['ready true'])
  expect(two.line.isOpen).toBe(false)
  one.line.tell(change(3))
  one.line.tell({ kind: 'beat' })
  expect(one.heard).toEqual(['ready true', '2', '3', 'beat false'])
  expect(two.heard).toEqual(['ready true', '3', 'beat false'])

  one.close()
  await vi.waitFor(() => expect(two.line.isOpen).toBe(true))
  expect(two.line.from).toBe('e.3')
  two.line.tell(ready(3, false))
  two.line.tell(change(3))
  two.line.tell(change(4))
  expect(two.heard).toEqual(['ready true', '3', 'beat false', 'ready false', '4'])
  expect(one.heard).toEqual(['ready true', '2', '3', 'beat false'])
})

test('who is present is told to every tab, also to one that comes later, and is no change', async () => {
  const open = tabsOf()
  const one = open()
  await vi.waitFor(() => expect(one.line.isOpen).toBe(true))
  one.line.tell(ready(1, true))
  one.line.tell({ kind: 'presence', present: [] })
  const two = open()
  expect(two.heard).toEqual(['ready true', 'presence false'])
  one.line.tell(change(2))
  expect(two.heard).toEqual(['ready true', 'presence false', '2'])
})

test('a line that is lost is lost for every tab', async () => {
  const open = tabsOf()
  const [one, two] = [open(), open()]
  await vi.waitFor(() => expect(one.line.isOpen).toBe(true))
  one.line.tell(ready(1, true))
  one.line.tell({ kind: 'lost', error: new Error('gone') })
  expect(two.heard).toEqual(['ready true', 'lost false'])
})

test.each([
  ['who has read before the last change on it reads anew', 'e.1', 'true'],
  ['who has read after it does not', 'e.2', 'false'],
  ['nor who has read what the line has not told yet', 'e.3', 'false'],
])('of those who come to a line that is open, %s', async (_, readFrom, isNew) => {
  const open = tabsOf()
  const one = open()
  await vi.waitFor(() => expect(one.line.isOpen).toBe(true))
  one.line.tell(ready(1, true))
  one.line.tell(change(2))
  const two = open(readFrom)
  expect(two.heard).toEqual([`ready ${isNew}`])
  one.line.tell(change(3))
  one.line.tell(change(4))
  expect(two.heard.slice(1)).toEqual(readFrom === 'e.3' ? ['4'] : ['3', '4'])
})

test('the tab that has the line follows it from before its own reads', async () => {
  const one = tabsOf()('e.7')
  await vi.waitFor(() => expect(one.line.isOpen).toBe(true))
  expect(one.line.from).toBe('e.7')
  one.line.tell(ready(7, false))
  one.line.tell(change(8))
  expect(one.heard).toEqual(['ready false', '8'])
})
