import type { MultimediaType } from '#api/contract/choices.ts'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { tagsOf, withTags } from '#api/core/rules/medium-tags.ts'
import type { MediumChange } from './change-back.ts'

/** What shall become of many media. What is empty changes nothing. */
export interface BulkEdit {
  /** How each is called: `{name}` stands for its name, `{number}` for its place among the chosen ones. */
  pattern: string
  type: '' | MultimediaType
  description: string
  /** Takes every description away instead. */
  clears: boolean
  /** The alternative texts that were written, by id; an empty one takes the text away. */
  altTexts: Readonly<Record<string, string>>
  /** Tags that each gets, and those that it loses, with commas between them. */
  tags: { added: string; removed: string }
}

/** Nothing changes yet. */
export const NO_EDIT: BulkEdit = {
  pattern: '',
  type: '',
  description: '',
  clears: false,
  altTexts: {},
  tags: { added: '', removed: '' },
}

/** The longest texts that the interface takes. */
export const MOST = { name: 200, description: 10_000, altText: 1000 } as const

/** What a medium is called by a pattern; `place` counts from 0. */
export const nameBy = (pattern: string, { name }: Multimedia, place: number): string =>
  pattern
    .replaceAll('{name}', () => name)
    .replaceAll('{number}', String(place + 1))
    .trim()

/** The tags of an entry: what stands between commas. */
export const tagsTyped = (typed: string): readonly string[] =>
  typed
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')

const tagged = ({ added, removed }: BulkEdit['tags'], before: readonly string[]): readonly string[] => {
  const gone = tagsTyped(removed)
  return [...before.filter((tag) => !gone.includes(tag)), ...tagsTyped(added).filter((tag) => !before.includes(tag))]
}

/** What changes of one medium; null where nothing does. */
const changeOf = (edit: BulkEdit, medium: Multimedia, place: number): MediumChange | null => {
  const change: MediumChange = {}
  const name = nameBy(edit.pattern, medium, place)
  const description = edit.clears ? null : edit.description.trim()
  const altText = edit.altTexts[medium.id]?.trim()
  if (name !== '' && name !== medium.name) change.name = name
  if (edit.type !== '' && edit.type !== medium.type) change.type = edit.type
  if (description !== '' && description !== medium.description) change.description = description
  if (altText !== undefined && altText !== (medium.altText ?? '')) change.altText = altText || null
  const tags = tagged(edit.tags, tagsOf(medium))
  if (tags.join('\n') !== tagsOf(medium).join('\n')) change.environment = withTags(medium.environment, tags)
  return Object.keys(change).length === 0 ? null : change
}

/** The changes of all of them, by id. */
export const changesOf = (edit: BulkEdit, media: readonly Multimedia[]): ReadonlyMap<string, MediumChange> =>
  new Map(
    media.flatMap((medium, place) => {
      const change = changeOf(edit, medium, place)
      return change ? [[medium.id, change] as const] : []
    }),
  )
