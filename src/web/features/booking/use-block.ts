import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Appointment } from '#api/contract/appointments.ts'
import { contract } from '#api/contract/table.ts'
import { formatInstant } from '#api/time/instant.ts'
import { useApi } from '../../client/api-context.ts'
import { queryAllOf } from '../../client/query.ts'
import { knownZone } from '../../fields/known-zone.ts'
import { conflictsOf } from '../../commands/appointments/free-times/conflicts.ts'
import { type Clinic, useClinic } from '../../commands/appointments/records/queries.ts'
import { type Block, expandBlocks } from './block-series.ts'
import { type BlockValues, readBlocks, type BlockGap, blockedOf, blockSlotOf } from './block-values.ts'
import { useLingui } from '@lingui/react'
import type { UseFormReturn } from 'react-hook-form'
import { useBulk } from '../../fields/bulk/use-bulk.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { paths } from '../../paths/paths.ts'
import { recordWrite } from '../../commands/appointments/history.ts'

/** A block that would be made, with what it would collide with. */
export interface PlannedBlock {
  block: Block
  collisions: readonly Appointment[]
  included: boolean
}

/** Tells one block of a plan from the others. */
export const blockKey = ({ calendarId, start }: Block): string => `${calendarId} ${start}`

/** The blocks that a form means, looked at against what stands in the calendars already. */
export function usePlannedBlocks(values: BlockValues, clinic: Clinic, now: number) {
  const api = useApi()
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({})
  const blocks = useMemo(() => {
    const read = readBlocks(values)
    if ('gap' in read) return []
    const calendars = values.calendarIds.map((id) => ({ id, zone: knownZone(clinic.calendars.get(id)) }))
    return expandBlocks(read.dates, read.hours, calendars)
  }, [values, clinic])
  const first = Math.min(...blocks.map(({ start }) => start))
  const last = Math.max(...blocks.map(({ end }) => end))
  const [only] = values.calendarIds
  const found = useQuery({
    ...queryAllOf(api, contract.appointmentsV2.list, {
      query: {
        startDate: formatInstant(blocks.length > 0 ? first : 0),
        endDate: formatInstant(blocks.length > 0 ? last : 1),
        blocked: true,
        ...(values.calendarIds.length === 1 && only && { calendarId: only }),
      },
    }),
    enabled: blocks.length > 0,
  })
  const appointments = found.data?.items
  const planned = useMemo(
    () =>
      blocks.map((block): PlannedBlock => {
        const wanted = { startDate: formatInstant(block.start), endDate: formatInstant(block.end) }
        const asking = {
          id: '',
          calendarIds: [block.calendarId],
          serviceId: values.serviceId,
          allowOverlapping: values.version === '2' && values.allowOverlapping,
        }
        const collisions = conflictsOf(wanted, asking, appointments ?? [], clinic.services, now)
        // One block alone is asked of the service, which has the last word.
        const included = chosen[blockKey(block)] ?? (collisions.length === 0 || blocks.length === 1)
        return { block, collisions, included }
      }),
    [blocks, appointments, clinic, values.serviceId, values.version, values.allowOverlapping, chosen, now],
  )
  return {
    planned,
    loading: blocks.length > 0 && found.isPending,
    include: (key: string, included: boolean) => setChosen({ ...chosen, [key]: included }),
  }
}

/** Complains, at its field, about what keeps the form from blocking anything; answers whether it can be sent. */
export function useBlockCheck({ setError }: UseFormReturn<BlockValues>) {
  const { i18n } = useLingui()
  const complain = (gap: BlockGap | 'version', message: string) => {
    const name = gap === 'dates' ? 'dates.0.date' : gap
    setError(name, { message }, { shouldFocus: true })
    return false
  }
  return (values: BlockValues, planned: readonly PlannedBlock[]): boolean => {
    if (values.calendarIds.length === 0) return complain('calendarIds', i18n._('Choose a person or resource.'))
    const read = readBlocks(values)
    if ('gap' in read) {
      const words: Readonly<Record<BlockGap, string>> = {
        calendarIds: i18n._('Choose a person or resource.'),
        date: i18n._('Choose a date.'),
        dates: i18n._('Choose a date.'),
        until: i18n._('Choose a date no earlier than the first.'),
        weekdays: i18n._('Choose at least one day.'),
        every: i18n._('A whole number of weeks, 1 or more.'),
        count: i18n._('Enter how many times, or until when.'),
        from: i18n._('Choose a time.'),
        to: i18n._('Choose a time.'),
      }
      return complain(read.gap, words[read.gap])
    }
    if (planned.length === 0) return complain('until', i18n._('No dates included.'))
    if (planned.every(({ included }) => !included)) {
      return complain('calendarIds', i18n._('Every block is skipped. Select at least one in the preview.'))
    }
    return true
  }
}

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
