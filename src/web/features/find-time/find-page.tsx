import { useState } from 'react'
import { formatInstant } from '#api/time/instant.ts'
import { knownZone } from '../../fields/known-zone.ts'
import type { SetUrlState } from '../../ui/use-url-state.ts'
import { newValues } from '../../commands/appointments/form/appointment-values.ts'
import {
  type Clinic,
  useCalendarQuery,
  useClinic,
  useServiceQuery,
} from '../../commands/appointments/records/queries.ts'
import { type CalendarView, closedPanel } from '../../commands/appointments/view/view-state.ts'
import { type Criteria, NO_CRITERIA, dateIn } from './criteria.ts'
import { FindPanel } from './find-panel.tsx'
import type { Offer } from './offers.ts'

interface FindPageProps {
  view: CalendarView
  set: SetUrlState<CalendarView>
  onClose: () => void
}

/** What is looked for first, as the address says it. */
function beginningOf({ on, start, forService, date }: CalendarView, { calendars, services }: Clinic): Criteria {
  const service = services.get(forService)
  const isThing = calendars.get(on)?.type === 'asset'
  return {
    ...NO_CRITERIA,
    serviceId: service?.id ?? null,
    minutes: service?.duration ?? NO_CRITERIA.minutes,
    people: on && !isThing ? [on] : [],
    resource: isThing ? on : '',
    // From the date on screen, unless a time was pressed there.
    from: dateIn(start, knownZone(calendars.get(on))) || date,
  }
}

function Begun({ view, set, onClose, clinic }: FindPageProps & { clinic: Clinic }) {
  const [begin] = useState(() => beginningOf(view, clinic))
  const [values] = useState(() => newValues())
  const choose = ({ start, end, people, resourceId }: Offer, { serviceId }: Criteria) =>
    set(
      {
        open: 'new',
        start: formatInstant(start),
        end: formatInstant(end),
        // Whom the service needs all together nobody chooses.
        on: people.length === 1 ? (people[0] ?? '') : '',
        thing: resourceId ?? '',
        forService: serviceId ?? '',
      },
      { replace: false },
    )
  const wait = () => set({ ...closedPanel, open: 'waiting' }, { replace: false })
  return <FindPanel docks begin={begin} values={values} onChoose={choose} onWaiting={wait} onClose={onClose} />
}

/** Finds a time beside the calendar; choosing one begins a booking with it. */
export default function FindPage(props: FindPageProps) {
  const clinic = useClinic()
  const isComing = [useCalendarQuery(), useServiceQuery()].some(({ isPending }) => isPending)
  return isComing ? null : <Begun {...props} clinic={clinic} />
}
