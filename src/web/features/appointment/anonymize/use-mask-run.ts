import { useLingui } from '@lingui/react'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../../client/api-context.ts'
import { forgetWrites } from '../../../commands/appointments/history.ts'
import { appointmentName } from '../../../commands/appointments/records/appointment-name.ts'
import { useBulk } from '../../../fields/bulk/use-bulk.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { paths } from '../../../paths/paths.ts'
import type { Masking } from './mask-changes.ts'

/**
 * Masks the guests of many appointments in the sight of the person, `zone` being the IANA zone of the dates that are told;
 * false where the run was not begun. What this browser remembers of them is forgotten too.
 */
export function useMaskRun(zone: string): (plan: readonly Masking[]) => Promise<boolean> {
  const { i18n } = useLingui()
  const format = useFormat()
  const { connectionId } = useApi()
  const bulk = useBulk()
  return (plan) =>
    bulk.run({
      title: i18n._(
        '{count, plural, one {Anonymize the guests of # appointment} other {Anonymize the guests of # appointments}}',
        { count: plan.length },
      ),
      records: plan,
      id: ({ appointment }) => appointment.id,
      name: ({ appointment }) =>
        `${format.date(appointment.startDate, zone)} · ${appointment.title || appointmentName(appointment)}`,
      to: ({ appointment }) => paths.appointments.one(appointment.id),
      row: contract.appointmentsV1.maskGuests,
      inputOf: ({ appointment, requests }) => ({ params: { id: appointment.id }, body: { guests: requests } }),
      onEnd: ({ done }) => done.forEach((id) => forgetWrites(connectionId, id)),
    })
}
