import { createHash } from 'node:crypto'
import { afterAll, expect, onTestFinished } from 'vitest'
import { importSecret } from '#api/signing/digest.ts'
import { openMediaService } from '../../../../server/media/testing/media-service.ts'
import { png } from '../../../../server/media/testing/samples.ts'
import { createApi } from '../../create-api.ts'
import type { UploadStore } from '../kept-uploads.ts'
import { ownAlone } from '../own.ts'
import { createUploadQueue } from '../queue.ts'
import type { Upload, UploadQueue, WantedUpload } from '../upload.ts'

/** Milliseconds for which an upload address is good. */
export const HOUR = 60 * 60_000
/** A picture that is sent in one call. */
export const small = await png(60, 40)
/** A picture of several calls: noise does not shrink. */
export const large = await png(900, 700)

/** A `fetch`. */
export type Line = typeof globalThis.fetch
const path = (target: Parameters<Line>[0]): string => new URL(target instanceof Request ? target.url : target).pathname
/** Whether a call carries bytes of a file. */
export const isBytes = (target: Parameters<Line>[0], init?: RequestInit): boolean =>
  path(target).startsWith('/uploads/') && init?.method === 'PATCH'

/** The service, with real bytes behind a real port; it ends with the test file that opens it. */
export async function openUploadService() {
  const media = await openMediaService('disk', { uploadExpiry: HOUR })
  afterAll(() => media.close())
  const key = await media.key()
  /** A page with a queue over the service; `line` stands between them. `phases` are those of its first upload. */
  const open = async (options: { line?: (real: Line) => Line; store?: UploadStore } = {}) => {
    const fetch = (options.line ?? ((real) => real))(globalThis.fetch)
    const api = createApi({
      baseUrl: media.url,
      origin: media.url,
      connectionId: 'desk',
      fetch,
      sleep: () => Promise.resolve(),
      credentials: { accessKeyId: key.accessKeyId, key: await importSecret(key.secretAccessKey) },
    })
    const store = options.store ?? null
    const phases: string[] = []
    const queue = createUploadQueue({
      api,
      fetch,
      store,
      own: ownAlone,
      wait: async (_, signal) => signal.throwIfAborted(),
    })
    queue.subscribe(() => {
      const phase = queue.state().uploads[0]?.phase
      if (phase && phases.at(-1) !== phase) phases.push(phase)
    })
    onTestFinished(() => queue.close())
    return { queue, api, phases }
  }
  /** A medium as the service has it. */
  const record = (id: string | undefined) =>
    media.store.read(key.organizationId, (rows) => rows.get('multimedia', id ?? ''))
  return { media, open, record }
}

/** A picture that somebody chose. */
export const wanted = (bytes: Buffer, more: Partial<WantedUpload> = {}): WantedUpload => ({
  file: new File([new Uint8Array(bytes)], 'room.png', { type: 'image/png' }),
  name: 'Room',
  format: 'image/png',
  ...more,
})
/** The one upload of a queue. */
export const only = (queue: UploadQueue): Upload => {
  const [upload] = queue.state().uploads
  if (!upload) throw new Error('there is no upload')
  return upload
}
/** How long a busy machine may take. */
export const SOON = { timeout: 20_000 }
/** Waits until every upload of a queue stands so. */
export const reaches = async (queue: UploadQueue, phase: Upload['phase']): Promise<void> => {
  const all = queue.state().uploads.map(() => phase)
  await expect.poll(() => queue.state().uploads.map((it) => it.phase), SOON).toEqual(all)
}
/** SHA-256 in hexadecimal digits. */
export const sha = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** A line that stops at the `nth` such call, with bytes unless told, until it is let go on. */
export const gate = (nth: number, is: (...call: Parameters<Line>) => boolean = isBytes) => {
  let open = (): void => {}
  let arrive = (): void => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  let count = 0
  const line =
    (real: Line): Line =>
    async (target, init) => {
      if (is(target, init) && ++count === nth) {
        arrive()
        await opened
      }
      return real(target, init)
    }
  return { line, open, arrived }
}
