import type { Multimedia } from '#api/contract/multimedia.ts'
import { ApiError, isApiError } from '../api-error.ts'
import type { Api } from '../create-api.ts'
import { declare, errorOf, isReadyWith, type Note } from './declare.ts'
import type { Job, UploadFacts } from './job.ts'
import { readAside } from './read-aside.ts'
import { sendBytes } from './send-bytes.ts'
import { troubleOf } from './trouble.ts'
import { type Upload, UPLOAD_CODES } from './upload.ts'

/** The world of one upload. */
export interface UploadContext {
  api: Api
  fetch: typeof globalThis.fetch | undefined
  /** Waits this long, or until there is a line again; rejects with the signal's reason. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  /** Changes how an upload is shown. */
  show: (job: Job, more: Partial<Upload>) => void
  /** Changes what is known of an upload, here and for the next start. */
  note: (job: Job, more: Partial<UploadFacts>) => Promise<void>
  /** Counts bytes for the speed. */
  count: (bytes: number) => void
}

const FIRST_PAUSE = 1000
const LONGEST_PAUSE = 60_000
/** Times in a row that the service may be asked how the record stands without a byte getting further. */
const MOST_ASKED = 4
/** How often a finished upload is looked at until the record says so. */
const MOST_LOOKED = 12

/** Every byte is there: what the record says of them, once it says something. */
const confirm = async (job: Job, { api, wait }: UploadContext, signal: AbortSignal): Promise<Multimedia> => {
  const params = { id: job.facts.mediumId ?? '' }
  for (let looked = 0; looked < MOST_LOOKED; looked++) {
    // oxlint-disable-next-line no-await-in-loop -- It is asked until it is known.
    const row = await api.multimedia.get({ params, signal })
    if (isReadyWith(row, job.facts)) return row
    const error = errorOf(row, job.facts)
    if (error) throw error
    // oxlint-disable-next-line no-await-in-loop -- See above.
    await wait(Math.min(LONGEST_PAUSE, FIRST_PAUSE * 1.5 ** looked), signal)
  }
  throw new ApiError({
    kind: 'invalid',
    code: UPLOAD_CODES.unsettled,
    description: 'The file has arrived, but the service does not say that the medium is ready.',
  })
}

const send = (job: Job, file: File, { fetch, show, count }: UploadContext, signal: AbortSignal): Promise<void> =>
  sendBytes({
    file,
    url: job.address ?? '',
    fetch,
    signal,
    onSent: (sent, began) => {
      if (!began) count(Math.max(0, sent - job.shown.sent))
      // A line that was lost is back once something gets through it.
      show(job, job.shown.phase === 'offline' ? { sent, phase: 'sending', error: undefined } : { sent })
    },
  })

const otherFile = (): ApiError =>
  new ApiError({
    kind: 'invalid',
    code: UPLOAD_CODES.otherFile,
    description: 'This is another file: its content differs from the one that was begun.',
  })

const read = async (job: Job, file: File, { show, note }: UploadContext, signal: AbortSignal): Promise<void> => {
  show(job, { phase: 'reading', read: 0 })
  const sha256 = await readAside(file, (part) => show(job, { read: part }), signal)
  show(job, { read: undefined })
  if (job.facts.sha256 !== undefined && job.facts.sha256 !== sha256) throw otherFile()
  job.isUnsure = false
  await note(job, { sha256 })
}

/** Takes one upload as far as it goes; rejects with why it cannot go further, and with the signal's reason. */
export const carryOut = async (
  job: Job,
  file: File,
  ground: UploadContext,
  signal: AbortSignal,
): Promise<Multimedia> => {
  const { api, wait, show, note } = ground
  if (job.facts.sha256 === undefined || job.isUnsure) await read(job, file, ground, signal)
  const notes: Note = (more) => note(job, more)
  const isOffline = (): boolean => job.shown.phase === 'offline'
  let pauses = 0
  let asked = 0
  for (let furthest = 0; ;) {
    try {
      if (job.address === undefined) {
        if (!isOffline()) show(job, { phase: 'declaring' })
        // Not to be broken off: a record that was made has to be known.
        // oxlint-disable-next-line no-await-in-loop -- Each round goes on where the last one was interrupted.
        const declared = await declare(api, () => job.facts, notes)
        signal.throwIfAborted()
        if ('ready' in declared) return declared.ready
        job.address = declared.uploadUrl.startsWith('/') ? api.baseUrl + declared.uploadUrl : declared.uploadUrl
      }
      if (!isOffline()) show(job, { phase: 'sending' })
      // oxlint-disable-next-line no-await-in-loop -- See above.
      await send(job, file, ground, signal)
      show(job, { phase: 'confirming', sent: job.facts.size, error: undefined })
      // oxlint-disable-next-line no-await-in-loop -- See above.
      return await confirm(job, ground, signal)
    } catch (error) {
      signal.throwIfAborted()
      if (job.shown.sent > furthest) {
        furthest = job.shown.sent
        pauses = 0
        asked = 0
      }
      const trouble = troubleOf(error)
      if (trouble.next === 'fail') throw trouble.error
      if (trouble.next === 'ask') {
        job.address = undefined
        if (++asked <= MOST_ASKED) {
          // oxlint-disable-next-line no-await-in-loop -- See above.
          await askWhy(job, api, trouble.error)
          continue
        }
        throw trouble.error
      }
      show(job, { phase: 'offline', error: trouble.error })
      // oxlint-disable-next-line no-await-in-loop -- See above.
      await wait(Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** pauses++), signal)
    }
  }
}

/** The bytes were not taken: throws what the record says of it, where that ends the upload. */
const askWhy = async (job: Job, api: Api, refusal: unknown): Promise<void> => {
  const row = await api.multimedia.get({ params: { id: job.facts.mediumId ?? '' } }).catch((error: unknown) => {
    // Whether the service answers at all is found out in the next round.
    if (isApiError(error) && error.kind === 'not-found') throw error
    return undefined
  })
  const error = row && errorOf(row, job.facts)
  if (error) throw error
  const ends = isApiError(refusal) && refusal.kind === 'invalid'
  if (ends) throw refusal
}
