import { MULTIMEDIA_STATUSES, type MultimediaStatus } from '#api/contract/choices.ts'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { needsOf } from '#api/core/rules/readiness.ts'
import { LIST_URL, type ListUrl } from '../../fields/list/list-url.ts'
import { holdsSearch } from '../../fields/list/search.ts'
import { lacksAltText } from '../../fields/media/search-media.ts'
import { TABLE_VIEW_URL, type TableView } from '../../ui/table/view.ts'
import { list, oneOf, text, type UrlSpec } from '../../ui/url-state.ts'

/** What media can be looked through for; the interface has no such filters. */
const CARES = ['action', 'altText', 'unready', 'unused'] as const

/** Something to care for. */
export type Care = (typeof CARES)[number]

/** What the list of media keeps in its address. */
export interface MediaUrl extends ListUrl, TableView {
  name: string
  status: '' | MultimediaStatus
  type: readonly string[]
  /** Of what media must have all. */
  only: readonly string[]
}

/** How each of them is written there. */
export const MEDIA_URL: UrlSpec<MediaUrl> = {
  ...LIST_URL,
  ...TABLE_VIEW_URL,
  name: text(),
  status: oneOf(['', ...MULTIMEDIA_STATUSES], ''),
  type: list(),
  only: list(),
}

/** Whether somebody has to do something before it can be shown. */
const needsAction = ({ status }: Multimedia): boolean => status === 'need_action' || status === 'error'

/**
 * What of `only` a record tells itself, in one, and what its `name` has to hold; `value` is empty where nothing is asked. Who
 * uses it, others know.
 */
export const narrowMedia = ({ only }: Pick<MediaUrl, 'only'>, name = '') => ({
  value: [...CARES.filter((care) => only.includes(care)), ...(name === '' ? [] : [`name:${name}`])].join(),
  keep: (medium: Multimedia): boolean =>
    (!only.includes('action') || needsAction(medium)) &&
    (!only.includes('altText') || lacksAltText(medium)) &&
    (!only.includes('unready') || needsOf(medium).length > 0) &&
    holdsSearch(medium.name, name),
})
