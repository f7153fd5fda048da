import { fileTypeFromBlob } from 'file-type'
import { isSvg, svgTrouble } from '../../../../api/core/rules/svg.ts'
import { formatOf } from './formats.ts'
import { measurePicture, measureRecording, type Measured } from './measure.ts'
import type { FileFacts } from './verdict.ts'

/** Bytes at the start of a picture in which a camera writes what kind of picture it is. */
const TAGS = 512 * 1024
const HEAD = 4096

/** A document larger than this is not opened to count its pages: all of it would stand in memory. */
const LARGEST_DOCUMENT = 200 * 1024 * 1024

/** Bytes of a drawing that are read; the rest of a larger one changes nothing, since that is refused for its length. */
const LARGEST_DRAWING = 64 * 1024 * 1024

/** From this width on a picture twice as wide as high may be a look around. */
const PANORAMA_WIDTH = 2000

/** GPano of XMP, as an attribute or as an element. */
const EQUIRECTANGULAR = /ProjectionType\s*(?:=\s*["']|>)\s*equirectangular/i

const looksOf = async (file: Blob): Promise<string | null> => {
  const found = await fileTypeFromBlob(file).catch(() => undefined)
  if (found && found.mime !== 'application/xml') return found.mime
  return isSvg(await file.slice(0, HEAD).text()) ? 'image/svg+xml' : null
}

const measure = async (file: File, format: string, signal: AbortSignal): Promise<Measured> => {
  const [family] = format.split('/')
  if (family === 'image') return measurePicture(file)
  if (family === 'video' || family === 'audio') return measureRecording(file, family, signal)
  if (format !== 'application/pdf' || file.size > LARGEST_DOCUMENT) return {}
  const { measureDocument } = await import('./document-pages.ts')
  return measureDocument(file, signal)
}

/** What is not drawn before it is known to be harmless: some small drawings keep a browser busy for ever. */
const drawingOf = async (file: Blob, format: string): Promise<Pick<FileFacts, 'drawing'>> => {
  if (format !== 'image/svg+xml') return {}
  const drawing = svgTrouble(await file.slice(0, LARGEST_DRAWING).text())
  return drawing ? { drawing } : {}
}

const panoramaOf = async (
  file: Blob,
  format: string,
  { width, height }: Measured,
): Promise<Pick<FileFacts, 'panorama'>> => {
  if (!/^image\/(?!svg)/.test(format)) return {}
  // The words are plain ASCII in every format that holds XMP.
  if (EQUIRECTANGULAR.test(await file.slice(0, TAGS).text())) return { panorama: 'tag' }
  const isWide = width !== undefined && height !== undefined && width >= PANORAMA_WIDTH && width === 2 * height
  return isWide ? { panorama: 'shape' } : {}
}

/** What the browser finds out about a file by reading it, and a small picture of it where there is one. Never rejects. */
export const readFacts = async (file: File, signal: AbortSignal): Promise<{ facts: FileFacts; picture?: Blob }> => {
  const plain = { fileName: file.name, size: file.size, format: undefined, readable: true, opens: true }
  if (file.size === 0) return { facts: plain }
  try {
    // A folder, or a file that went away since it was chosen, gives no bytes.
    await file.slice(0, 1).arrayBuffer()
  } catch {
    return { facts: { ...plain, readable: false } }
  }
  const format = formatOf(await looksOf(file), file.name)
  if (format === undefined) return { facts: plain }
  try {
    const { drawing } = await drawingOf(file, format)
    if (drawing) return { facts: { ...plain, format, drawing } }
    const { picture, ...measured } = await measure(file, format, signal)
    const facts = { ...plain, format, ...measured, ...(await panoramaOf(file, format, measured)) }
    return { facts, ...(picture && { picture }) }
  } catch {
    // Which films and sounds can be played differs from browser to browser, so that says nothing against the file.
    return { facts: { ...plain, format, opens: !/^image\/|^application\/pdf/.test(format) } }
  }
}
