import type { Upload, UploadPhase } from '../../../client/uploads/upload.ts'

/** Uploads by how they stand, and their bytes together. */
export interface Totals {
  count: number
  done: number
  /** That wait for the editor: failed, or without their file. */
  stuck: number
  failed: number
  paused: number
  /** That go on by themselves. */
  going: number
  /** Bytes of all, and how many of them have gone. */
  size: number
  sent: number
}

const GOING: ReadonlySet<UploadPhase> = new Set(['waiting', 'reading', 'declaring', 'sending', 'confirming', 'offline'])

/** Whether an upload goes on by itself. */
export const isGoing = ({ phase }: Upload): boolean => GOING.has(phase)

/** Whether an upload waits for the editor. */
export const isStuck = ({ phase }: Upload): boolean => phase === 'failed' || phase === 'needs-file'

/** Counts uploads. */
export const totalsOf = (uploads: readonly Upload[]): Totals => {
  const having = (...phases: UploadPhase[]) => uploads.filter(({ phase }) => phases.includes(phase)).length
  return {
    count: uploads.length,
    done: having('done'),
    stuck: uploads.filter(isStuck).length,
    failed: having('failed'),
    paused: having('paused'),
    going: uploads.filter(isGoing).length,
    size: uploads.reduce((sum, { size }) => sum + size, 0),
    sent: uploads.reduce((sum, { sent, size, phase }) => sum + (phase === 'done' ? size : sent), 0),
  }
}

/** What of uploads was heard last: which have ended, and those that ended since the time before. */
export interface Heard {
  ended: ReadonlyMap<string, UploadPhase>
  done: readonly string[]
  stuck: readonly string[]
}

const ENDS: ReadonlySet<UploadPhase> = new Set(['done', 'failed', 'needs-file'])

/** What is to be said aloud of uploads: only ends, never progress. The same object where there is nothing new. */
export const hear = (before: Heard | null, uploads: readonly Upload[]): Heard => {
  const ended = new Map(uploads.filter(({ phase }) => ENDS.has(phase)).map(({ id, phase }) => [id, phase]))
  // What is there already when somebody begins to listen is no news.
  if (before === null) return { ended, done: [], stuck: [] }
  const news = uploads.filter(({ id, phase }) => ended.has(id) && before.ended.get(id) !== phase)
  const same = news.length === 0 && before.ended.size === ended.size
  if (same) return before
  const named = (isDone: boolean) => news.filter(({ phase }) => (phase === 'done') === isDone).map(({ name }) => name)
  // What only went from the list leaves the last words standing.
  if (news.length === 0) return { ...before, ended }
  return { ended, done: named(true), stuck: named(false) }
}
