import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { Appointment } from '#api/contract/appointments.ts'
import { MINUTE } from '#api/time/durations.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { appointmentSpan } from '../../commands/appointments/view/appointment-span.ts'
import type { Changes } from '../../commands/appointments/interface-version.ts'
import { editLabels } from '../../commands/appointments/form/edit-words.ts'
import type { SeriesWork } from '../../commands/appointments/series/scope-request.ts'
import { changesFor, replacedIn, type Shift, shiftedTime, shiftOf } from './members.ts'
import { judgeOccurrence, type JudgedOccurrence, type Taking } from './plan.ts'
import type { PreviewRow } from './preview.tsx'
import { useSituation } from './use-situation.ts'

/** What a work would do to some appointments of a series. */
export interface MemberPlan {
  rows: readonly PreviewRow[]
  members: readonly Appointment[]
  changesOf: (member: Appointment) => Changes
  shift: Shift | undefined
  /** Whether they may meet each other: nothing is moved, or they may overlap anyway. */
  mayOverlap: boolean
  /** Where each stands now. */
  stays: ReadonlyMap<string, Taking>
  loading: boolean
  failed: boolean
}

const MOVING = ['startDate', 'endDate', 'calendarIds', 'resourceId', 'serviceId', 'allowOverlapping']
const NOTHING: Changes = {}
const NOWHERE = { start: 0, end: 1 }

/** Looks at what a change would mean for each of some appointments of a series; other works meet nothing. */
export function useMemberRows(
  before: Appointment,
  work: SeriesWork,
  members: readonly Appointment[],
  zone: string,
): MemberPlan {
  const { i18n } = useLingui()
  const format = useFormat()
  const changes = work.kind === 'change' ? work.changes : NOTHING
  const moves = Object.keys(changes).some((name) => MOVING.includes(name))
  const shift = useMemo(() => shiftOf(before, changes, zone), [before, changes, zone])
  const key = members.map(({ id }) => id).join()
  const wanted = useMemo(
    () =>
      members.map((member) => ({
        member,
        time: shiftedTime(member, shift ?? { days: 0, minutes: 0, length: undefined }, zone),
        calendarIds: changes.calendarIds ?? member.calendarIds,
        resourceId: changes.resourceId === undefined ? member.resourceId : changes.resourceId,
      })),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- The list is made anew each time; its ids tell it apart.
    [key, changes, shift, zone],
  )
  const ids = useMemo(
    () => (moves ? [...new Set(wanted.flatMap(({ calendarIds }) => calendarIds))] : []),
    [wanted, moves],
  )
  // Those that are changed together leave their old times together.
  const without = useMemo(() => new Set(moves ? key.split(',') : []), [key, moves])
  const stays = useMemo(
    () =>
      new Map(wanted.map(({ member }) => [member.id, { ...appointmentSpan(member), calendarIds: member.calendarIds }])),
    [wanted],
  )
  const starts = wanted.map(({ time }) => time.start)
  const window =
    starts.length > 0 ? { start: Math.min(...starts), end: Math.max(...wanted.map(({ time }) => time.end)) } : NOWHERE
  const { situation, loading, failed } = useSituation(ids, window, without)
  const rows = useMemo(
    () =>
      wanted.map(({ member, time, calendarIds, resourceId }): PreviewRow => {
        const place = { calendarIds, resourceId }
        const own = { key: member.id, ...time }
        const serviceId = changes.serviceId === undefined ? member.serviceId : changes.serviceId
        const wish = {
          service: serviceId ? situation.services.get(serviceId) : undefined,
          calendarId: calendarIds.find((id) => id !== resourceId) ?? null,
          resourceId,
          duration: Math.round((time.end - time.start) / MINUTE),
        }
        const allowOverlapping = changes.allowOverlapping ?? member.allowOverlapping
        const fine: JudgedOccurrence = {
          ...own,
          odd: shift && own.odd,
          place,
          taken: [],
          concerns: [],
          elsewhere: [],
          buffer: 0,
          free: [],
        }
        const judged = moves
          ? judgeOccurrence(own, place, { wish, allowOverlapping, zone, id: member.id }, situation)
          : fine
        const labels = editLabels(i18n)
        const replaced = member.id === before.id ? [] : replacedIn(member, before, changes)
        const fields = format.list(replaced.map((name) => labels[name] ?? name))
        return {
          ...judged,
          ...(replaced.length > 0 && { notes: [i18n._('These room settings will be replaced: {fields}', { fields })] }),
        }
      }),
    [wanted, situation, moves, shift, changes, before, zone, i18n, format],
  )
  return {
    rows,
    members,
    shift,
    changesOf: (member) => changesFor(member, changes, shift, zone),
    mayOverlap: !moves || (changes.allowOverlapping ?? before.allowOverlapping),
    stays,
    loading: moves && loading,
    failed,
  }
}
