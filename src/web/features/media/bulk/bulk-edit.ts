import type { MultimediaType } from '#api/contract/choices.ts'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { tagsOf, withTags } from '#api/core/rules/medium-tags.ts'
import { MOST_OF_TEXT, withText } from '#api/core/rules/medium-texts.ts'
import { lacksAltText } from '../../../fields/media/search-media.ts'
import { nameBy, tagsTyped } from '../../../fields/media/many-media.ts'
import type { MediumChange } from './change-back.ts'

/** What shall become of many media. What is empty changes nothing. */
export interface BulkEdit {
  /** How each is called: `{name}` stands for its name, `{number}` for its place among the chosen ones. */
  pattern: string
  type: '' | MultimediaType
  description: string
  /** Takes every description away instead. */
  clears: boolean
  /** Shown below the picture, and who made it: of each from now on. */
  caption: string
  credit: string
  /** The alternative text of each that has none, unless one was written for it. */
  altText: string
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
  caption: '',
  credit: '',
  altText: '',
  altTexts: {},
  tags: { added: '', removed: '' },
}

/** The longest texts that the interface takes. */
export const MOST = {
  name: 200,
  description: 10_000,
  altText: 1000,
  caption: MOST_OF_TEXT.caption,
  credit: MOST_OF_TEXT.credit,
} as const

const tagged = ({ added, removed }: BulkEdit['tags'], before: readonly string[]): readonly string[] => {
  const gone = tagsTyped(removed)
  return [...before.filter((tag) => !gone.includes(tag)), ...tagsTyped(added).filter((tag) => !before.includes(tag))]
}

/** What changes of one medium; null where nothing does. */
const changeOf = (edit: BulkEdit, medium: Multimedia, place: number): MediumChange | null => {
  const change: MediumChange = {}
  const name = nameBy(edit.pattern, medium, place)
  const description = edit.clears ? null : edit.description.trim()
  const common = edit.altText.trim()
  const own = edit.altTexts[medium.id]?.trim()
  const altText = (own ?? '') === '' && common !== '' && lacksAltText(medium) ? common : own
  if (name !== '' && name !== medium.name) change.name = name
  if (edit.type !== '' && edit.type !== medium.type) change.type = edit.type
  if (description !== '' && description !== medium.description) change.description = description
  if (altText !== undefined && altText !== (medium.altText ?? '')) change.altText = altText || null
  const tags = tagged(edit.tags, tagsOf(medium))
  const isTagged = tags.join('\n') !== tagsOf(medium).join('\n')
  const tagging = isTagged ? withTags(medium.environment, tags) : medium.environment
  const environment = withText(withText(tagging, 'caption', edit.caption.trim()), 'credit', edit.credit.trim())
  const isOther = (['caption', 'credit'] as const).some((it) => environment[it] !== medium.environment[it])
  if (isTagged || isOther) change.environment = environment
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
