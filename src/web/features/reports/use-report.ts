import { useQuery } from '@tanstack/react-query'
import type { Report, ReportQuestion } from '#api/contract/reports.ts'
import { contract } from '#api/contract/table.ts'
import { createReport, periodBefore } from '#api/core/rules/report.ts'
import { isZone } from '#api/time/offset.ts'
import { addDays } from '#api/time/week.ts'
import { useApi } from '../../client/api-context.ts'
import type { Api } from '../../client/create-api.ts'
import { listAll } from '../../client/list-all.ts'
import { keepShown, queryOf } from '../../client/query.ts'
import { useDiscovery } from '../../client/use-operation.ts'

/** As long as nothing else is on its way: the page stays in hand while it counts. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** The report of a deployment that makes none: counted here, from every appointment of both periods. */
async function countHere(api: Api, question: ReportQuestion, signal: AbortSignal): Promise<Report> {
  const [startDate, endDate] = [addDays(periodBefore(question).from, -1), addDays(question.until, 2)].map(
    (date) => `${date}T00:00:00.000Z`,
  )
  const query = {
    startDate,
    endDate,
    limit: 1000,
    ...(question.calendarIds && { calendarId: question.calendarIds[0] }),
  }
  const [calendars, services, appointments] = await Promise.all([
    listAll(api, contract.calendars.list, { signal }),
    listAll(api, contract.services.list, { signal }),
    listAll(api, contract.appointmentsV2.list, { query, signal }),
  ])
  const chosen = calendars.items
    .filter(({ id }) => question.calendarIds?.includes(id) ?? true)
    .map(({ id, timezone }) => ({ id, timezone: isZone(timezone) ? timezone : 'UTC' }))
  const schedulesOf = async (calendarId: string) =>
    [calendarId, (await listAll(api, contract.weeklySchedules.list, { query: { calendarId }, signal })).items] as const
  const schedules = new Map(await Promise.all(chosen.map(({ id }) => schedulesOf(id))))
  const counted = createReport(question, { calendars: chosen, schedules, now: Date.now() })
  for (const [at, appointment] of appointments.items.entries()) {
    counted.add(appointment)
    if (at % 1000 === 999) await pause()
  }
  return counted.answer(
    services.items.map(({ id }) => id),
    pause,
  )
}

/** How the house was doing, made by the service or, where it makes no reports, here. The one before stays meanwhile. */
export function useReport(question: ReportQuestion) {
  const api = useApi()
  const discovery = useDiscovery()
  const isMade = discovery?.extensions.includes('reports') ?? false
  const made = useQuery({ ...queryOf(api, contract.reports.get, { query: question }), ...keepShown, enabled: isMade })
  const counted = useQuery({
    queryKey: [api.connectionId, 'reports', 'here', question],
    queryFn: ({ signal }) => countHere(api, question, signal),
    ...keepShown,
    enabled: discovery !== undefined && !isMade,
  })
  return isMade ? made : counted
}
