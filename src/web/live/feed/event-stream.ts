/** One event of a stream of Server-Sent Events; a comment, such as a heartbeat, has no data. */
export interface StreamEvent {
  event: string
  data: string
  /** Where the reader is after it; empty where it says nothing. */
  id: string
}

const read = (block: string): StreamEvent => {
  const fields = { event: '', data: [] as string[], id: '' }
  for (const line of block.split('\n')) {
    const [, name = '', value = ''] = /^([^:]*):? ?(.*)$/.exec(line) ?? []
    if (name === 'data') fields.data.push(value)
    else if (name === 'event' || name === 'id') fields[name] = value
  }
  return { ...fields, data: fields.data.join('\n') }
}

/**
 * Reads Server-Sent Events from a stream, comments too, since each says that the line is alive. Ends with the stream and
 * throws where it breaks.
 */
export async function* readEvents(stream: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const decoder = new TextDecoder()
  const reader = stream.getReader()
  let rest = ''
  try {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- One piece after the other.
      const { done, value } = await reader.read()
      if (done) return
      // A line may end in a lone return, whose other half comes with the next piece.
      const text = (rest + decoder.decode(value, { stream: true })).replaceAll('\r\n', '\n')
      const blocks = text.split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) yield read(block)
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
