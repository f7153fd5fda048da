import { TAGS } from '#api/core/rules/file-structure.ts'
import { checkedBytes, fileTrouble, isPanorama } from '#api/core/rules/file-trouble.ts'
import { filmTrouble } from '#api/core/rules/film-structure.ts'
import { tellsPrivately } from '#api/core/rules/private/private-formats.ts'
import { isSvg } from '#api/core/rules/svg.ts'
import type { FileTrouble } from '#api/core/rules/trouble-words.ts'
import { foldersOf } from '../dropped-files.ts'
import { convertPhoto } from '../heic/convert-photo.ts'
import { formatOf } from './formats.ts'
import { measurePicture, measureRecording, type Measured } from './measure.ts'
import type { FileFacts } from './verdict.ts'

const HEAD = 4096

/** A document larger than this is not opened to count its pages: all of it would stand in memory. */
const LARGEST_DOCUMENT = 200 * 1024 * 1024

/** From this width on a picture twice as wide as high may be a look around. */
const PANORAMA_WIDTH = 2000

const looksOf = async (file: Blob): Promise<string | null> => {
  const { fileTypeFromBlob } = await import('file-type')
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

const firstBytes = async (file: Blob, count: number): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(0, count).arrayBuffer())

/** What the service would refuse the file for. Nothing is drawn before: some small drawings keep a browser busy for ever. */
const troubleOf = async (file: Blob, format: string): Promise<FileTrouble | undefined> => {
  const count = checkedBytes(file.size, format)
  const part = async (from: number, to: number) => new Uint8Array(await file.slice(from, to).arrayBuffer())
  const film = await filmTrouble(part, file.size, format)
  if (film) return film
  return count > 0 ? fileTrouble(await firstBytes(file, count), format) : undefined
}

const panoramaOf = async (
  file: Blob,
  format: string,
  { width, height }: Measured,
): Promise<Pick<FileFacts, 'panorama'>> => {
  if (!/^image\/(?!svg)/.test(format)) return {}
  if (isPanorama(await firstBytes(file, TAGS), format)) return { panorama: 'tag' }
  const isWide = width !== undefined && height !== undefined && width >= PANORAMA_WIDTH && width === 2 * height
  return isWide ? { panorama: 'shape' } : {}
}

/** What the file says of place, camera and owner. */
const toldBy = async (file: Blob, format: string): Promise<Pick<FileFacts, 'told' | 'isSealed'>> => {
  if (!tellsPrivately(format)) return {}
  const { privateParts } = await import('#api/core/rules/private/private-parts.ts')
  const read = async (from: number, to: number) => new Uint8Array(await file.slice(from, to).arrayBuffer())
  const { facts, edits } = await privateParts(read, file.size, format)
  return Object.keys(facts).length > 0 ? { told: facts, ...(edits.length === 0 && { isSealed: true }) } : {}
}

/** What is read of a file: what is known about it, a small picture of it, and the file that is sent in its place. */
export interface FileRead {
  facts: FileFacts
  picture?: Blob
  file?: File
}

/** What is read of the JPEG that a photo becomes; undefined where it cannot be converted. */
const readConverted = async (photo: File, from: string, signal: AbortSignal): Promise<FileRead | undefined> => {
  const file = await convertPhoto(photo, signal).catch(() => undefined)
  if (!file) return undefined
  // It came with the folders of the photo; this is how a file says so.
  const path = [...foldersOf(photo), file.name].join('/')
  Object.defineProperty(file, 'webkitRelativePath', { value: path })
  const { facts, picture } = await readFacts(file, signal)
  return { facts: { ...facts, convertedFrom: from }, file, ...(picture && { picture }) }
}

/** What the browser finds out about a file by reading it. A photo that few browsers show becomes a JPEG. Never rejects. */
export const readFacts = async (file: File, signal: AbortSignal): Promise<FileRead> => {
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
  const converted = format === 'image/heic' ? await readConverted(file, format, signal) : undefined
  if (converted) return converted
  // What it tells, it tells also where this browser cannot open it.
  const told = () => toldBy(file, format).catch(() => ({}))
  try {
    const trouble = await troubleOf(file, format)
    if (trouble) return { facts: { ...plain, format, trouble } }
    const { picture, ...measured } = await measure(file, format, signal)
    const facts = {
      ...plain,
      format,
      ...measured,
      ...(await panoramaOf(file, format, measured)),
      ...(await told()),
    }
    return { facts, ...(picture && { picture }) }
  } catch {
    // Which films and sounds can be played differs from browser to browser, so that says nothing against the file.
    return { facts: { ...plain, format, opens: !/^image\/|^application\/pdf/.test(format), ...(await told()) } }
  }
}
