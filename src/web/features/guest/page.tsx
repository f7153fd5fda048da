import { useLingui } from '@lingui/react'
import { useParams } from 'react-router-dom'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { queryOf } from '../../client/query.ts'
import { RecordGate } from '../../fields/record/record-gate.tsx'
import { paths } from '../../paths/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { GuestView } from './guest-view.tsx'

/** Everything that is known of one guest: an address names an appointment and the position of the guest in it. */
export default function Page() {
  const { i18n } = useLingui()
  const { id = '', position = '' } = useParams()
  const read = queryOf(useApi(), contract.appointmentsV2.get, { params: { id } })
  const list = { label: i18n._('Appointments'), to: paths.appointments.list() }
  return (
    <RecordGate read={read} title={i18n._('Guest')} list={list}>
      {(appointment) => {
        const guest = appointment.guests[Number(position)]
        if (guest) return <GuestView key={`${id} ${position}`} appointment={appointment} guest={guest} list={list} />
        return (
          <EmptyState
            icon="user"
            title={i18n._('No such guest')}
            description={i18n._('The guest may have been removed from this appointment.')}
            action={<ButtonLink to={paths.appointments.one(id)}>{i18n._('Open the appointment')}</ButtonLink>}
          />
        )
      }}
    </RecordGate>
  )
}
