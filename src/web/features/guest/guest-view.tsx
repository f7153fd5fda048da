import { useLingui } from '@lingui/react'
import { useNavigate } from 'react-router-dom'
import type { Guest } from '#api/contract/appointment-fields.ts'
import type { Appointment } from '#api/contract/appointments.ts'
import { isMasked } from '#api/core/rules/masked.ts'
import type { CalendarStep } from '../../commands/appointments/view/calendar-step.ts'
import { guestName } from '../../fields/guest-name.ts'
import { paths } from '../../paths/paths.ts'
import { PageHeader, type Parent } from '../../ui/page-header.tsx'
import { GuestActions } from './guest-actions.tsx'
import { GuestContent } from './guest-content.tsx'
import { PAGE_LINKS } from './guest-links.ts'
import { bookingOfGuest, type Habit } from './guest-record.ts'
import { useGuestRecord } from './use-guest-record.ts'

interface GuestViewProps {
  /** Where the guest was met. */
  appointment: Appointment
  guest: Guest
  list: Parent
}

/** A guest as their appointments tell: what comes, what was, how they are reached, and what the team wrote down. */
export function GuestView({ appointment, guest: met, list }: GuestViewProps) {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const found = useGuestRecord(appointment, met)
  const { record } = found
  const { guest } = record

  const book = (habit?: Habit) =>
    void navigate(paths.appointments.calendar({ open: 'new' }), {
      state: { booking: bookingOfGuest(guest, habit) } satisfies CalendarStep,
    })
  if (isMasked(guest)) {
    return (
      <>
        <PageHeader title={i18n._('Anonymized guest')} parent={list} />
        <p>{i18n._('There’s no record of this guest anymore.')}</p>
      </>
    )
  }
  return (
    <>
      <PageHeader
        title={guestName(guest)}
        parent={list}
        actions={<GuestActions record={record} onBook={() => book()} />}
      />
      <GuestContent found={found} links={PAGE_LINKS} onBook={book} />
    </>
  )
}
