import { useQuery } from '@tanstack/react-query'
import type { AuditEntry, ChangedResource } from '#api/contract/changes.ts'
import type { Row } from '#api/contract/operation.ts'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { queryOf } from '../../client/query.ts'
import { appointmentName } from '../../commands/appointments/records/appointment-name.ts'
import { nameInChange, useRecordName } from '../../fields/history/change-words.ts'

/** How records are read whose name no page of the dashboard has at hand. */
const READS: Partial<Record<ChangedResource, Row>> = {
  multimedia: contract.multimedia.get,
  mediumVersions: contract.multimedia.get,
  presets: contract.presets.get,
  rooms: contract.rooms.get,
  serviceTypes: contract.serviceTypes.get,
  closures: contract.closures.get,
}

/** The row by which a record is read; each takes its id alone, as that of presets does. */
const readOf = (resource: ChangedResource): typeof contract.presets.get | undefined =>
  READS[resource] as typeof contract.presets.get | undefined

/** The record by whose name a change is told: a version of a file has none but that of the file. */
const namedBy = ({ id, resource, before, after }: AuditEntry): string => {
  const file = resource === 'mediumVersions' ? (after ?? before)?.['mediumId'] : undefined
  return typeof file === 'string' ? file : id
}

/**
 * What a record of the log is called. A change seldom says of whom an appointment is, and says the name of another record
 * only where that changed, so that it is asked for; of one that is gone the end of its id is left.
 */
export function RecordName({ entry }: { entry: AuditEntry }) {
  const nameOf = useRecordName()
  const api = useApi()
  const id = namedBy(entry)
  const isAppointment = entry.resource === 'appointments'
  const appointment = useQuery({
    ...queryOf(api, contract.appointmentsV2.get, { params: { id } }),
    enabled: isAppointment,
    retry: false,
  })
  const read = readOf(entry.resource)
  const { data } = useQuery({
    ...queryOf(api, read ?? contract.presets.get, { params: { id } }),
    enabled: read !== undefined && nameInChange(entry) === undefined,
    retry: false,
  })
  const record = data as { name?: string; title?: string; reason?: string } | undefined
  return (
    (appointment.data && appointmentName(appointment.data)) ||
    (record?.name ?? record?.title ?? record?.reason) ||
    nameOf(entry)
  )
}
