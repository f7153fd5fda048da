import { useLingui } from '@lingui/react'
import { useParams } from 'react-router-dom'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { queryOf } from '../../client/query.ts'
import { RecordGate } from '../../fields/record/record-gate.tsx'
import { useCalendars, useOfferedServices } from '../../fields/references.ts'
import { RecordSkeleton } from '../../ui/skeletons.tsx'
import { text } from '../../ui/url-state.ts'
import { useSearchParam } from '../../ui/use-url-state.ts'
import { paths } from '../../paths/paths.ts'
import { ScheduleForm } from './schedule-form.tsx'

const CALENDAR = text()
const SEARCH = text()

/** One weekly schedule, or a new one; it is read together with its calendar (specification 4.9). */
export default function WeeklySchedulePage() {
  const { id } = useParams()
  const [calendarId] = useSearchParam('calendarId', CALENDAR)
  // What stands below asks for them in one go with what the form begins with.
  useOfferedServices()
  return id === undefined ? (
    <NewSchedule key={calendarId} calendarId={calendarId} />
  ) : (
    <StoredSchedule key={id} id={id} calendarId={calendarId} />
  )
}

/** A new schedule, for whom the address says, or for the only one there is. */
function NewSchedule({ calendarId }: { calendarId: string }) {
  const { items, failed } = useCalendars()
  if (calendarId !== '' || failed) return <ScheduleForm calendarId={calendarId} />
  if (!items) return <RecordSkeleton />
  const [only, ...others] = items
  return <ScheduleForm calendarId={others.length === 0 ? (only?.id ?? '') : ''} />
}

function StoredSchedule({ id, calendarId }: { id: string; calendarId: string }) {
  const { i18n } = useLingui()
  // The interface reads one schedule with the query of the list; a search stands in the address only if somebody wants it.
  const [search] = useSearchParam('search', SEARCH)
  const asked = { calendarId, expand: ['services' as const], ...(search !== '' && { search }) }
  const read = queryOf(useApi(), contract.weeklySchedules.get, { params: { id }, query: asked })
  const list = { label: i18n._('Weekly schedules'), to: paths.weeklySchedules.list({ calendarId }) }
  return (
    <RecordGate read={read} title={i18n._('Weekly schedule')} list={list}>
      {(schedule, reload) => <ScheduleForm schedule={schedule} calendarId={calendarId} reload={reload} />}
    </RecordGate>
  )
}
