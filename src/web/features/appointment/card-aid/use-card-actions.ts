import { useLingui } from '@lingui/react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Appointment } from '#api/contract/appointments.ts'
import { useApi } from '../../../client/api-context.ts'
import { againValues, copiedValues } from '../../../commands/appointments/form/appointment-values.ts'
import { guestAddress } from '../../../commands/appointments/guests/guest-place.ts'
import { useClinic } from '../../../commands/appointments/records/queries.ts'
import { STATUS_STEPS, STEP_WORDS } from '../../../commands/appointments/status-steps.ts'
import { useVerdict } from '../../../commands/appointments/use-verdict.ts'
import { reschedulingAddress } from '../../../commands/appointments/view/rescheduling.ts'
import { openedAddress } from '../../../commands/appointments/view/view-state.ts'
import { guestName, guestWords } from '../../../fields/guest-name.ts'
import { zoneOfFirst } from '../../../fields/known-zone.ts'
import { useRefusal } from '../../../fields/rights/use-refusal.ts'
import { copyText } from '../../../ui/copy-text.ts'
import type { RowAction } from '../../../ui/table/row-actions.ts'
import { useBookLike } from '../book-like.ts'
import type { KeyStep } from '../steps/step-keys.ts'

/** What can be done with a card without opening it: the steps of its status that are open, then the rest. */
export function useCardActions(onStep: (id: string, step: KeyStep) => void) {
  const { i18n } = useLingui()
  const { clock } = useApi()
  const { calendars } = useClinic()
  const navigate = useNavigate()
  const location = useLocation()
  const judge = useVerdict()
  const writing = useRefusal('write')
  const bookLike = useBookLike()

  return (appointment: Appointment) => {
    const { id, blocked, guests } = appointment
    const isOpen = (action: Parameters<typeof judge>[0]) => judge(action, appointment).ok
    const reschedule: RowAction = {
      label: i18n._('Reschedule'),
      icon: 'clock',
      onAct: () =>
        void navigate(
          reschedulingAddress(appointment, location, clock.now(), zoneOfFirst(appointment.calendarIds, calendars)),
        ),
    }
    const steps = STATUS_STEPS.filter((step) => isOpen(step)).map((step): RowAction => ({
      label: i18n._(STEP_WORDS[step].label),
      icon: STEP_WORDS[step].icon,
      onAct: () => onStep(id, step),
    }))
    const position = guests.findIndex((guest) => guestName(guest) !== '')
    const phone = guests.map((guest) => guestWords(guest).phone).find((it) => it !== '')
    const menu: (RowAction | false)[] = [
      {
        label: i18n._('Open'),
        icon: 'calendar',
        onAct: () => void navigate(openedAddress(location, id)),
      },
      ...steps,
      isOpen('move') && reschedule,
      !blocked && {
        label: i18n._('Book again'),
        icon: 'redo',
        onAct: () => bookLike(againValues(appointment)),
        disabledReason: writing,
      },
      !blocked && {
        label: i18n._('Duplicate'),
        icon: 'copy',
        onAct: () => bookLike(copiedValues(appointment)),
        disabledReason: writing,
      },
      position >= 0 && {
        label: i18n._('Guest'),
        icon: 'user',
        onAct: () => void navigate(guestAddress(location, id, position)),
      },
      phone !== undefined && {
        label: i18n._('Copy phone'),
        icon: 'phone',
        onAct: () => void copyText(i18n, phone),
      },
      isOpen('cancel') && {
        label: i18n._('Cancel appointment'),
        icon: 'cancelled',
        danger: true,
        onAct: () => onStep(id, 'cancel'),
      },
    ]
    return {
      menu: menu.filter((action) => action !== false),
      /** The two that are pressed most: the next step, and another time. */
      first: [...steps.slice(0, 1), ...(isOpen('move') ? [reschedule] : [])],
    }
  }
}
