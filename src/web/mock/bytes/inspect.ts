import { isSvg } from '../../../api/core/rules/svg.ts'
import type { Arrived } from '../../../api/core/rules/upload.ts'
import { webDigest } from '../../../api/signing/digest.ts'

const HEAD_BYTES = 4096
/** How long a browser may take to find out how long a recording is, in milliseconds. */
const PATIENCE = 10_000

const sniff = async (bytes: Blob): Promise<string | null> => {
  const { fileTypeFromBlob } = await import('file-type')
  try {
    const mime = (await fileTypeFromBlob(bytes))?.mime.split(';')[0]?.trim()
    if (mime !== undefined && mime !== 'application/xml') return mime
  } catch {
    // Bytes that end in the middle of their own head look like nothing.
    return null
  }
  return isSvg(await bytes.slice(0, HEAD_BYTES).text()) ? 'image/svg+xml' : null
}

type Measured = Pick<Arrived, 'width' | 'height' | 'duration' | 'intact'>

const unmeasured: Measured = { width: null, height: null, duration: null, intact: true }

const pictureOf = async (bytes: Blob): Promise<Measured> => {
  try {
    const picture = await createImageBitmap(bytes)
    const { width, height } = picture
    picture.close()
    return { ...unmeasured, width, height }
  } catch {
    return { ...unmeasured, intact: false }
  }
}

/** What the browser's own player finds out; that it cannot play something is no fault of the file. */
const recordingOf = (bytes: Blob): Promise<Measured> => {
  const player = document.createElement('video')
  const src = URL.createObjectURL(bytes)
  return new Promise<Measured>((resolve) => {
    const giveUp = setTimeout(() => resolve(unmeasured), PATIENCE)
    player.addEventListener('error', () => resolve(unmeasured))
    player.addEventListener('loadedmetadata', () => {
      clearTimeout(giveUp)
      const { videoWidth: width, videoHeight: height, duration } = player
      const seen = width > 0 && height > 0 ? { width, height } : {}
      resolve({ ...unmeasured, ...seen, duration: Number.isFinite(duration) ? duration : null })
    })
    player.preload = 'metadata'
    player.src = src
  }).finally(() => {
    player.removeAttribute('src')
    URL.revokeObjectURL(src)
  })
}

const measure = (bytes: Blob, looksLike: string | null): Measured | Promise<Measured> => {
  if (looksLike === null || looksLike === 'image/svg+xml') return unmeasured
  const typed = bytes.slice(0, bytes.size, looksLike)
  if (looksLike.startsWith('image/')) return pictureOf(typed)
  return /^(video|audio|application\/ogg)/.test(looksLike) ? recordingOf(typed) : unmeasured
}

/** Looks at an upload that has arrived whole, with what a browser has: its size, hash, type, and how large and long it is. */
export const inspect = async (bytes: Blob): Promise<Arrived> => {
  const sha256 = await webDigest.sha256Hex(new Uint8Array(await bytes.arrayBuffer()))
  const looksLike = await sniff(bytes)
  return { size: bytes.size, sha256, looksLike, ...(await measure(bytes, looksLike)) }
}
