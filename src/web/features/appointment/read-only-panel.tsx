import { useLingui } from '@lingui/react'
import type { Appointment } from '#api/contract/appointments.ts'
import { zoneOfFirst } from '../../fields/known-zone.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { SidePanel } from '../../ui/panel/side-panel.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import { displayName } from '../../commands/appointments/records/appointment-name.ts'
import { useClinic } from '../../commands/appointments/records/queries.ts'
import { AppointmentDetails, AppointmentFacts } from './facts.tsx'
import { Guests } from './guests.tsx'
import { Fold } from '../../commands/appointments/form/panel-parts.tsx'
import { JsonText } from './raw-json.tsx'

interface ReadOnlyPanelProps {
  /** As the list has it: a connected calendar has no reads of single events. */
  appointment: Appointment
  /** What the connection is called. */
  source: string
  onClose: () => void
}

/** An appointment of a connected calendar: everything that is known, nothing that could be changed, and marked so. */
export default function ReadOnlyPanel({ appointment, source, onClose }: ReadOnlyPanelProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const clinic = useClinic()
  const zone = zoneOfFirst(appointment.calendarIds, clinic.calendars)
  return (
    <SidePanel
      open
      width={560}
      title={displayName(i18n, appointment)}
      description={
        <>
          <StatusChip tone="external" label={i18n._('{source} · read-only', { source })} />{' '}
          {format.dateTimeRange(appointment.startDate, appointment.endDate, zone)}
        </>
      }
      onClose={onClose}
    >
      <p style={{ marginBlockStart: 0 }}>
        {i18n._('This appointment belongs to a connected calendar. Change it there.')}
      </p>
      <AppointmentFacts appointment={appointment} clinic={clinic} />
      <Guests appointment={appointment} />
      <Fold title={i18n._('Details')}>
        <AppointmentDetails appointment={appointment} clinic={clinic} />
      </Fold>
      <Fold title={i18n._('All fields')}>
        <JsonText value={appointment} label={i18n._('All fields')} />
      </Fold>
    </SidePanel>
  )
}
