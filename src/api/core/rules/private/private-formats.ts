const LOOKED_INTO = /^image\/(jpeg|a?png|webp|avif|heic|heif|gif|svg\+xml)$|^audio\/mpeg$|^application\/pdf$/

/** Whether films of this format are looked into. */
export const isLocatedFilm = (format: string): boolean => /^video\/(mp4|quicktime)$/.test(format)

/** Whether files of this format are looked into for place, camera and owner. */
export const tellsPrivately = (format: string): boolean => isLocatedFilm(format) || LOOKED_INTO.test(format)
