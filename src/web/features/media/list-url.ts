import { MULTIMEDIA_STATUSES, type MultimediaStatus } from '#api/contract/choices.ts'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { tagsOf } from '#api/core/rules/medium-tags.ts'
import { needsOf } from '#api/core/rules/readiness.ts'
import { LIST_URL, type ListUrl } from '../../fields/list/list-url.ts'
import { holdsSearch } from '../../fields/list/search.ts'
import { lacksAltText } from '../../fields/media/search-media.ts'
import { playLength, shapeOfMedium, fileWeight } from './measures.ts'
import { TABLE_VIEW_URL, type TableView } from '../../ui/table/view.ts'
import { list, oneOf, text, type UrlSpec } from '../../ui/url-state.ts'

/** What media can be looked through for; the interface has no such filters. */
export const CARES = ['action', 'altText', 'unready', 'unused'] as const

/** Something to care for. */
export type Care = (typeof CARES)[number]

/** What the list of media keeps in its address. */
export interface MediaUrl extends ListUrl, TableView {
  name: string
  status: '' | MultimediaStatus
  type: readonly string[]
  /** Of what media must have all. */
  only: readonly string[]
  /** Tags of which a medium has one. */
  tag: readonly string[]
  /** Colors of which a picture has one. */
  color: readonly string[]
  shape: readonly string[]
  length: readonly string[]
  size: readonly string[]
}

/** How each of them is written there. */
export const MEDIA_URL: UrlSpec<MediaUrl> = {
  ...LIST_URL,
  ...TABLE_VIEW_URL,
  name: text(),
  status: oneOf(['', ...MULTIMEDIA_STATUSES], ''),
  type: list(),
  only: list(),
  tag: list(),
  color: list(),
  shape: list(),
  length: list(),
  size: list(),
}

/** Whether somebody has to do something before it can be shown. */
const needsAction = ({ status }: Multimedia): boolean => status === 'need_action' || status === 'error'

/** What is found out of a medium here, by the names of the address. */
const MEASURED = { shape: shapeOfMedium, length: playLength, size: fileWeight } as const
const MEASURES = ['shape', 'length', 'size'] as const

/**
 * What of `only` a record tells itself, in one, and what its `name` has to hold; `value` is empty where nothing is asked. Who
 * uses it, others know.
 */
export const narrowMedia = (url: Pick<MediaUrl, 'only' | 'tag' | 'color' | (typeof MEASURES)[number]>, name = '') => {
  const { only, tag, color } = url
  return {
    value: [
      ...CARES.filter((care) => only.includes(care)),
      ...(['tag', 'color', ...MEASURES] as const).flatMap((kind) => url[kind].map((it) => `${kind}:${it}`)),
      ...(name === '' ? [] : [`name:${name}`]),
    ].join(),
    keep: (medium: Multimedia): boolean =>
      (!only.includes('action') || needsAction(medium)) &&
      (!only.includes('altText') || lacksAltText(medium)) &&
      (!only.includes('unready') || needsOf(medium).length > 0) &&
      (tag.length === 0 || tagsOf(medium).some((it) => tag.includes(it))) &&
      (color.length === 0 || medium.colors?.some((it) => color.includes(it)) === true) &&
      MEASURES.every(
        (measure) => url[measure].length === 0 || url[measure].includes(MEASURED[measure](medium) ?? ''),
      ) &&
      holdsSearch(medium.name, name),
  }
}
