import { knownZone } from '../../../fields/known-zone.ts'
import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { contract } from '../../../../api/contract/table.ts'
import { useApi } from '../../../client/api-context.ts'
import { queryOf } from '../../../client/query.ts'
import { standingOf } from '../../../fields/appointment-standing.ts'
import { withMessages } from '../../../i18n/catalogue.ts'
import { useFormat } from '../../../i18n/LocaleProvider.tsx'
import { Button } from '../../../ui/Button.tsx'
import { SidePanel } from '../../../ui/panel/SidePanel.tsx'
import { FormSkeleton } from '../../../ui/Skeletons.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { nameOf } from '../appointment-name.ts'
import type { InterfaceVersion } from '../desk/gateway.ts'
import { useDesk } from '../desk/use-desk.ts'
import { Missing } from '../Missing.tsx'
import { useClinic } from '../reads.ts'
import { Actions, type PanelForm } from './Actions.tsx'
import { Facts } from './Facts.tsx'

const CancelDialog = lazy(() => import('./CancelDialog.tsx'))
const EditDialog = lazy(withMessages('forms', () => import('./EditDialog.tsx')))
const MoveDialog = lazy(withMessages('forms', () => import('./MoveDialog.tsx')))
const MaskDialog = lazy(() => import('./MaskDialog.tsx'))
const Poll = lazy(() => import('./Poll.tsx'))
const InterfaceSection = lazy(() => import('./InterfaceSection.tsx'))

const FORMS = { cancel: CancelDialog, edit: EditDialog, move: MoveDialog, mask: MaskDialog } as const

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
  const desk = useDesk(version)
  const appointment = found.data

  if (!appointment) {
    return (
      <SidePanel open title={i18n._('Appointment')} onClose={onClose}>
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
  const { tone, label } = standingOf(appointment, i18n)
  const zone = knownZone(clinic.calendars.get(appointment.calendarIds[0] ?? ''))
  const Form = form && FORMS[form]
  return (
    <SidePanel
      open
      title={nameOf(appointment) || i18n._('Appointment')}
      description={
        <>
          <StatusChip tone={tone} label={label} />{' '}
          {format.dateTimeRange(appointment.startDate, appointment.endDate, zone)}
        </>
      }
      onClose={onClose}
    >
      <Actions appointment={appointment} desk={desk} knowsSubStatus={version === 2} onForm={setForm} onGone={onClose} />
      <Facts appointment={appointment} clinic={clinic} />
      <Suspense fallback={null}>
        {appointment.model === 'poll' && <Poll appointment={appointment} desk={desk} version={version} />}
        <InterfaceSection id={id} version={version} onVersion={setVersion} />
        {Form && <Form appointment={appointment} version={version} onClose={() => setForm(undefined)} />}
      </Suspense>
    </SidePanel>
  )
}
