import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { zoneOfFirst } from '../../fields/known-zone.ts'
import { displayName } from '../../commands/appointments/records/appointment-name.ts'
import { movedCalendars } from '../../commands/appointments/moved-calendars.ts'
import { useMoves } from '../../commands/appointments/use-moves.ts'
import type { PanelFormProps } from '../../commands/appointments/form/panel-form.ts'
import { useClinic, useSchedules } from '../../commands/appointments/records/queries.ts'
import { criteriaLike } from './criteria.ts'
import { FindPanel } from './find-panel.tsx'
import type { Offer } from './offers.ts'

/** Finds another time for an appointment; choosing one moves it there, and the move can be undone. */
export default function FindAnother({ appointment, version, onClose }: PanelFormProps) {
  const { i18n } = useLingui()
  const clinic = useClinic()
  const [begin] = useState(() => criteriaLike(appointment, zoneOfFirst(appointment.calendarIds, clinic.calendars)))
  const schedules = useSchedules([...clinic.calendars.keys()])
  const move = useMoves(clinic, schedules, version)
  const choose = async ({ start, end, people, calendarIds, resourceId }: Offer) => {
    const [one] = people
    const places =
      people.length === 1 && one
        ? movedCalendars(appointment, { calendarId: one, resourceId })
        : { calendarIds, resourceId }
    if (await move(appointment, { start, end, ...places })) onClose(true)
  }
  return (
    <FindPanel
      title={i18n._('Another time for {name}', { name: displayName(i18n, appointment) })}
      begin={begin}
      exceptId={appointment.id}
      onChoose={(offer) => void choose(offer)}
      onClose={() => onClose(false)}
    />
  )
}
