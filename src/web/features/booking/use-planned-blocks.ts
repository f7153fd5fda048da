import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Appointment } from '#api/contract/appointments.ts'
import { contract } from '#api/contract/table.ts'
import { formatInstant } from '#api/time/instant.ts'
import { useApi } from '../../client/api-context.ts'
import { queryAllOf } from '../../client/query.ts'
import { knownZone } from '../../fields/known-zone.ts'
import { conflictsOf } from '../../commands/appointments/free-times/conflicts.ts'
import type { Clinic } from '../../commands/appointments/records/queries.ts'
import { type Block, expandBlocks } from './block-series.ts'
import { type BlockValues, readBlocks } from './block-values.ts'

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
