import type { CarriedOn } from './carried-on.ts'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { ApiError, isApiError } from '../api-error.ts'
import type { Api } from '../create-api.ts'
import { createBoard } from './upload-state.ts'
import { carryOut, type UploadContext } from './run-upload.ts'
import { type Job, jobOf } from './job.ts'
import { createKeeper } from './persistence.ts'
import type { UploadStore } from './kept-uploads.ts'
import type { Own } from './own.ts'
import { undo } from './undo.ts'
import { UPLOAD_CODES } from './upload.ts'

/** How much is done and kept at once. */
export interface QueueLimits {
  /** Files that are read or sent at the same time. */
  atOnce: number
  /** The same where each is small: a browser has six lines to a service, and one is the feed's. */
  smallAtOnce: number
  /** Bytes of the largest file that is kept on this device. */
  keptSize: number
  /** Milliseconds between two tellings of mere progress. */
  pulse: number
}

/** What uploads are made with; the world is handed in. */
export interface QueueOptions {
  api: Api
  /** The bytes go through it too; without it they take the browser's own line. */
  fetch: typeof globalThis.fetch | undefined
  /** Where uploads outlive the page; null where nothing may be left on this device. */
  store: UploadStore | null
  own: Own
  wait: UploadContext['wait']
  now?: () => number
  newId?: () => string
  /** Hears of each that an earlier page began, or was not through with. */
  onCarriedOn?: CarriedOn
  /** Hears that media are not what was read of them any more. */
  onChanged?: () => void
  /** Hears of each medium whose file has arrived. */
  onReady?: (medium: Multimedia) => void
  /** Hears that a file has failed, so that its record is not what anybody knows. */
  onFailed?: () => void
  /** Hears that nothing goes on by itself any more, each time that something did. */
  onIdle?: () => void
  /** Hears whether anything is kept for the next start. */
  onKept?: (isAnything: boolean) => void
  limits?: Partial<QueueLimits>
}

const LIMITS: QueueLimits = { atOnce: 3, smallAtOnce: 5, keptSize: 256 * 1024 * 1024, pulse: 150 }
/** Bytes of a file that takes longer to announce than to send. */
const SMALL = 1024 * 1024
/** The reason of everything that was stopped on purpose. */
export const STOPPED = new DOMException('The upload was stopped.', 'AbortError')
const NEEDS_FILE = new Set<string>([UPLOAD_CODES.unreadable, UPLOAD_CODES.otherFile])

