import type { SetUrlState } from '../../ui/use-url-state.ts'
import type { InterfaceVersion } from '../../commands/appointments/interface-version.ts'
import type { Clinic } from '../../commands/appointments/records/queries.ts'
import type { AppointmentsUrl } from '../../commands/appointments/list/list-url.ts'

/** What the filters of the list are made from. */
export interface ListFiltersOptions {
  url: AppointmentsUrl
  set: SetUrlState<AppointmentsUrl>
  clinic: Clinic
  /** Today's date at the house, whose days the dates of the list are. */
  today: string
  /** The version in use. */
  version: InterfaceVersion
}
