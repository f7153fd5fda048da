import { type Endpoint, type Key, noteSuccess, signedHeaders } from './caller.ts'

/** One event of a feed, or with `comment` a sign that the line is alive. */
export interface FeedEvent {
  event: string
  id?: string
  // The suite reads answers the way a foreign program would, without our types.
  // oxlint-disable-next-line typescript/no-explicit-any
  data?: any
}

/** An open feed. */
export interface Following {
  status: number
  headers: Headers
  /** The next event; undefined where the feed has ended. Comments are passed over, unless they are asked for. */
  next(comments?: boolean): Promise<FeedEvent | undefined>
  /** The next change. */
  change(): Promise<FeedEvent>
  /** Leaves. */
  leave(): Promise<void>
}

function parse(text: string): FeedEvent {
  const fields = new Map(text.split('\n').map((line) => [line.split(':')[0] ?? '', line.replace(/^\w*:? ?/, '')]))
  const data = fields.get('data')
  if (data === undefined) return { event: 'comment' }
  const id = fields.get('id')
  return { event: fields.get('event') ?? 'message', ...(id !== undefined && { id }), data: JSON.parse(data) }
}

/** Follows the changes of a key's organization, from a cursor where one is given. */
export async function follow(
  service: Endpoint,
  key: Key,
  { cursor, headers = {} }: { cursor?: string | undefined; headers?: Record<string, string> } = {},
): Promise<Following> {
  const path = '/x/changes'
  const query = cursor === undefined ? '' : `cursor=${encodeURIComponent(cursor)}`
  const leaving = new AbortController()
  const request = new Request(`${service.url}${path}${query && `?${query}`}`, {
    headers: signedHeaders(key, 'GET', path, { query, headers }),
    signal: leaving.signal,
  })
  const response = await service.fetch(request)
  if (response.ok) noteSuccess('GET', path)
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const next = async (comments = false): Promise<FeedEvent | undefined> => {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end >= 0) {
        const event = parse(text.slice(0, end))
        text = text.slice(end + 2)
        if (comments || event.event !== 'comment') return event
        continue
      }
      // A line that breaks ends as one that is closed.
      const piece = await reader?.read().catch(() => undefined)
      if (!piece || piece.done) return undefined
      text += piece.value
    }
  }
  return {
    status: response.status,
    headers: response.headers,
    next,
    change: async () => {
      const event = await next()
      if (event?.event !== 'message') throw new Error(`No change, but ${JSON.stringify(event)}.`)
      return event
    },
    leave: async () => {
      leaving.abort()
      await reader?.cancel().catch(() => undefined)
    },
  }
}
