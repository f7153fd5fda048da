import type { Job } from './job.ts'
import { createSpeed } from './speed.ts'
import type { Upload, UploadsState } from './upload.ts'
import { createSignal } from '../../store/store.ts'

const SETTLED = new Set<Upload['phase']>(['done', 'failed', 'needs-file', 'paused'])

/** The uploads in the hands of this page, and who looks at them. `pulse`: milliseconds between two tellings of mere progress. */
export const createBoard = (now: () => number, pulse: number) => {
  const speed = createSpeed(now)
  const signal = createSignal()
  let jobs: readonly Job[] = []
  let state: UploadsState | undefined
  let due: ReturnType<typeof setTimeout> | undefined

  const tell = (): void => {
    clearTimeout(due)
    due = undefined
    state = undefined
    signal.tell()
  }

  const summary = (): UploadsState => {
    const uploads = jobs.map((job) => job.shown)
    const isSending = uploads.some(({ phase }) => phase === 'sending')
    if (!isSending) speed.forget()
    const perSecond = speed.tell()
    const left = uploads.reduce((sum, { phase, size, sent }) => sum + (SETTLED.has(phase) ? 0 : size - sent), 0)
    return { uploads, speed: perSecond, secondsLeft: perSecond ? Math.ceil(left / perSecond) : null }
  }

  return {
    jobs: (): readonly Job[] => jobs,
    find: (id: string): Job | undefined => jobs.find(({ facts }) => facts.id === id),
    state: (): UploadsState => (state ??= summary()),
    subscribe: signal.subscribe,
    /** Changes how an upload is shown; what is mere progress is told with the next pulse. */
    show: (job: Job, more: Partial<Upload>): void => {
      const isProgress = Object.keys(more).every((name) => name === 'sent' || name === 'read')
      job.shown = { ...job.shown, ...more }
      if (isProgress) due ??= setTimeout(tell, pulse)
      else tell()
    },
    count: speed.count,
    put: (added: readonly Job[]): void => {
      jobs = [...jobs, ...added].toSorted((a, b) => a.facts.order - b.facts.order)
      tell()
    },
    take: (taken: readonly Job[]): void => {
      jobs = jobs.filter((job) => !taken.includes(job))
      tell()
    },
    close: (): void => {
      clearTimeout(due)
      signal.clear()
    },
  }
}

/** See `createBoard`. */
export type Board = ReturnType<typeof createBoard>
