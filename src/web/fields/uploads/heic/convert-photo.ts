import { MINUTE } from '#api/time/durations.ts'
import { MAX_PIXELS } from '#api/core/rules/file-structure.ts'
import type { PhotoAsked, PhotoTold } from './photo.worker.ts'
import { trustOwnCode } from '../../../store/trust-own-code.ts'

// An inlined one would be a data address, which the page's policy does not let it fetch.
const DECODER = import.meta.glob<string>('/node_modules/@hevcjs/core/dist/wasm/hevc-decode.wasm', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
})

/** Milliseconds after which a photo counts as damaged: such ones can keep the decoder busy for ever. Large ones take a few seconds. */
const LONGEST = MINUTE

const jpegName = (name: string): string => `${name.replace(/\.hei[cf]s?$/i, '')}.jpg`

/**
 * Makes a JPEG of a photo in HEIC, beside the page: upright, with its colors and what it says of itself. Nothing where the photo
 * is damaged or coded in a way that is not read; rejects when `signal` ends it.
 */
export function convertPhoto(photo: File, signal: AbortSignal): Promise<File | undefined> {
  const [decoderUrl] = Object.values(DECODER)
  if (typeof Worker === 'undefined' || decoderUrl === undefined) return Promise.resolve(undefined)
  trustOwnCode()
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./photo.worker.ts', import.meta.url), { type: 'module' })
    const end = (settle: () => void): void => {
      worker.terminate()
      clearTimeout(limit)
      signal.removeEventListener('abort', stop)
      settle()
    }
    const stop = (): void => end(() => reject(signal.reason as Error))
    const limit = setTimeout(() => end(() => resolve(undefined)), LONGEST)
    signal.addEventListener('abort', stop, { once: true })
    worker.addEventListener('message', ({ data: { jpeg } }: MessageEvent<PhotoTold>) =>
      end(() => {
        const { lastModified } = photo
        resolve(jpeg && new File([jpeg], jpegName(photo.name), { type: 'image/jpeg', lastModified }))
      }),
    )
    worker.addEventListener('error', () => end(() => resolve(undefined)))
    worker.postMessage({
      photo,
      decoderUrl: new URL(decoderUrl, location.href).href,
      most: MAX_PIXELS,
    } satisfies PhotoAsked)
  })
}
