import type { Choice } from '../../../ui/filters.tsx'
import type { SetUrlState } from '../../../ui/useUrlState.ts'
import type { InterfaceVersion } from '../desk/gateway.ts'
import type { Clinic } from '../reads.ts'
import type { AppointmentsUrl } from './list-url.ts'

/** What the filters of the list are made from. */
export interface ListFiltersOptions {
  url: AppointmentsUrl
  set: SetUrlState<AppointmentsUrl>
  clinic: Clinic
  /** The version in use. */
  version: InterfaceVersion
}

/** Records to choose from, by name. */
export const choicesByName = (
  records: Iterable<{ id: string; name: string }>,
  compare: (a: string, b: string) => number,
): Choice[] =>
  [...records].toSorted((a, b) => compare(a.name, b.name)).map(({ id, name }) => ({ value: id, label: name }))
