import { MINUTE } from '#api/time/durations.ts'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { contract } from '#api/contract/table.ts'
import { ApiError, isApiError } from '../api-error.ts'
import type { Api } from '../create-api.ts'
import { declare, errorOf, isReadyWith, type Note } from './declare.ts'
import type { Job, UploadFacts } from './job.ts'
import { readAside, SMALL_FILE } from './read-aside.ts'
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
const LONGEST_PAUSE = MINUTE
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

/** What is said of the bytes of one upload while they are sent. */
interface Hashing {
  /** Whether the service takes the hash with the last bytes, and answers them with the record. */
  answersRecord: boolean
  /** Where the service does not know the hash yet. */
  sha256: (() => Promise<string>) | undefined
}

/** Sends what is missing; answers the record, where the service told it with the last bytes. */
const send = async (
  job: Job,
  file: File,
  { api, fetch, show, note, count }: UploadContext,
  hashing: Hashing,
  signal: AbortSignal,
): Promise<Multimedia | undefined> => {
  let record: Multimedia | undefined
  const { isFresh } = job
  job.isFresh = false
  await sendBytes({
    file,
    url: job.address ?? '',
    fetch,
    signal,
    isFresh,
    ...hashing,
    follow: (work) => api.ownWrites.follow(contract.multimedia.update, work),
    onRecord: (row) => (record = row),
    onArrived: (arrived) => void (arrived < file.size && note(job, { arrived })),
    onSent: (sent, began) => {
      if (!began) count(Math.max(0, sent - job.shown.sent))
      // A line that was lost is back once something gets through it.
      show(job, job.shown.phase === 'offline' ? { sent, phase: 'sending', error: undefined } : { sent })
    },
  })
  return record
}

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

/** Reads a file at once, or while it is sent where it is large and the service hears of the hash with the last bytes. */
const beginHash = async (job: Job, file: File, context: UploadContext, signal: AbortSignal): Promise<Hashing> => {
  const { api, note } = context
  const answersRecord = (await api.discovery())?.upload?.digests?.includes('sha-256') ?? false
  const { sha256, hashFollows } = job.facts
  const isCompared = job.isUnsure && sha256 !== undefined
  const follows = answersRecord && sha256 === undefined && (hashFollows ?? file.size > SMALL_FILE)
  if (!follows) {
    if (sha256 === undefined || isCompared) await read(job, file, context, signal)
    // Its first bytes may have been sent before its hash was known.
    const known = job.facts.sha256
    return { answersRecord, sha256: job.facts.hashFollows && known !== undefined ? async () => known : undefined }
  }
  job.isUnsure = false
  await note(job, { hashFollows: true })
  const found = readAside(file, () => {}, signal).then(async (it) => {
    await note(job, { sha256: it })
    return it
  })
  // Whoever sends the last bytes is told; until then nobody may ask.
  found.catch(() => undefined)
  return { answersRecord, sha256: () => found }
}

/** Takes one upload as far as it goes; rejects with why it cannot go further, and with the signal's reason. */
export const carryOut = async (
  job: Job,
  file: File,
  context: UploadContext,
  signal: AbortSignal,
): Promise<Multimedia> => {
  const { api, wait, show, note } = context
  const hashing = await beginHash(job, file, context, signal)
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
        job.isFresh = declared.isFresh
        job.address = declared.uploadUrl.startsWith('/') ? api.baseUrl + declared.uploadUrl : declared.uploadUrl
      }
      if (!isOffline()) show(job, { phase: 'sending' })
      // oxlint-disable-next-line no-await-in-loop -- See above.
      const record = await send(job, file, context, hashing, signal)
      if (record && isReadyWith(record, job.facts)) return record
      show(job, { phase: 'confirming', sent: job.facts.size, error: undefined })
      // oxlint-disable-next-line no-await-in-loop -- See above.
      return await confirm(job, context, signal)
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
