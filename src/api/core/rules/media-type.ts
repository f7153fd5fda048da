import type { MultimediaType } from '../../contract/choices.ts'

const FAMILIES: Readonly<Record<string, MultimediaType>> = {
  image: 'image',
  video: 'video',
  audio: 'audio',
  model: 'immersive',
  text: 'presentation',
}
const DOCUMENTS = /^application\/(pdf|.*(presentation|powerpoint|slideshow|keynote).*)$/

/** The type of a medium that goes with its format (a media type such as image/png), where it can be told. */
export const typeOfFormat = (format: string): MultimediaType | undefined => {
  const folded = format.toLowerCase()
  return FAMILIES[folded.split('/')[0] ?? ''] ?? (DOCUMENTS.test(folded) ? 'presentation' : undefined)
}
