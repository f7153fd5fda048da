const PICTURE = /^image\/(jpeg|a?png|webp|avif|heic|heif)$/

/** Whether films of this format are looked into. */
export const isLocatedFilm = (format: string): boolean => /^video\/(mp4|quicktime)$/.test(format)

/** Whether files of this format are looked into for place, camera and owner. */
export const tellsPrivately = (format: string): boolean => isLocatedFilm(format) || PICTURE.test(format)
