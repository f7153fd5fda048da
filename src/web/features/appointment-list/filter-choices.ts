import type { FilterChoice } from '../../ui/filters.tsx'
import type { SetUrlState } from '../../ui/use-url-state.ts'
import type { InterfaceVersion } from '../../commands/appointments/interface-version.ts'
import type { Clinic } from '../../commands/appointments/records/queries.ts'
import type { AppointmentsUrl } from '../../commands/appointments/list/list-url.ts'

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
): FilterChoice[] =>
  [...records].toSorted((a, b) => compare(a.name, b.name)).map(({ id, name }) => ({ value: id, label: name }))
