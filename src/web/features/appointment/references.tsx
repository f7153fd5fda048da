import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { Link } from 'react-router-dom'
import type { Appointment } from '#api/contract/appointments.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { paint } from '../../theme/paint.ts'
import { paths } from '../../paths/paths.ts'
import type { Clinic } from '../../commands/appointments/records/queries.ts'
import { Fold } from '../../commands/appointments/form/panel-parts.tsx'
import { size, weight } from '../../theme/scale.ts'

const Table = styled('table')({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: size.body2,
  '& th, & td': { padding: '1px 8px 1px 0', textAlign: 'start', fontWeight: weight.regular, overflowWrap: 'anywhere' },
  '& th': { color: paint.soft, verticalAlign: 'middle' },
  '& code': { fontSize: size.caption, overflowWrap: 'anywhere' },
  '& td:last-of-type': { inlineSize: 40, padding: 0 },
})

interface Reference {
  term: string
  id: string
  name?: string | undefined
  to?: string
}

/** Everything that an appointment is known by or refers to: each id to be copied, and led to where it has a page. */
export function AppointmentReferences({ appointment, clinic }: { appointment: Appointment; clinic: Clinic }) {
  const { i18n } = useLingui()
  const { id, serviceId, calendarIds, resourceId, userId, userGroupId, externalId, interactionId } = appointment
  const nameOf = (calendarId: string) => clinic.calendars.get(calendarId)?.name
  const rows: Reference[] = [
    { term: appointment.blocked ? i18n._('Block') : i18n._('Appointment'), id },
    ...(serviceId
      ? [
          {
            term: i18n._('Service'),
            id: serviceId,
            name: clinic.services.get(serviceId)?.name,
            to: paths.services.one(serviceId),
          },
        ]
      : []),
    ...calendarIds.map((it) => ({
      term: it === resourceId ? i18n._('Resource') : i18n._('Person or resource'),
      id: it,
      name: nameOf(it),
      to: paths.calendars.one(it),
    })),
    ...(userId ? [{ term: i18n._('User'), id: userId }] : []),
    ...(userGroupId ? [{ term: i18n._('User group'), id: userGroupId }] : []),
    ...(externalId ? [{ term: i18n._('External ID'), id: externalId }] : []),
    ...(interactionId ? [{ term: i18n._('Interaction ID'), id: interactionId }] : []),
  ]
  const link = `${location.origin}${paths.appointments.one(id)}`
  return (
    <Fold title={i18n._('Identifiers and link')}>
      <p style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', margin: '4px 0' }}>
        <a href={link} style={{ overflowWrap: 'anywhere' }}>
          {link}
        </a>
        <CopyButton text={link} label={i18n._('Copy link')} iconOnly={false} />
      </p>
      <Table>
        <tbody>
          {rows.map(({ term, id: value, name, to }) => (
            <tr key={`${term} ${value}`}>
              <th scope="row">{term}</th>
              <td>
                {to ? <Link to={to}>{name ?? <code>{value}</code>}</Link> : <code>{value}</code>}
                {to && name && (
                  <>
                    <br />
                    <code style={{ color: paint.soft }}>{value}</code>
                  </>
                )}
              </td>
              <td>
                <CopyButton text={value} label={i18n._('Copy ID: {name}', { name: name ?? term })} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Fold>
  )
}
