import type { Change, FeedPosition } from '../../contract/changes.ts'
import type { FeedChange } from '../../core/changes.ts'

const utf8 = new TextEncoder()

/** Where a reader is (contract/changes.ts). */
export interface Cursor {
  epoch: string
  seq: number
}

/** A cursor as it is written. */
export const cursorText = ({ epoch, seq }: Cursor): string => `${epoch}.${seq}`

/** The cursor that a text says; undefined where it says none. */
export function readCursor(text: string): Cursor | undefined {
  const [, epoch, seq] = /^([0-9a-z]{1,40})\.(\d{1,15})$/.exec(text) ?? []
  return epoch === undefined ? undefined : { epoch, seq: Number(seq) }
}

/**
 * The event that begins a feed, or says that what was read before means nothing any more: `ready` or `reset`. `heartbeat`
 * is the time within which something always comes, milliseconds.
 */
export function positionEvent(name: 'ready' | 'reset', at: Cursor, latest: number, heartbeat: number): Uint8Array {
  const position: FeedPosition = { cursor: cursorText(at), latest: cursorText({ ...at, seq: latest }), heartbeat }
  return utf8.encode(`event: ${name}\nid: ${position.cursor}\ndata: ${JSON.stringify(position)}\n\n`)
}

/** The event of one change. */
export function changeEvent(epoch: string, { seq, person, key, ...told }: FeedChange): Uint8Array {
  const data: Change = { ...told, ...(person !== null && { person }), ...(key !== null && { key }) }
  return utf8.encode(`id: ${cursorText({ epoch, seq })}\ndata: ${JSON.stringify(data)}\n\n`)
}

/** The event of all who are present, as JSON of their list. It has no cursor: it is no change. */
export const presenceEvent = (present: string): Uint8Array<ArrayBuffer> =>
  utf8.encode(`event: presence\ndata: {"present":${present}}\n\n`)

/** A comment that shows that the line is alive. */
export const HEARTBEAT: Uint8Array = utf8.encode(':\n\n')

/** Several events in one piece. */
export function joined(events: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(events.reduce((length, event) => length + event.length, 0))
  let offset = 0
  for (const event of events) {
    whole.set(event, offset)
    offset += event.length
  }
  return whole
}
