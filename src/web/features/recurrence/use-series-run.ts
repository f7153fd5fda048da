import { useLingui } from '@lingui/react'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { useBulk } from '../../fields/bulk/use-bulk.ts'
import { zoneOfFirst } from '../../fields/known-zone.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { paths } from '../../paths/paths.ts'
import { dateOf } from '#api/time/zoned.ts'
import { type InterfaceVersion, type NewAppointment, newInV1 } from '../../commands/appointments/interface-version.ts'
import { recordWrite } from '../../commands/appointments/history.ts'
import { useClinic } from '../../commands/appointments/records/queries.ts'
import { showToast } from '../../ui/toast.ts'
import type { Settled } from './plan.ts'
import { seriesOf } from '../../commands/appointments/series/tag.ts'

const { appointmentsV1: v1, appointmentsV2: v2 } = contract

/** Books many appointments in one visible run, each once however often it is tried; one undo takes all of them back. */
export function useSeriesRun(version: InterfaceVersion) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { calendars } = useClinic()
  const bulk = useBulk()
  const { connectionId } = useApi()

  return (times: readonly Settled[], bodyOf: (time: Settled, place: number) => NewAppointment): Promise<boolean> => {
    const zoneOf = ({ place }: Settled) => zoneOfFirst(place.calendarIds, calendars)
    const bodies = new Map(times.map((time, place) => [time.key, bodyOf(time, place)]))
    const body = ({ key }: Settled): NewAppointment => bodies.get(key) ?? {}
    let isTold = false
    const onDone = (_: Settled, made: { id: string; extraFields?: unknown }) => {
      recordWrite(connectionId, { kind: 'created', appointmentId: made.id, before: {}, after: {} })
      if (isTold || seriesOf({ extraFields: made.extraFields })) return
      isTold = true
      showToast({
        key: 'series',
        tone: 'pending',
        text: i18n._('This server doesn’t store series: each appointment is booked separately.'),
      })
    }
    const common = {
      onDone,
      title: i18n._('{count, plural, one {Book # appointment} other {Book # appointments}}', { count: times.length }),
      records: times,
      id: ({ key }: Settled) => key,
      name: (time: Settled) => format.dateTimeRange(time.start, time.end, zoneOf(time)),
      to: (time: Settled) => paths.appointments.calendar({ date: dateOf(time.start, zoneOf(time)) }),
      // In order, so that a stop leaves a series without holes.
      concurrency: 1 as const,
    }
    const title = i18n._('Undo the bookings')
    // Each takes the id that it gets when it is made.
    const back = { inputOf: () => ({ params: { id: '' } }), takes: 'id' as const, title }
    return version === 1
      ? bulk.run({
          ...common,
          row: v1.create,
          inputOf: (time) => ({ body: newInV1(body(time)) }),
          undo: { row: v1.remove, ...back },
        })
      : bulk.run({
          ...common,
          row: v2.create,
          inputOf: (time) => ({ body: body(time) }),
          undo: { row: v2.remove, ...back },
        })
  }
}
