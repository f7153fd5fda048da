import { useLingui } from '@lingui/react'
import type { Appointment } from '#api/contract/appointments.ts'
import { filesOf } from '#api/core/rules/appointment-files.ts'
import { Notice } from '../../../ui/form/notice.tsx'

/** Says that files of appointments stay as they are when their guests are anonymized; nothing where there are none. */
export function FilesStay({ appointments }: { appointments: readonly Appointment[] }) {
  const { i18n } = useLingui()
  const count = new Set(appointments.flatMap(filesOf)).size
  if (count === 0) return null
  return (
    <Notice
      title={i18n._('{count, plural, one {# attached file stays as it is} other {# attached files stay as they are}}', {
        count,
      })}
      text={i18n._(
        '{count, plural, one {If it identifies the guest, delete it in the library.} other {Delete those that identify the guest in the library.}}',
        { count },
      )}
    />
  )
}
