import { decodePhoto } from './decode-photo.ts'
import { describedJpeg } from './jpeg-parts.ts'

/** What is asked of the worker: the photo, where the code of its decoder is, and the most pixels that it may have. */
export interface PhotoAsked {
  photo: Blob
  decoderUrl: string
  most: number
}

/** What the worker answers: the JPEG, or nothing where there is none to be had of it. */
export interface PhotoTold {
  jpeg: Blob | undefined
}

/** Of a JPEG, from 0 to 1: what phones use when they convert by themselves. */
const QUALITY = 0.92

async function convert({ photo, decoderUrl, most }: PhotoAsked): Promise<Blob> {
  const code = await (await fetch(decoderUrl)).arrayBuffer()
  const { pixels, exif, profile } = await decodePhoto(new Uint8Array(await photo.arrayBuffer()), code, most)
  const canvas = new OffscreenCanvas(pixels.width, pixels.height)
  canvas.getContext('2d')?.putImageData(new ImageData(pixels.data, pixels.width, pixels.height), 0, 0)
  const plain = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
  return describedJpeg(new Uint8Array(await plain.arrayBuffer()), exif, profile)
}

const say = (told: PhotoTold): void => self.postMessage(told)

self.addEventListener('message', ({ data }: MessageEvent<PhotoAsked>) => {
  convert(data).then(
    (jpeg) => say({ jpeg }),
    () => say({ jpeg: undefined }),
  )
})
