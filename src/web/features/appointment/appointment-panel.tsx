import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useDeferredValue, useState } from 'react'
import MuiButton from '@mui/material/Button'
import { contract } from '#api/contract/table.ts'
import { isWaiting } from '#api/core/rules/waiting.ts'
import type { Guest } from '#api/contract/appointment-fields.ts'
import type { Appointment } from '#api/contract/appointments.ts'
import { lazySection } from '../../ui/lazy-part.tsx'
import { knownZone } from '../../fields/known-zone.ts'
import { useApi } from '../../client/api-context.ts'
import { queryOf } from '../../client/query.ts'
import { Presence } from '../../fields/presence/presence.tsx'
import { useRefusal } from '../../fields/rights/use-refusal.ts'
import { useFollowing } from '../../fields/list/following.ts'
import { withMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { SidePanel } from '../../ui/panel/side-panel.tsx'
import { FormSkeleton } from '../../ui/skeletons.tsx'
import { appointmentName } from '../../commands/appointments/records/appointment-name.ts'
import type { InterfaceVersion } from '../../commands/appointments/interface-version.ts'
import {
  useAppointmentCommands,
  type AppointmentCommands,
} from '../../commands/appointments/use-appointment-commands.ts'
import { Missing } from './missing.tsx'
import { useClinic, useKnownAppointment } from '../../commands/appointments/records/queries.ts'
import { useNow } from '../../commands/appointments/records/use-now.ts'
import { isTold } from '../../client/reading/warnings.ts'
import { seriesOf } from '../../commands/appointments/series/tag.ts'
import { Actions, type PanelForm } from './actions.tsx'
import { AppointmentDetails, AppointmentFacts } from './facts.tsx'
import { Guests } from './guests.tsx'
import { History } from './history.tsx'
import { InterfaceSection } from './interface-section.tsx'
import { Poll } from './poll.tsx'
import { Fold, FreeFields, PanelPart } from '../../commands/appointments/form/panel-parts.tsx'
import { AppointmentReferences } from './references.tsx'
import { StatusMenu, StatusRoom } from './status-menu.tsx'
import { guestName, guestWords } from '../../fields/guest-name.ts'
import { Icon } from '../../ui/icons.tsx'
import { useMatchMedia } from '../../ui/use-match-media.ts'
import { useEarlyQuestion } from '../../commands/appointments/early-step.ts'
import { changeOfStep, STEP_WORDS, type StatusStep } from '../../commands/appointments/status-steps.ts'

/** Takes a step of the status, after the question that an early step asks; `busy` while the service answers. */
function useStatusStep(desk: AppointmentCommands) {
  const { i18n } = useLingui()
  const isMeant = useEarlyQuestion()
  const [busy, setBusy] = useState(false)
  const take = async (appointment: Appointment, step: StatusStep) => {
    const name = appointmentName(appointment) || i18n._('Appointment')
    setBusy(true)
    if (await isMeant(step, [appointment])) {
      const failed = i18n._('Couldn’t change the status of {name}', { name })
      await desk.change(appointment, changeOfStep(step), { done: i18n._(STEP_WORDS[step].done, { name }), failed })
    }
    setBusy(false)
  }
  return { busy, take }
}

/** Calls the first guest who has a phone; absent where there is none. */
function CallButton({ guests }: { guests: readonly Guest[] }) {
  const { i18n } = useLingui()
  const guest = guests.find((it) => guestWords(it).phone !== '')
  if (!guest) return null
  return (
    <MuiButton
      href={`tel:${guestWords(guest).phone.replaceAll(' ', '')}`}
      aria-label={i18n._('Call {name}', { name: guestName(guest) })}
      startIcon={<Icon name="phone" />}
    >
      {i18n._('Call')}
    </MuiButton>
  )
}

const CancelDialog = lazySection(() => import('./cancel-dialog.tsx'))
const EditDialog = lazySection(withMessages(() => import('./edit-dialog.tsx')))
const MoveDialog = lazySection(withMessages(() => import('./move-dialog.tsx')))
const MaskDialog = lazySection(withMessages(() => import('./mask-dialog.tsx')))
const ExportOneDialog = lazySection(withMessages(() => import('../export/export-one-dialog.tsx')))
const VersionHistory = lazySection(withMessages(() => import('./version-history.tsx')))
const FindAnother = lazySection(withMessages(() => import('../find-time/find-another.tsx')))
const WaitingPart = lazySection(withMessages(() => import('../find-time/waiting-list/waiting-part.tsx')))
const SeriesPart = lazySection(withMessages(() => import('../recurrence/series-part.tsx')))

const FORMS = {
  cancel: CancelDialog,
  edit: EditDialog,
  move: MoveDialog,
  find: FindAnother,
  mask: MaskDialog,
  take: ExportOneDialog,
  history: VersionHistory,
} as const

interface AppointmentPanelProps {
  id: string
  /** The version that the panel writes through until another one is chosen in it. */
  firstVersion: InterfaceVersion
  onClose: () => void
}

/** One appointment beside the calendar: how it stands, what can be done, everything that is known. */
export default function AppointmentPanel({ id, firstVersion, onClose }: AppointmentPanelProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const [version, setVersion] = useState<InterfaceVersion>(firstVersion)
  const [form, setForm] = useState<PanelForm>()
  const found = useQuery(queryOf(useApi(), contract.appointmentsV2.get, { params: { id } }))
  const clinic = useClinic()
  const desk = useAppointmentCommands(version)
  const now = useNow()
  const refused = useRefusal('write')
  const { busy, take } = useStatusStep(desk)
  const isPhone = useMatchMedia('(max-width: 599.95px)')
  const known = useKnownAppointment(id)
  // What was pressed is answered by the head; the rest comes right after it is painted, or else with what is read.
  const isWhole = useDeferredValue(true, found.data === undefined)
  const appointment = found.data
  useFollowing({ read: () => found.refetch({ cancelRefetch: false }), enabled: appointment !== undefined })

  if (!appointment) {
    return (
      <SidePanel
        open
        docks
        title={(!found.error && known && appointmentName(known)) || i18n._('Appointment')}
        description={!found.error && <StatusRoom />}
        onClose={onClose}
      >
        {found.error ? (
          <Missing
            error={found.error}
            retry={() => void found.refetch()}
            way={<Button onClick={onClose}>{i18n._('Close')}</Button>}
          />
        ) : (
          <FormSkeleton />
        )}
      </SidePanel>
    )
  }
  const zone = knownZone(clinic.calendars.get(appointment.calendarIds[0] ?? ''))
  const Form = form && FORMS[form]
  const actions = (
    <Actions
      appointment={appointment}
      desk={desk}
      version={version}
      busy={busy}
      onStep={(step) => void take(appointment, step)}
      onForm={setForm}
      onGone={onClose}
    />
  )
  const waits = isWaiting(appointment)
  // What the parts above tell in words.
  const told = [...(seriesOf(appointment) ? ['series'] : []), ...(waits ? ['waitingList'] : [])]
  return (
    <SidePanel
      open
      docks
      title={appointmentName(appointment) || i18n._('Appointment')}
      description={
        isWhole ? (
          <>
            <StatusMenu
              appointment={appointment}
              knowsSubStatus={version === 2}
              onStep={(step) => void take(appointment, step)}
            />{' '}
            {!waits && isTold(appointment, 'startDate') && format.relative(appointment.startDate, now)}
          </>
        ) : (
          <StatusRoom />
        )
      }
      tools={<CallButton guests={appointment.guests} />}
      onClose={onClose}
      actions={isPhone && actions}
    >
      {isWhole && (
        <>
          <Presence resource="appointments" id={id} edits={form === 'edit' || form === 'move'} />
          {waits && (
            <Suspense fallback={null}>
              <WaitingPart entry={appointment} version={version} onGone={onClose} />
            </Suspense>
          )}
          <AppointmentFacts appointment={appointment} clinic={clinic} />
          {!isPhone && actions}
          {(!appointment.blocked || appointment.guests.length > 0) && (
            <Guests appointment={appointment} desk={refused === undefined ? desk : undefined} />
          )}
          <Suspense fallback={null}>
            {seriesOf(appointment) && <SeriesPart appointment={appointment} clinic={clinic} version={version} />}
            {appointment.model === 'poll' && <Poll appointment={appointment} desk={desk} version={version} />}
            {Object.keys(appointment.extraFields).some((name) => !told.includes(name)) && (
              <PanelPart title={i18n._('Extra fields')}>
                <FreeFields fields={appointment.extraFields} label={i18n._('Extra fields')} except={told} />
              </PanelPart>
            )}
            <History appointment={appointment} clinic={clinic} zone={zone} desk={desk} />
            <AppointmentReferences appointment={appointment} clinic={clinic} />
            <Fold title={i18n._('Details')}>
              <AppointmentDetails appointment={appointment} clinic={clinic} />
            </Fold>
            <InterfaceSection id={id} version={version} onVersion={setVersion} />
          </Suspense>
        </>
      )}
      <Suspense fallback={null}>
        {Form && <Form appointment={appointment} version={version} onClose={() => setForm(undefined)} />}
      </Suspense>
    </SidePanel>
  )
}
