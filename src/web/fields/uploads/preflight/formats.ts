import type { MultimediaType } from '#api/contract/choices.ts'
import { CONVERTED } from '../converted-format.ts'

/** A format as it is called to the service, and by what its files are told. */
interface KnownFormat {
  format: string
  /** Endings of the names of such files, the usual one first. */
  extensions: readonly string[]
  /** What the bytes are called by who looks at them, where that is another name. */
  looksLike?: readonly string[]
  /** What the bytes look like where only the name tells more: a container of several formats. */
  within?: readonly string[]
}

const KNOWN: readonly KnownFormat[] = [
  { format: 'image/jpeg', extensions: ['jpg', 'jpeg', 'jfif'] },
  { format: 'image/png', extensions: ['png', 'apng'], looksLike: ['image/apng'] },
  { format: 'image/gif', extensions: ['gif'] },
  { format: 'image/webp', extensions: ['webp'] },
  { format: 'image/avif', extensions: ['avif'] },
  { format: 'image/svg+xml', extensions: ['svg'] },
  CONVERTED,
  { format: 'video/mp4', extensions: ['mp4', 'm4v'], looksLike: ['video/x-m4v'] },
  { format: 'video/webm', extensions: ['webm'], within: ['video/matroska', 'video/x-matroska'] },
  { format: 'video/quicktime', extensions: ['mov', 'qt'] },
  { format: 'video/ogg', extensions: ['ogv'] },
  { format: 'audio/mpeg', extensions: ['mp3'] },
  { format: 'audio/mp4', extensions: ['m4a'], looksLike: ['audio/x-m4a', 'audio/m4a'], within: ['video/mp4'] },
  { format: 'audio/aac', extensions: ['aac'] },
  { format: 'audio/ogg', extensions: ['ogg', 'oga', 'opus'], looksLike: ['audio/opus'], within: ['application/ogg'] },
  { format: 'audio/wav', extensions: ['wav'], looksLike: ['audio/x-wav', 'audio/wave', 'audio/vnd.wave'] },
  { format: 'audio/flac', extensions: ['flac'], looksLike: ['audio/x-flac'] },
  { format: 'audio/webm', extensions: ['weba'], within: ['video/webm', 'video/matroska', 'video/x-matroska'] },
  { format: 'application/pdf', extensions: ['pdf'] },
  { format: 'application/vnd.openxmlformats-officedocument.presentationml.presentation', extensions: ['pptx'] },
  { format: 'application/vnd.ms-powerpoint', extensions: ['ppt'], within: ['application/x-cfb'] },
  { format: 'application/vnd.oasis.opendocument.presentation', extensions: ['odp'] },
  { format: 'model/gltf-binary', extensions: ['glb'] },
]

/** The end of a file's name after its last dot, in small letters; empty where there is none. */
const extensionOf = (name: string): string => /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** The format that a file's name claims. */
export const claimedFormat = (name: string): string | undefined => {
  const extension = extensionOf(name)
  return KNOWN.find(({ extensions }) => extensions.includes(extension))?.format
}

/** The format of a file by its bytes; its name only chooses among those that look alike. */
export const formatOf = (looksLike: string | null, name: string): string | undefined => {
  const bare = looksLike?.split(';')[0]?.trim().toLowerCase()
  if (!bare) return undefined
  const extension = extensionOf(name)
  const within = KNOWN.find((it) => it.extensions.includes(extension) && it.within?.includes(bare))
  const known = within ?? KNOWN.find((it) => it.format === bare || it.looksLike?.includes(bare))
  return known?.format ?? bare
}

/** The usual ending of a format's files, for people; the format itself where it has none. */
export const formatWord = (format: string): string =>
  KNOWN.find((it) => it.format === format)?.extensions[0]?.toUpperCase() ?? format

const FAMILIES: Readonly<Record<string, readonly MultimediaType[]>> = {
  image: ['image', 'immersive'],
  video: ['video', 'immersive'],
  audio: ['audio'],
  model: ['immersive'],
}

/** The types that a medium of this format can have, the usual one first. */
export const typesOf = (format: string): readonly MultimediaType[] =>
  FAMILIES[format.split('/')[0] ?? ''] ?? ['presentation']
