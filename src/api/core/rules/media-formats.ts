/** One format whose bytes can be sent and served. */
export interface MediaFormat {
  /** The media type under which it is kept and served. */
  format: string
  /** Of its file, without the dot. */
  extension: string
  /** Other names under which callers declare it. */
  alsoCalled: readonly string[]
  /** What its bytes look like where they do not tell more: a container, or text. */
  looksLike: readonly string[]
  /** Whether a browser may show it in place; what it could run is only ever handed over as a file. */
  inline: boolean
}

const format = (
  name: string,
  extension: string,
  also: { called?: readonly string[]; looksLike?: readonly string[]; inline?: boolean } = {},
): MediaFormat => ({
  format: name,
  extension,
  alsoCalled: also.called ?? [],
  looksLike: also.looksLike ?? [],
  inline: also.inline ?? true,
})

/** Every format whose bytes this service takes. */
export const MEDIA_FORMATS: readonly MediaFormat[] = [
  format('image/jpeg', 'jpg', { called: ['image/jpg', 'image/pjpeg'] }),
  format('image/png', 'png', { called: ['image/apng', 'image/x-png'] }),
  format('image/gif', 'gif'),
  format('image/webp', 'webp'),
  format('image/avif', 'avif'),
  format('image/svg+xml', 'svg', { inline: false }),
  format('video/mp4', 'mp4', { called: ['video/x-m4v'] }),
  format('video/webm', 'webm', { looksLike: ['video/matroska', 'video/x-matroska'] }),
  format('video/quicktime', 'mov'),
  format('video/ogg', 'ogv'),
  format('audio/mpeg', 'mp3', { called: ['audio/mp3'] }),
  format('audio/mp4', 'm4a', { called: ['audio/m4a', 'audio/x-m4a'], looksLike: ['video/mp4'] }),
  format('audio/aac', 'aac'),
  format('audio/ogg', 'ogg', { called: ['audio/opus', 'audio/vorbis'], looksLike: ['application/ogg'] }),
  format('audio/wav', 'wav', { called: ['audio/x-wav', 'audio/wave', 'audio/vnd.wave'] }),
  format('audio/flac', 'flac', { called: ['audio/x-flac'] }),
  format('audio/webm', 'weba', { looksLike: ['video/webm'] }),
  format('application/pdf', 'pdf'),
  format('application/vnd.openxmlformats-officedocument.presentationml.presentation', 'pptx', { inline: false }),
  format('application/vnd.ms-powerpoint', 'ppt', { looksLike: ['application/x-cfb'], inline: false }),
  format('application/vnd.oasis.opendocument.presentation', 'odp', { inline: false }),
  format('model/gltf-binary', 'glb', { inline: false }),
]

/** The format of this name, parameters such as codecs aside; undefined for one that cannot be sent. */
export const mediaFormat = (name: string): MediaFormat | undefined => {
  const bare = (name.split(';')[0] ?? '').trim().toLowerCase()
  return MEDIA_FORMATS.find((it) => it.format === bare || it.alsoCalled.includes(bare))
}

/** The format that bytes are of by their looks; the ending of their name only chooses among those that look alike. */
export const formatOfBytes = (looksLike: string, extension: string): MediaFormat | undefined => {
  const isLike = (it: MediaFormat): boolean => it.looksLike.includes(looksLike.toLowerCase())
  return (
    MEDIA_FORMATS.find((it) => it.extension === extension.toLowerCase() && isLike(it)) ??
    mediaFormat(looksLike) ??
    MEDIA_FORMATS.find(isLike)
  )
}

/** The format of a file that was kept under this extension. */
export const formatOfExtension = (extension: string): MediaFormat | undefined =>
  MEDIA_FORMATS.find((it) => it.extension === extension)
