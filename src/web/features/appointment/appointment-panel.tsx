import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useDeferredValue, useState } from 'react'
import MuiButton from '@mui/material/Button'
import { contract } from '#api/contract/table.ts'
import type { Guest } from '#api/contract/appointment-fields.ts'
import type { Appointment } from '#api/contract/appointments.ts'
import { lazySection } from '../../ui/lazy-part.tsx'
import { useApi } from '../../client/api-context.ts'
import { isApiError } from '../../client/api-error.ts'
import { queryOf } from '../../client/query.ts'
import { withMessages } from '../../i18n/catalogue.ts'
import { Button } from '../../ui/button.tsx'
import { Opening } from '../../ui/opening.tsx'
import { SidePanel } from '../../ui/panel/side-panel.tsx'
import { FormSkeleton } from '../../ui/skeletons.tsx'
import { appointmentName, displayName } from '../../commands/appointments/records/appointment-name.ts'
import type { InterfaceVersion } from '../../commands/appointments/interface-version.ts'
import {
  useAppointmentCommands,
  type AppointmentCommands,
} from '../../commands/appointments/use-appointment-commands.ts'
import { Missing } from './missing.tsx'
import { useKnownAppointment } from '../../commands/appointments/records/queries.ts'
import { Actions, type PanelForm } from './actions.tsx'
import { PanelContent } from './panel-content.tsx'
import { PanelStanding } from './panel-standing.tsx'
import { StatusRoom } from './status-menu.tsx'
import { guestName, guestWords } from '../../fields/guest-name.ts'
import { Icon } from '../../ui/icons.tsx'
import { PHONE, useMatchMedia } from '../../ui/use-match-media.ts'
import { useEarlyQuestion } from '../../commands/appointments/early-step.ts'
import { changeOfStep, STEP_WORDS, type StatusStep } from '../../commands/appointments/status-steps.ts'

/** Takes a step of the status, after the question that an early step asks; `busy` while the service answers. */
function useStatusStep(commands: AppointmentCommands) {
  const { i18n } = useLingui()
  const isMeant = useEarlyQuestion()
  const [busy, setBusy] = useState(false)
  const take = async (appointment: Appointment, step: StatusStep) => {
    const name = displayName(i18n, appointment)
    setBusy(true)
    if (await isMeant(step, [appointment])) {
      const failed = i18n._('Couldn’t change the status of {name}', { name })
      await commands.change(appointment, changeOfStep(step), { done: i18n._(STEP_WORDS[step].done, { name }), failed })
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
  const [version, setVersion] = useState<InterfaceVersion>(firstVersion)
  const [form, setForm] = useState<PanelForm>()
  const found = useQuery(queryOf(useApi(), contract.appointmentsV2.get, { params: { id } }))
  const commands = useAppointmentCommands(version)
  const { busy, take } = useStatusStep(commands)
  const isPhone = useMatchMedia(PHONE)
  const known = useKnownAppointment(id, found.data === undefined)
  // What was pressed is answered by the head; the rest comes right after it is painted, or else with what is read.
  const isWhole = useDeferredValue(true, found.data === undefined)
  // What somebody else has deleted is not shown as if it were there; a form over it keeps what is typed.
  const isGone = isApiError(found.error) && found.error.kind === 'not-found' && !form
  const appointment = isGone ? undefined : found.data

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
  const Form = form && FORMS[form]
  const actions = (
    <Actions
      appointment={appointment}
      commands={commands}
      version={version}
      busy={busy}
      onStep={(step) => void take(appointment, step)}
      onForm={setForm}
      onGone={onClose}
    />
  )
  return (
    <SidePanel
      open
      docks
      title={displayName(i18n, appointment)}
      description={
        isWhole ? (
          <PanelStanding {...{ appointment, version }} onStep={(step) => void take(appointment, step)} />
        ) : (
          <StatusRoom />
        )
      }
      tools={<CallButton guests={appointment.guests} />}
      onClose={onClose}
      actions={isPhone && actions}
    >
      {isWhole && (
        <PanelContent
          {...{ appointment, commands, version }}
          actions={!isPhone && actions}
          edits={form === 'edit' || form === 'move'}
          read={() => found.refetch({ cancelRefetch: false })}
          onVersion={setVersion}
          onGone={onClose}
        />
      )}
      <Suspense fallback={<Opening />}>
        {Form && <Form appointment={appointment} version={version} onClose={() => setForm(undefined)} />}
      </Suspense>
    </SidePanel>
  )
}
