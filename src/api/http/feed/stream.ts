import type { Right } from '../../contract/operation.ts'
import { type Cursor, HEARTBEAT, joined, positionEvent } from './events.ts'
import type { Board } from './board.ts'
import { BATCH, type Line, lineOf, type Tail } from './tail.ts'

/** Who follows changes, what they may hear of, and until when. */
export interface Follower {
  accessKeyId: string
  personId: string | undefined
  rights: readonly Right[]
  /** When the key ends by itself, epoch milliseconds. */
  endsAt: number
}

/**
 * One open feed. It holds nothing but its place: the next events are made when the reader asks for them, so that one who
 * is slow falls behind, and one who does not read at all holds up nobody.
 */
export class FeedStream {
  readonly body: ReadableStream<Uint8Array>
  isClosed = false
  /** Since when the reader has not asked for more, epoch milliseconds; undefined while it waits. */
  idleSince: number | undefined
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined
  #wake: (() => void) | undefined
  #checked: Promise<void> = Promise.resolve()
  #beginnings: number
  /** What of the board was sent already. */
  #shown = 0

  constructor(
    readonly follower: Follower,
    readonly tail: Tail,
    readonly board: Board,
    /** Where the feed begins. */
    private at: Cursor,
    begin: Uint8Array,
    private readonly options: { heartbeat: number; now: () => number; onClose: (stream: FeedStream) => void },
  ) {
    this.idleSince = options.now()
    this.#beginnings = tail.beginnings
    this.body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.#controller = controller
        controller.enqueue(begin)
      },
      pull: (controller) => this.#pull(controller),
      cancel: () => this.#gone(),
    })
  }

  /** Tells that there may be something to send. */
  wake(): void {
    this.#wake?.()
  }

  /** Nothing is sent before this is settled. */
  check(checking: Promise<void>): void {
    this.#checked = Promise.all([this.#checked, checking]).then(() => undefined)
  }

  /** Ends the feed; with a reason, as a connection that broke. */
  close(reason?: unknown): void {
    if (this.isClosed) return
    this.#gone()
    if (reason === undefined) this.#controller?.close()
    else this.#controller?.error(reason)
  }

  #gone(): void {
    this.isClosed = true
    this.#wake?.()
    this.options.onClose(this)
  }

  async #pull(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    this.idleSince = undefined
    try {
      const piece = await this.#next()
      if (!this.isClosed && piece) controller.enqueue(piece)
    } catch (error) {
      this.close(error)
    } finally {
      this.idleSince = this.options.now()
    }
  }

  async #next(): Promise<Uint8Array | undefined> {
    while (!this.isClosed) {
      const { epoch } = this.tail
      if (this.tail.beginnings !== this.#beginnings) return this.#reset()
      const lines = this.tail.after(this.at.seq) ?? (await this.#fromTable())
      if (lines[0] && lines[0].seq !== this.at.seq + 1) return this.#reset()
      const last = lines.at(-1)
      if (last) {
        await this.#checked
        this.at = { epoch, seq: last.seq }
        const visible = lines.filter((line) => this.#sees(line))
        if (visible.length > 0) return joined(visible.map(({ event }) => event))
      } else if (this.board.version !== this.#shown) {
        await this.#checked
        this.#shown = this.board.version
        return this.board.event
      } else if ((await this.#pause()) === 'heartbeat') return HEARTBEAT
    }
    return undefined
  }

  async #fromTable(): Promise<Line[]> {
    const { epoch, items } = await this.tail.read(this.at.seq, BATCH)
    return items.map((change) => lineOf(epoch, change))
  }

  #reset(): Uint8Array {
    const { epoch, last, beginnings } = this.tail
    this.#beginnings = beginnings
    this.at = { epoch, seq: last }
    return positionEvent('reset', this.at, last, this.options.heartbeat)
  }

  #sees({ resource }: Line): boolean {
    return resource !== 'keys' || this.follower.rights.includes('administer')
  }

  /** Waits until there may be something to send, or it is time to show that the line is alive. */
  #pause(): Promise<'woken' | 'heartbeat'> {
    return new Promise((resolve) => {
      const end = (how: 'woken' | 'heartbeat'): void => {
        clearTimeout(timer)
        this.#wake = undefined
        resolve(how)
      }
      const timer = setTimeout(() => end('heartbeat'), this.options.heartbeat)
      this.#wake = () => end('woken')
    })
  }
}
