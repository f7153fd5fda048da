/** Photos of phones, which no service here takes: they are converted before they are sent (decision 47). */
export const CONVERTED = {
  format: 'image/heic',
  extensions: ['heic', 'heif'],
  looksLike: ['image/heif', 'image/heic-sequence', 'image/heif-sequence'],
} as const

/** What a chooser offers where these formats are taken, for `accept`: they, and what is converted into one of them before. */
export const chooserAccepts = (formats: readonly string[]): string =>
  [...formats, ...CONVERTED.extensions.map((it) => `.${it}`)].join(',')
