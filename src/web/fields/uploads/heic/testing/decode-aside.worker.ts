import { parentPort } from 'node:worker_threads'
import { decodePhoto } from '../decode-photo.ts'

/** What is asked of the worker: a photo, the code of its decoder, and the most pixels that it may have. */
export interface DecodingAsked {
  photo: Uint8Array
  code: Uint8Array<ArrayBuffer>
  most: number
}

/** Whether the photo was decoded to what fits its size, or refused by an error: nothing else may happen. */
export type DecodingTold = 'decoded' | 'refused' | 'neither'

const tell = (told: DecodingTold): void => parentPort?.postMessage(told)

parentPort?.on('message', ({ photo, code, most }: DecodingAsked) => {
  decodePhoto(photo, code, most).then(
    ({ pixels }) => tell(pixels.data.length === pixels.width * pixels.height * 4 ? 'decoded' : 'neither'),
    (error: unknown) => tell(error instanceof Error ? 'refused' : 'neither'),
  )
})
