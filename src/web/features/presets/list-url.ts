import { LIST_URL, type ListUrl } from '../../fields/list/list-url.ts'
import { TABLE_VIEW_URL, type TableView } from '../../ui/table/view.ts'
import { text, type UrlSpec } from '../../ui/url-state.ts'

/** What the list of presets keeps in its address: every parameter of specification 4.2, order and columns. */
export interface PresetsUrl extends ListUrl, TableView {
  /** The exact title. */
  title: string
}

/** How each of them is written there. */
export const PRESETS_URL: UrlSpec<PresetsUrl> = { ...LIST_URL, ...TABLE_VIEW_URL, title: text() }
