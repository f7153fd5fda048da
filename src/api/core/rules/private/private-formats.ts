const LOOKED_INTO =
  /^image\/(jpeg|a?png|webp|avif|heic|heif|gif|svg\+xml)$|^audio\/(mpeg|aac|wav|flac)$|^(audio|video)\/(ogg|webm)$|^application\/pdf$/

/** Whether films of this format, and sounds that are kept as films are, are looked into. */
export const isLocatedFilm = (format: string): boolean => /^(video\/(mp4|quicktime)|audio\/mp4)$/.test(format)

/** Whether files of this format are looked into for place, camera and owner. */
export const tellsPrivately = (format: string): boolean => isLocatedFilm(format) || LOOKED_INTO.test(format)
