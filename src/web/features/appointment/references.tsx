import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import type { Appointment } from '#api/contract/appointments.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { paint } from '../../theme/paint.ts'
import { paths } from '../../paths/paths.ts'
import type { Clinic } from '../../commands/appointments/records/queries.ts'
import { Fold } from '../../commands/appointments/form/panel-parts.tsx'
import { size } from '../../theme/scale.ts'
import { Link } from '../../ui/link.tsx'

const Ids = styled(Table)({ '& code': { fontSize: size.caption }, '& td:last-of-type': { inlineSize: 40, padding: 0 } })

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
      <Ids size="small">
        <TableBody>
          {rows.map(({ term, id: value, name, to }) => (
            <TableRow key={`${term} ${value}`}>
              <TableCell component="th" scope="row">
                {term}
              </TableCell>
              <TableCell>
                {to ? <Link to={to}>{name ?? <code>{value}</code>}</Link> : <code>{value}</code>}
                {to && name && (
                  <>
                    <br />
                    <code style={{ color: paint.soft }}>{value}</code>
                  </>
                )}
              </TableCell>
              <TableCell>
                <CopyButton text={value} label={i18n._('Copy ID: {name}', { name: name ?? term })} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Ids>
    </Fold>
  )
}
