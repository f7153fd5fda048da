import type { MultimediaType } from '#api/contract/choices.ts'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { LONGEST_TAG, withTags } from '#api/core/rules/medium-tags.ts'
import { withText } from '#api/core/rules/medium-texts.ts'
import { nameBy, tagsTyped } from '../../media/many-media.ts'

/** What is said of many files at once. What is typed for one of them goes before it; what is empty says nothing. */
export interface ForAll {
  /** How each is called that was given no name of its own: `{name}` is the file's, `{number}` its place in the list. */
  pattern: string
  /** Of what is seen and has no text of its own. */
  altText: string
  description: string
  caption: string
  credit: string
  /** With commas between them. */
  tags: string
}

/** Nothing is said of all. */
export const NOTHING_FOR_ALL: ForAll = { pattern: '', altText: '', description: '', caption: '', credit: '', tags: '' }

/** The longest name that the interface takes. */
export const LONGEST_NAME = 200

interface Spoken {
  name: string
  /** Whether the name was typed for this file alone. */
  isNamed: boolean
  altText: string
  type: MultimediaType | undefined
}

/** Whether something is looked at, so that it needs words for who does not see it. */
export const isSeen = (type: MultimediaType | undefined): boolean => type === 'image' || type === 'immersive'

/** What a file is called and what is said of what it shows; `place` counts from 0. */
export function wordsOfFile(
  { name, isNamed, altText, type }: Spoken,
  forAll: ForAll,
  place: number,
): { name: string; altText: string } {
  const isByPattern = !isNamed && forAll.pattern.trim() !== ''
  return {
    name: isByPattern ? nameBy(forAll.pattern, { name }, place).slice(0, LONGEST_NAME) || name : name,
    altText: altText.trim() === '' && isSeen(type) ? forAll.altText.trim() : altText.trim(),
  }
}

/** What the record of each says from the start, beside its own words; `folders` are those that the file came in. */
export function fieldsForAll(
  { description, caption, credit, tags }: ForAll,
  folders: readonly string[],
): Partial<Pick<Multimedia, 'description' | 'environment'>> {
  const all = [...folders, ...tagsTyped(tags)].map((tag) => tag.slice(0, LONGEST_TAG))
  const tagged = all.length > 0 ? withTags({}, all) : {}
  const environment = withText(withText(tagged, 'caption', caption.trim()), 'credit', credit.trim())
  return {
    ...(description.trim() !== '' && { description: description.trim() }),
    ...(Object.keys(environment).length > 0 && { environment }),
  }
}
