import { abandoned } from './abandoned.ts'

/** What a picture or a recording looks like before it is sent. */
export interface Measured {
  /** Pixels. */
  width?: number
  height?: number
  /** Seconds. */
  duration?: number
  /** Of a document. */
  pages?: number
  /** A small picture of it. */
  picture?: Blob
}

/** Longer side of the small picture in pixels: twice of what is shown, for dense screens. */
const SMALL = 192

/** Draws something small; `most` is its longer side in pixels. */
export const drawSmall = async (
  source: CanvasImageSource,
  width: number,
  height: number,
  most = SMALL,
): Promise<Blob | undefined> => {
  const scale = Math.min(1, most / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/webp', 0.8))
}

/** Dimensions of a picture; rejects where the browser cannot open it. */
export const measurePicture = async (file: Blob): Promise<Measured> => {
  const url = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const { naturalWidth: width, naturalHeight: height } = image
    // A drawing without a size of its own has none.
    if (width === 0 || height === 0) return {}
    // A drawing with other markup in it is shown, but may not be painted from.
    const picture = await drawSmall(image, width, height).catch(() => undefined)
    return { width, height, ...(picture && { picture }) }
  } finally {
    URL.revokeObjectURL(url)
  }
}

const event = (element: HTMLMediaElement, name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    element.addEventListener(name, () => resolve(), { once: true })
    element.addEventListener('error', () => reject(element.error ?? new Error('It cannot be played.')), { once: true })
  })

/** Length of a recording, and dimensions where it is a film; rejects where the browser cannot play it. */
export const measureRecording = async (
  file: Blob,
  kind: 'video' | 'audio',
  signal: AbortSignal,
  most = SMALL,
): Promise<Measured> => {
  const url = URL.createObjectURL(file)
  const element = document.createElement(kind)
  try {
    element.preload = 'metadata'
    element.muted = true
    const loaded = event(element, 'loadedmetadata')
    element.src = url
    await abandoned(loaded, signal)
    const length = Number.isFinite(element.duration) ? { duration: Math.round(element.duration * 1000) / 1000 } : {}
    if (!(element instanceof HTMLVideoElement) || element.videoWidth === 0) return length
    const { videoWidth: width, videoHeight: height } = element
    const shown = event(element, 'seeked')
    element.currentTime = Math.min(1, element.duration / 2 || 0)
    // Its length is worth more than its picture.
    const picture = await abandoned(shown, signal).then(
      () => drawSmall(element, width, height, most),
      () => undefined,
    )
    return { ...length, width, height, ...(picture && { picture }) }
  } finally {
    element.removeAttribute('src')
    element.load()
    URL.revokeObjectURL(url)
  }
}
