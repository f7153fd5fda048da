import { fold } from '#api/values/fold.ts'
import type { Room } from '#api/contract/rooms.ts'
import { LIST_URL, type ListUrl } from '../../fields/list/list-url.ts'
import { TABLE_VIEW_URL, type TableView } from '../../ui/table/view.ts'
import { text, type UrlSpec } from '../../ui/url-state.ts'

/** What the list of rooms keeps in its address; the interface itself knows only its pages. */
export interface RoomsUrl extends ListUrl, TableView {
  /** Id of a preset, or `NO_PRESET`. */
  preset: string
  label: string
  /** Part of the name or the address of somebody who takes part. */
  person: string
}

/** Rooms without a preset. */
export const NO_PRESET = 'none'

/** How each of them is written there. */
export const ROOMS_URL: UrlSpec<RoomsUrl> = {
  ...LIST_URL,
  ...TABLE_VIEW_URL,
  preset: text(),
  label: text(),
  person: text(),
}

const has = (whole: string | null | undefined, part: string): boolean =>
  whole != null && fold(whole).includes(fold(part))

/** The filters of an address in one: `value` is empty where none is set. */
export const narrowRooms = ({ preset, label, person }: RoomsUrl) => ({
  value: [preset, label, person].some((it) => it !== '') ? JSON.stringify([preset, label, person]) : '',
  keep: ({ template }: Room): boolean =>
    (preset === '' || (template.presetId ?? NO_PRESET) === preset) &&
    (label === '' || template.labels.some((it) => fold(it) === fold(label))) &&
    (person === '' ||
      has(template.adminUserEmail, person) ||
      template.actors.some(({ name, email }) => has(name, person) || has(email, person))),
})
