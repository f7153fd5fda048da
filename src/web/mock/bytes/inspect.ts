import { fileTrouble, isPanorama } from '#api/core/rules/file-trouble.ts'
import { filmTrouble } from '#api/core/rules/film-structure.ts'
import { COLORS_SIDE, colorsOf } from '#api/core/rules/picture-colors.ts'
import { isSvg } from '#api/core/rules/svg.ts'
import type { Arrived } from '#api/core/rules/upload.ts'
import { webDigest } from '#api/signing/digest.ts'

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

type Measured = Pick<Arrived, 'width' | 'height' | 'duration' | 'intact' | 'colors'>

const unmeasured: Measured = { width: null, height: null, duration: null, intact: true }

const paintedColors = (picture: ImageBitmap): Arrived['colors'] => {
  const sheet =
    typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(COLORS_SIDE, COLORS_SIDE).getContext('2d')
  if (!sheet) return undefined
  sheet.imageSmoothingQuality = 'high'
  sheet.drawImage(picture, 0, 0, COLORS_SIDE, COLORS_SIDE)
  return colorsOf(sheet.getImageData(0, 0, COLORS_SIDE, COLORS_SIDE).data)
}

/** A picture as the browser opens it; one that cannot be opened here, where its structure is sound, is no fault of the file. */
const pictureOf = async (bytes: Blob): Promise<Measured> => {
  if (typeof createImageBitmap === 'undefined') return unmeasured
  try {
    const picture = await createImageBitmap(bytes)
    const { width, height } = picture
    const colors = paintedColors(picture)
    picture.close()
    return { ...unmeasured, width, height, colors }
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

const measure = (bytes: Blob, looksLike: string): Measured | Promise<Measured> => {
  const typed = bytes.slice(0, bytes.size, looksLike)
  if (looksLike.startsWith('image/')) return pictureOf(typed)
  const isRecording = /^(video|audio|application\/ogg)/.test(looksLike)
  return isRecording && typeof document !== 'undefined' ? recordingOf(typed) : unmeasured
}

/** Looks at an upload that has arrived whole, with what a browser has: its size, hash, type, and how large and long it is. */
export const inspect = async (blob: Blob): Promise<Arrived> => {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const sha256 = await webDigest.sha256Hex(bytes)
  const looksLike = await sniff(blob)
  const plain = { size: blob.size, sha256, looksLike, ...unmeasured }
  if (looksLike === null) return plain
  // What would be refused anyway is not opened at all.
  const film = await filmTrouble(async (from, to) => bytes.subarray(from, to), bytes.length, looksLike)
  const trouble = film ?? fileTrouble(bytes, looksLike)
  if (trouble || looksLike === 'image/svg+xml') return { ...plain, trouble }
  return { ...plain, ...(await measure(blob, looksLike)), equirectangular: isPanorama(bytes, looksLike) }
}
