import { knownZone } from '../../../fields/known-zone.ts'
import { zoned } from '../../../fields/zoned.ts'
import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { contract } from '../../../../api/contract/table.ts'
import { isWaiting } from '../../../../api/core/rules/waiting.ts'
import { useApi } from '../../../client/api-context.ts'
import { queryOf } from '../../../client/query.ts'
import { useFollowing } from '../../../fields/list/following.ts'
import { withMessages } from '../../../i18n/catalogue.ts'
import { useFormat } from '../../../i18n/LocaleProvider.tsx'
import { Button } from '../../../ui/Button.tsx'
import { SidePanel } from '../../../ui/panel/SidePanel.tsx'
import { FormSkeleton } from '../../../ui/Skeletons.tsx'
import { nameOf } from '../appointment-name.ts'
import type { InterfaceVersion } from '../desk/gateway.ts'
import { useDesk } from '../desk/use-desk.ts'
import { Missing } from '../Missing.tsx'
import { useClinic } from '../reads.ts'
import { seriesOf } from '../series/tag.ts'
import { Actions, type PanelForm } from './Actions.tsx'
import { Details, Facts } from './Facts.tsx'
import { Guests } from './Guests.tsx'
import { Fold, FreeFields, PanelPart } from './parts.tsx'
import { CallButton } from './CallButton.tsx'
import { References } from './References.tsx'
import { StatusMenu } from './StatusMenu.tsx'
import { useStatusStep } from './use-status-step.ts'

const CancelDialog = lazy(() => import('./CancelDialog.tsx'))
const EditDialog = lazy(withMessages('forms', () => import('./EditDialog.tsx')))
const MoveDialog = lazy(withMessages('forms', () => import('./MoveDialog.tsx')))
const MaskDialog = lazy(withMessages('work', () => import('./MaskDialog.tsx')))
const TakeOneDialog = lazy(withMessages('take', () => import('../take/TakeOneDialog.tsx')))
const FindAnother = lazy(withMessages('find', () => import('../find/FindAnother.tsx')))
const WaitingPart = lazy(withMessages(['find', 'desk'], () => import('../find/WaitingPart.tsx')))
const SeriesPart = lazy(withMessages('series', () => import('../series/SeriesPart.tsx')))
const Poll = lazy(() => import('./Poll.tsx'))
const History = lazy(() => import('./History.tsx'))
const InterfaceSection = lazy(() => import('./InterfaceSection.tsx'))

const FORMS = {
  cancel: CancelDialog,
  edit: EditDialog,
  move: MoveDialog,
  find: FindAnother,
  mask: MaskDialog,
  take: TakeOneDialog,
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
  const desk = useDesk(version)
  const { busy, take } = useStatusStep(desk)
  const appointment = found.data
  useFollowing({ read: () => found.refetch({ cancelRefetch: false }), enabled: appointment !== undefined })

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
  const zone = knownZone(clinic.calendars.get(appointment.calendarIds[0] ?? ''))
  const said = format.dateTimeRange(appointment.startDate, appointment.endDate, zone)
  const Form = form && FORMS[form]
  const waits = isWaiting(appointment)
  // What the parts above tell in words.
  const told = [...(seriesOf(appointment) ? ['series'] : []), ...(waits ? ['waitingList'] : [])]
  return (
    <SidePanel
      open
      width={480}
      title={nameOf(appointment) || i18n._('Appointment')}
      description={
        <>
          <StatusMenu
            appointment={appointment}
            knowsSubStatus={version === 2}
            onStep={(step) => void take(appointment, step)}
          />{' '}
          {!waits && zoned(said, zone, appointment.startDate, clinic.calendars.values(), format)}
        </>
      }
      tools={<CallButton guests={appointment.guests} />}
      onClose={onClose}
    >
      {waits && (
        <Suspense fallback={null}>
          <WaitingPart entry={appointment} version={version} onGone={onClose} />
        </Suspense>
      )}
      <Actions
        appointment={appointment}
        desk={desk}
        version={version}
        busy={busy}
        onStep={(step) => void take(appointment, step)}
        onForm={setForm}
        onGone={onClose}
      />
      <Facts appointment={appointment} clinic={clinic} />
      {(!appointment.blocked || appointment.guests.length > 0) && <Guests appointment={appointment} desk={desk} />}
      <Suspense fallback={null}>
        {seriesOf(appointment) && <SeriesPart appointment={appointment} clinic={clinic} version={version} />}
        {appointment.model === 'poll' && <Poll appointment={appointment} desk={desk} version={version} />}
        {Object.keys(appointment.extraFields).some((name) => !told.includes(name)) && (
          <PanelPart title={i18n._('Extra fields')}>
            <FreeFields fields={appointment.extraFields} label={i18n._('Extra fields')} except={told} />
          </PanelPart>
        )}
        <History appointment={appointment} clinic={clinic} zone={zone} desk={desk} />
        <References appointment={appointment} clinic={clinic} />
        <Fold title={i18n._('Details')}>
          <Details appointment={appointment} clinic={clinic} />
        </Fold>
        <InterfaceSection id={id} version={version} onVersion={setVersion} />
        {Form && <Form appointment={appointment} version={version} onClose={() => setForm(undefined)} />}
      </Suspense>
    </SidePanel>
  )
}
