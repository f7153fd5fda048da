import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import type { Guest } from '#api/contract/appointment-fields.ts'
import type { Appointment } from '#api/contract/appointments.ts'
import { contract } from '#api/contract/table.ts'
import { isMasked } from '#api/core/rules/masked.ts'
import { useApi } from '../../client/api-context.ts'
import { queryOf } from '../../client/query.ts'
import { guestAddress, readGuestPlace } from '../../commands/appointments/guests/guest-place.ts'
import { openedAddress } from '../../commands/appointments/view/view-state.ts'
import type { BookingPrefill } from '../../commands/appointments/view/calendar-step.ts'
import { errorSentence } from '../../fields/error-sentence.ts'
import { guestName } from '../../fields/guest-name.ts'
import { paths } from '../../paths/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SidePanel } from '../../ui/panel/side-panel.tsx'
import { FormSkeleton } from '../../ui/skeletons.tsx'
import { GuestActions } from './guest-actions.tsx'
import { GuestContent } from './guest-content.tsx'
import { bookingOfGuest, type Habit } from './guest-record.ts'
import { useGuestRecord } from './use-guest-record.ts'

interface GuestPanelProps {
  /** Where the guest is met (`guestPlace`). */
  place: string
  /** Begins a booking; absent where one is being made already. */
  onBook?: ((booking: BookingPrefill) => void) | undefined
  onClose: () => void
}

/** Everything that is known of one guest beside the calendar, over what was open there, which stays as it is. */
export default function GuestPanel(props: GuestPanelProps) {
  const { i18n } = useLingui()
  const { id, position } = readGuestPlace(props.place)
  const read = useQuery(queryOf(useApi(), contract.appointmentsV2.get, { params: { id } }))
  const guest = read.data?.guests[position]
  if (read.data && guest && !isMasked(guest)) return <Known {...props} appointment={read.data} guest={guest} />
  return (
    <SidePanel open docks="over" title={i18n._('Guest')} onClose={props.onClose}>
      {read.error && <ErrorState description={errorSentence(i18n, read.error)} retry={() => void read.refetch()} />}
      {read.isPending && <FormSkeleton />}
      {read.data && (
        <p>
          {guest
            ? i18n._('There’s no record of this guest anymore.')
            : i18n._('The guest may have been removed from this appointment.')}
        </p>
      )}
    </SidePanel>
  )
}

function Known({
  place,
  appointment,
  guest: met,
  onBook,
  onClose,
}: GuestPanelProps & { appointment: Appointment; guest: Guest }) {
  const { i18n } = useLingui()
  const here = useLocation()
  const found = useGuestRecord(appointment, met)
  const { record } = found
  const { guest } = record
  const { id, position } = readGuestPlace(place)
  const book = onBook && ((habit?: Habit) => onBook(bookingOfGuest(guest, habit)))
  return (
    <SidePanel
      open
      docks="over"
      title={guestName(guest)}
      tools={
        <ButtonLink kind="quiet" to={paths.appointments.guest(id, position)}>
          {i18n._('Open page')}
        </ButtonLink>
      }
      onClose={onClose}
      actions={<GuestActions record={record} onBook={book && (() => book())} />}
    >
      <GuestContent
        found={found}
        links={{ visit: (visit) => openedAddress(here, visit), guest: (at, which) => guestAddress(here, at, which) }}
        onBook={book}
      />
    </SidePanel>
  )
}
