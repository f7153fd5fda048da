import { DefaultHttpStack, type FileReader, Upload } from 'tus-js-client'
import { ApiError } from '../api-error.ts'
import { fetchStack } from './fetch-stack.ts'
import { talkingStack, type UploadTalk } from './talking-stack.ts'

const MIB = 1024 * 1024

/** Bytes of one call over a line: what breaks off is asked for and gone on from, so this only spares long calls. */
const CHUNK = 8 * MIB
/** Bytes of one call within the page, where a call tells its progress by its end alone. */
const SMALL_CHUNK = MIB / 4
/** Milliseconds without a byte or an answer after which a line is a broken one. */
const STALLED = 120_000

const pieces: FileReader = {
  openFile: async (file: File) => ({
    size: file.size,
    slice: async (from, to) => ({ value: file.slice(from, to), done: to >= file.size }),
    close: () => {},
  }),
}

/** One sending of the bytes of a file, from where the service stands. */
export interface Sending extends Omit<UploadTalk, 'size' | 'chunk'> {
  file: File
  /** Absolute. */
  url: string
  /** Where given, the bytes go through this instead of the browser's own line. */
  fetch: typeof globalThis.fetch | undefined
  signal: AbortSignal
  /** Hears where it goes on, then how far it is, in bytes. */
  onSent: (sent: number, began: boolean) => void
  /** Hears how many bytes the service said it has. */
  onArrived: (bytes: number) => void
}

const stackOf = (fetch: typeof globalThis.fetch | undefined) => (fetch ? fetchStack(fetch) : new DefaultHttpStack({}))

/**
 * Resolves once the service has taken the last byte. Rejects with the tus library's `DetailedError` for an answer that is no
 * success and for a line that breaks, and with the signal's reason; what was sent by then is the service's.
 */
export const sendBytes = ({ file, url, fetch, signal, onSent, onArrived, ...talk }: Sending): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const chunk = fetch ? SMALL_CHUNK : CHUNK
    let began = false
    let stalled: ReturnType<typeof setTimeout> | undefined
    const isAlive = (): void => {
      clearTimeout(stalled)
      stalled = setTimeout(() => {
        void upload.abort()
        end()
        reject(new ApiError({ kind: 'network', description: 'no answer' }))
      }, STALLED)
    }
    const end = (): void => {
      clearTimeout(stalled)
      signal.removeEventListener('abort', stop)
    }
    const upload = new Upload(file, {
      uploadUrl: url,
      uploadSize: file.size,
      fileReader: pieces,
      chunkSize: chunk,
      // Whoever calls knows more about when to try again.
      retryDelays: null,
      // The address of an upload opens it to whoever has it: it is not written down.
      storeFingerprintForResuming: false,
      httpStack: talkingStack(stackOf(fetch), { ...talk, size: file.size, chunk }),
      onChunkComplete: (_, arrived) => onArrived(arrived),
      onProgress: (sent) => {
        isAlive()
        onSent(sent, !began)
        began = true
      },
      onError: (error) => {
        end()
        reject(error)
      },
      onSuccess: () => {
        end()
        resolve()
      },
    })
    const stop = (): void => {
      void upload.abort()
      end()
      reject(signal.reason as Error)
    }
    signal.addEventListener('abort', stop, { once: true })
    isAlive()
    upload.start()
  })

/** Tells the service to let go of what has arrived. */
export const letGo = (url: string, fetch: typeof globalThis.fetch | undefined): Promise<void> =>
  Upload.terminate(url, { retryDelays: null, ...(fetch && { httpStack: fetchStack(fetch) }) })
