import type { Multimedia } from '#api/contract/multimedia.ts'
import { fold } from '#api/values/fold.ts'

/** The media whose name, description, alternative text or format have every word of the search; of the types, if any. */
export const searchMedia = (
  media: readonly Multimedia[],
  search: string,
  types: readonly string[],
): readonly Multimedia[] => {
  const words = fold(search).split(/\s+/).filter(Boolean)
  return media.filter((medium) => {
    if (types.length > 0 && !types.includes(medium.type)) return false
    const { name, description, altText, format } = medium
    const text = fold([name, description, altText, format].filter(Boolean).join('\n'))
    return words.every((word) => text.includes(word))
  })
}

/** Whether a medium is seen by people who would need words in its place, and has none. */
export const lacksAltText = ({ type, altText }: Multimedia): boolean =>
  (type === 'image' || type === 'immersive') && !altText?.trim()
