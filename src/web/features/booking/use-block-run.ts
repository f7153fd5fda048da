import { useLingui } from '@lingui/react'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { useBulk } from '../../fields/bulk/use-bulk.ts'
import { knownZone } from '../../fields/known-zone.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { paths } from '../../paths/paths.ts'
import { recordWrite } from '../../commands/appointments/history.ts'
import { useClinic } from '../../commands/appointments/records/queries.ts'
import { type BlockValues, blockedOf, blockSlotOf } from './block-values.ts'
import { blockKey, type PlannedBlock } from './use-planned-blocks.ts'

const { appointmentsV1, appointmentsV2 } = contract

/** Makes many blocks one after another, in sight; all of them can be taken back. Resolves with whether it has begun. */
export function useBlockRun() {
  const { i18n } = useLingui()
  const format = useFormat()
  const { calendars } = useClinic()
  const bulk = useBulk()
  const { connectionId } = useApi()

  return (values: BlockValues, planned: readonly PlannedBlock[]): Promise<boolean> => {
    const common = {
      title: i18n._('{count, plural, one {Block # time} other {Block # times}}', { count: planned.length }),
      records: planned.map(({ block }) => block),
      id: blockKey,
      name: ({ calendarId, start, end }: PlannedBlock['block']) => {
        const calendar = calendars.get(calendarId)
        return `${format.dateTimeRange(start, end, knownZone(calendar))} · ${calendar?.name ?? ''}`
      },
      to: ({ date }: PlannedBlock['block']) => paths.appointments.calendar({ date }),
      concurrency: 1 as const,
      onDone: (_: PlannedBlock['block'], { id }: { id: string }) =>
        recordWrite(connectionId, { kind: 'created', appointmentId: id, before: {}, after: {} }),
    }
    const undo = {
      row: appointmentsV2.remove,
      // Each takes the id that it gets when it is made.
      inputOf: () => ({ params: { id: '' } }),
      takes: 'id' as const,
      title: i18n._('Free the blocked times again'),
    }
    if (values.version === '1') {
      return bulk.run({
        ...common,
        row: appointmentsV1.blockSlot,
        inputOf: (block: PlannedBlock['block']) => ({ body: blockSlotOf(values, block) }),
        undo,
      })
    }
    return bulk.run({
      ...common,
      row: appointmentsV2.create,
      inputOf: (block: PlannedBlock['block']) => ({ body: blockedOf(values, block, i18n._('Blocked')) }),
      undo,
    })
  }
}
