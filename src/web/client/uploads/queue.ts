import { ApiError } from '../api-error.ts'
import { createCarriedOn } from './carried-on.ts'
import { uploadFacts, jobOf } from './job.ts'
import { createUploadRunner, type QueueOptions, STOPPED } from './runner.ts'
import { UPLOAD_CODES, type UploadPhase, type UploadQueue } from './upload.ts'

const GOES_ON = new Set<UploadPhase>(['waiting', 'reading', 'declaring', 'sending', 'confirming', 'offline'])

const emptyFile = (): ApiError =>
  new ApiError({ kind: 'invalid', code: UPLOAD_CODES.empty, description: 'There is nothing in this file.' })

/** Opens the queue, and goes on with what was kept. */
export const createUploadQueue = (options: QueueOptions): UploadQueue => {
  const carriedOn = createCarriedOn()
  const { board, pump, note, fail, keep, hold, giveUp, drop, nextOrder, close } = createUploadRunner({
    ...options,
    onCarriedOn: carriedOn.tell,
  })
  const { newId = () => crypto.randomUUID(), api } = options
  const { connectionId } = api

  const each = (phases: (phase: UploadPhase) => boolean, act: (id: string) => void): void => {
    for (const { shown } of board.jobs()) if (phases(shown.phase)) act(shown.id)
  }

  const queue: UploadQueue = {
    state: board.state,
    subscribe: board.subscribe,
    add: (wanted) => {
      const added = wanted.map((it) => {
        const job = jobOf(
          uploadFacts(it, { id: newId(), connectionId, order: nextOrder(), declaration: newId() }),
          it.file,
        )
        return {
          ...job,
          ...(it.picture && { shown: { ...job.shown, picture: it.picture } }),
          // What has none was begun by an earlier page.
          onDone: it.onDone ?? (() => {}),
          afterwards: it.afterwards,
        }
      })
      board.put(added)
      for (const job of added) {
        if (job.facts.size === 0) fail(job, emptyFile())
        hold(job).catch(() => undefined)
        void keep(job)
      }
      pump()
      return added.map(({ facts }) => facts.id)
    },
    pause: (id) => {
      const job = board.find(id)
      if (!job || !GOES_ON.has(job.shown.phase)) return
      job.control?.abort(STOPPED)
      board.show(job, { phase: 'paused', error: undefined, read: undefined })
      void note(job, { paused: true })
      pump()
    },
    pauseAll: () =>
      each(
        (phase) => GOES_ON.has(phase),
        (id) => queue.pause(id),
      ),
    resume: (id) => {
      const job = board.find(id)
      if (!job || (job.shown.phase !== 'paused' && job.shown.phase !== 'offline')) return
      job.control?.abort(STOPPED)
      board.show(job, { phase: 'waiting', error: undefined })
      void note(job, { paused: false })
      pump()
    },
    resumeAll: () =>
      each(
        (phase) => phase === 'paused' || phase === 'offline',
        (id) => queue.resume(id),
      ),
    giveFile: (id, file) => {
      const job = board.find(id)
      if (!job || job.shown.phase !== 'needs-file' || file.size !== job.facts.size) return false
      job.file = file
      job.isUnsure = true
      board.show(job, { phase: 'waiting', error: undefined })
      void keep(job)
      pump()
      return true
    },
    retry: (id) => {
      const job = board.find(id)
      if (job?.shown.phase !== 'failed' || job.facts.size === 0) return
      board.show(job, { phase: 'waiting', error: undefined })
      void note(job, { failure: undefined })
      pump()
    },
    retryFailed: () =>
      each(
        (phase) => phase === 'failed',
        (id) => queue.retry(id),
      ),
    cancel: async (id) => {
      const job = board.find(id)
      if (job && job.shown.phase !== 'done') await giveUp(job)
    },
    cancelAll: async () => {
      await Promise.all(board.jobs().map(({ facts }) => queue.cancel(facts.id)))
    },
    dismiss: (id) => {
      const job = board.find(id)
      if (job?.shown.phase === 'done') board.take([job])
      // A medium whose replacement failed would be left without its file.
      else if (job?.shown.phase === 'failed' && job.facts.before) void giveUp(job)
      else if (job?.shown.phase === 'failed') {
        board.take([job])
        void drop(id).then(() => job.release())
      }
    },
    dismissDone: () =>
      each(
        (phase) => phase === 'done',
        (id) => queue.dismiss(id),
      ),
    onCarriedOn: carriedOn.listen,
    close,
  }
  return queue
}
