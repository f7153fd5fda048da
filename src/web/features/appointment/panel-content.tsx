import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { Appointment } from '#api/contract/appointments.ts'
import { filesOf } from '#api/core/rules/appointment-files.ts'
import { overbookedOf } from '#api/core/rules/overbooked.ts'
import { seatsOf } from '#api/core/rules/seats.ts'
import { isWaiting } from '#api/core/rules/waiting.ts'
import { Fold, FreeFields, PanelPart } from '../../commands/appointments/form/panel-parts.tsx'
import type { InterfaceVersion } from '../../commands/appointments/interface-version.ts'
import { useClinic } from '../../commands/appointments/records/queries.ts'
import { seriesOf } from '../../commands/appointments/series/tag.ts'
import type { AppointmentCommands } from '../../commands/appointments/use-appointment-commands.ts'
import { zoneOfFirst } from '../../fields/known-zone.ts'
import { useFollowing } from '../../fields/list/following.ts'
import { Presence } from '../../fields/presence/presence.tsx'
import { useRefusal } from '../../fields/rights/use-refusal.ts'
import { WaitingPart } from '../find-time/index.ts'
import { SeriesPart } from '../recurrence/index.ts'
import { AppointmentDetails, AppointmentFacts } from './facts.tsx'
import { AppointmentFiles } from './files.tsx'
import { Guests } from './guests.tsx'
import { History } from './history.tsx'
import { InterfaceSection } from './interface-section.tsx'
import { Poll } from './poll.tsx'
import { AppointmentReferences } from './references.tsx'

interface PanelContentProps {
  appointment: Appointment
  commands: AppointmentCommands
  /** The version of the interface that is written through. */
  version: InterfaceVersion
  /** What can be done with it; nothing where that stands at the foot of the panel. */
  actions: ReactNode
  /** Whether a form that changes it is open. */
  edits: boolean
  /** Reads the appointment anew. */
  read: () => Promise<unknown>
  onVersion: (version: InterfaceVersion) => void
  onGone: () => void
}

/**
 * Everything that is known of an appointment, below the head of its panel. It asks by itself for what it needs, so that the
 * head, which answers the press, waits for none of that.
 */
export function PanelContent(props: PanelContentProps) {
  const { appointment, commands, version, actions, edits, read, onVersion, onGone } = props
  const { i18n } = useLingui()
  const clinic = useClinic()
  const refused = useRefusal('write')
  useFollowing({ read, enabled: true })

  const zone = zoneOfFirst(appointment.calendarIds, clinic.calendars)
  const isInSeries = seriesOf(appointment) !== undefined
  const waits = isWaiting(appointment)
  // What the parts above tell in words.
  const told = [
    ...(isInSeries ? ['series'] : []),
    ...(waits ? ['waitingList'] : []),
    ...(overbookedOf(appointment) ? ['overbooked'] : []),
    ...(seatsOf(appointment) === undefined ? [] : ['seats']),
    ...(filesOf(appointment).length > 0 ? ['files'] : []),
  ]
  return (
    <>
      <Presence resource="appointments" id={appointment.id} edits={edits} />
      {waits && <WaitingPart entry={appointment} version={version} onGone={onGone} />}
      <AppointmentFacts appointment={appointment} clinic={clinic} />
      {actions}
      {(!appointment.blocked || appointment.guests.length > 0) && (
        <Guests appointment={appointment} commands={refused === undefined ? commands : undefined} />
      )}
      {isInSeries && <SeriesPart appointment={appointment} clinic={clinic} version={version} />}
      {appointment.model === 'poll' && <Poll appointment={appointment} commands={commands} version={version} />}
      {!appointment.blocked && !waits && (
        <AppointmentFiles appointment={appointment} commands={commands} refused={refused} />
      )}
      {Object.keys(appointment.extraFields).some((name) => !told.includes(name)) && (
        <PanelPart title={i18n._('Extra fields')}>
          <FreeFields fields={appointment.extraFields} label={i18n._('Extra fields')} except={told} />
        </PanelPart>
      )}
      <History appointment={appointment} clinic={clinic} zone={zone} commands={commands} />
      <AppointmentReferences appointment={appointment} clinic={clinic} />
      <Fold title={i18n._('Details')}>
        <AppointmentDetails appointment={appointment} clinic={clinic} />
      </Fold>
      <InterfaceSection id={appointment.id} version={version} onVersion={onVersion} />
    </>
  )
}
