import { LIST_URL, type ListUrl } from '../../fields/list/list-url.ts'
import { TABLE_VIEW_URL, type TableView } from '../../ui/table/view.ts'
import { oneOf, text, type UrlSpec } from '../../ui/url-state.ts'

/** What the list of service types keeps in its address: the filter of specification 4.8, order and columns. */
export interface ServiceTypesUrl extends ListUrl, TableView {
  name: string
  /** With whom a type is shared; the interface has no such filter. */
  sharing: '' | 'private' | 'organizations' | 'public'
}

/** How each of them is written there. */
export const SERVICE_TYPES_URL: UrlSpec<ServiceTypesUrl> = {
  ...LIST_URL,
  ...TABLE_VIEW_URL,
  name: text(),
  sharing: oneOf(['', 'private', 'organizations', 'public'], ''),
}