/** Takes uploads forward, as many at once as is good, and goes on with what was kept. */
export const createUploadRunner = (options: QueueOptions) => {
  const { api, fetch, own, wait, now = Date.now, newId = () => crypto.randomUUID() } = options
  const { onChanged = () => {}, onReady = () => {}, onKept = () => {}, store } = options
  const { onFailed = () => {}, onIdle = () => {} } = options
  const { atOnce, smallAtOnce, keptSize, pulse } = { ...LIMITS, ...options.limits }
  const { connectionId } = api
  const board = createBoard(now, pulse)
  const keeper = createKeeper({ store, connectionId, keptSize, onKept })
  const closing = new AbortController()
  let last = 0

  const note: UploadContext['note'] = async (job, more) => {
    job.facts = { ...job.facts, ...more }
    if ('mediumId' in more) board.show(job, { mediumId: more.mediumId })
    await keeper.note(job.facts)
  }

  const fail = (job: Job, error: unknown): void => {
    const known = isApiError(error)
      ? error
      : new ApiError({
          kind: 'invalid',
          description: error instanceof Error ? error.message : String(error),
          cause: error,
        })
    const { kind, status, code, description } = known
    const needsFile = NEEDS_FILE.has(code)
    if (needsFile) job.file = undefined
    const isGone = kind === 'not-found' && !job.facts.replaces
    job.address = undefined
    onFailed()
    void note(job, {
      ...(!needsFile && { failure: { kind, status, code, description } }),
      // What somebody deleted is declared anew where it is tried again.
      ...(isGone && { mediumId: undefined, declaration: newId() }),
    })
    board.show(job, { phase: needsFile ? 'needs-file' : 'failed', error, read: undefined })
  }

  /** Leaves nothing of it to the next start, nor to another tab. */
  const settle = async (job: Job): Promise<void> => {
    job.isSettled = true
    await keeper.drop(job.facts.id)
    job.release()
  }
  const follow = (job: Job, work: () => Promise<unknown>): Promise<void> =>
    Promise.resolve()
      .then(work)
      .catch(() => undefined)
      .then(() => (closing.signal.aborted ? undefined : settle(job)))
  const tell = async (medium: Multimedia, file: File, { facts }: Job): Promise<void> =>
    options.onCarriedOn?.(medium, file, facts.posterOf)

  const run = async (job: Job, file: File, control: AbortController): Promise<void> => {
    const { signal } = control
    const show: UploadContext['show'] = (it, more) => void (signal.aborted || board.show(it, more))
    try {
      const medium = await carryOut(job, file, { api, fetch, wait, show, note, count: board.count }, signal)
      job.control = undefined
      // What has no `onDone` was begun by an earlier page.
      const isOwn = job.onDone !== undefined
      const isOver = isOwn ? job.afterwards === undefined : options.onCarriedOn === undefined
      if (isOver) await settle(job)
      onReady(medium)
      board.show(job, { phase: 'done', sent: job.facts.size, kept: false, error: undefined })
      job.onDone?.(medium)
      // Nothing waits for it, and the next start goes on with it where this page goes away before it ends.
      if (!isOver) void follow(job, async () => (isOwn ? job.afterwards?.(medium) : tell(medium, file, job)))
    } catch (error) {
      job.control = undefined
      if (!signal.aborted) fail(job, error)
    }
  }

  /** After one has ended, whatever came of it. */
  const goOn = (): void => {
    pump()
    if (!board.jobs().some(({ control }) => control)) onIdle()
  }

  const pump = (): void => {
    if (closing.signal.aborted) return
    const jobs = board.jobs()
    const underWay = jobs.filter(({ control }) => control)
    const waiting = jobs.filter(({ shown, control }) => shown.phase === 'waiting' && !control)
    const isSmall = ({ facts }: Job): boolean => facts.size <= SMALL
    const most = [...underWay, ...waiting.slice(0, smallAtOnce)].every(isSmall) ? smallAtOnce : atOnce
    for (const job of waiting.slice(0, Math.max(0, most - underWay.length))) {
      if (!job.file) board.show(job, { phase: 'needs-file' })
      else {
        job.control = new AbortController()
        job.running = run(job, job.file, job.control).then(goOn)
      }
    }
  }

  const hold = async (job: Job): Promise<void> => {
    job.release = await own(job.facts.id, closing.signal)
    if (closing.signal.aborted) job.release()
  }
  const keep = async (job: Job): Promise<void> => {
    const kept = await keeper.keep(job)
    if (!board.find(job.facts.id) || job.isSettled) await keeper.drop(job.facts.id)
    else if (job.shown.phase !== 'done') board.show(job, { kept })
  }

  /** Takes it off the list and undoes at the service what it did; comes back as failed where that fails. */
  const giveUp = async (job: Job): Promise<void> => {
    board.take([job])
    await note(job, { isGivenUp: true })
    job.control?.abort(STOPPED)
    await job.running
    try {
      await undo(job, api, fetch)
      await keeper.drop(job.facts.id)
      job.release()
      onChanged()
    } catch (error) {
      await note(job, { isGivenUp: false })
      board.put([job])
      fail(job, error)
    }
  }

  const takeUp = async (id: string): Promise<void> => {
    const release = await own(id, closing.signal)
    const kept = await keeper.find(id)
    if (!kept || closing.signal.aborted || board.find(id)) return release()
    const job = { ...jobOf(kept.facts, kept.file), release }
    last = Math.max(last, kept.facts.order)
    if (kept.facts.isGivenUp) return giveUp(job)
    job.shown = { ...job.shown, kept: kept.file !== undefined }
    board.put([job])
    pump()
  }
  void keeper.left().then((left) => {
    // Another page may hold some of them for long; none waits for another.
    for (const { id } of left) takeUp(id).catch(() => undefined)
  })

  return {
    board,
    /** Begins whatever may begin now. */
    pump,
    note,
    fail,
    keep,
    hold,
    giveUp,
    drop: keeper.drop,
    nextOrder: (): number => (last = Math.max(last + 1, now())),
    close: (): void => {
      closing.abort(STOPPED)
      for (const job of board.jobs()) {
        job.control?.abort(STOPPED)
        job.release()
      }
      board.close()
    },
  }
}
