import { filesOf } from '#api/core/rules/appointment-files.ts'
import type { Clinic } from '../../commands/appointments/records/queries.ts'
import { zoneOfFirst } from '../../fields/known-zone.ts'
import { FileList } from '../../fields/media/file-list.tsx'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { paths } from '../../paths/paths.ts'
import { Link } from '../../ui/link.tsx'
import type { GuestLinks } from './guest-links.ts'
import type { GuestRecord } from './guest-record.ts'

interface GuestFilesProps {
  record: GuestRecord
  clinic: Clinic
  links: GuestLinks
}

/** The files of all appointments of somebody, each with the one that it belongs to, the latest first. */
export function GuestFiles({ record, clinic, links }: GuestFilesProps) {
  const format = useFormat()
  return (
    <FileList
      addressOf={paths.multimedia.one}
      files={record.filed.flatMap((appointment) => {
        const { id, startDate, calendarIds, serviceId, title } = appointment
        const zone = zoneOfFirst(calendarIds, clinic.calendars)
        const service = clinic.services.get(serviceId ?? '')?.name ?? title
        const note = (
          <Link to={links.visit(id)}>
            {format.date(startDate, zone)} · {service}
          </Link>
        )
        return filesOf(appointment).map((file) => ({ key: `${id} ${file}`, id: file, note }))
      })}
    />
  )
}
