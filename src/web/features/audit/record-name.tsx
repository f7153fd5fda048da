import { useQuery } from '@tanstack/react-query'
import type { AuditEntry } from '#api/contract/changes.ts'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { queryOf } from '../../client/query.ts'
import { appointmentName } from '../../commands/appointments/records/appointment-name.ts'
import { useRecordName } from '../../fields/history/change-words.ts'

/**
 * What a record of the log is called. A change seldom says of whom an appointment is, so that it is asked for; of one that
 * is gone the end of its id is left.
 */
export function RecordName({ entry }: { entry: AuditEntry }) {
  const nameOf = useRecordName()
  const { id, resource } = entry
  const read = queryOf(useApi(), contract.appointmentsV2.get, { params: { id } })
  const { data } = useQuery({ ...read, enabled: resource === 'appointments', retry: false })
  return (data && appointmentName(data)) || nameOf(entry)
}
