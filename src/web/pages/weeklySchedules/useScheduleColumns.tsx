import { useLingui } from '@lingui/react'
import type { WeeklySchedule } from '../../../api/contract/weekly-schedules.ts'
import { useFormat } from '../../i18n/LocaleProvider.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { DAYS } from './schedule-form.ts'
import { minutesIn } from './schedule-rules.ts'
import { WeekStrip } from './WeekStrip.tsx'

const weekMinutes = ({ configuration }: WeeklySchedule): number =>
  DAYS.reduce((sum, day) => sum + minutesIn(configuration.workingHours[day] ?? []), 0)

const exceptions = ({ configuration: { dateOverrides, outsOfTheOffice } }: WeeklySchedule): number =>
  Object.keys(dateOverrides ?? {}).length + (outsOfTheOffice?.length ?? 0)

/** The columns of the list of weekly schedules; services by name only where they were asked for. */
export function useScheduleColumns(withServices: boolean): Column<WeeklySchedule>[] {
  const { i18n } = useLingui()
  const format = useFormat()
  const services = ({ serviceIds, services: expanded }: WeeklySchedule) => {
    if (serviceIds.length === 0) return i18n._('All others')
    if (withServices && expanded) return expanded.map(({ name }) => name).join(', ')
    return i18n._('{count, plural, one {# service} other {# services}}', { count: serviceIds.length })
  }
  return [
    { id: 'name', header: i18n._('Name'), sortValue: ({ name }) => name, render: ({ name }) => name },
    {
      id: 'week',
      header: i18n._('Week'),
      width: '190px',
      render: ({ configuration }) => <WeekStrip hours={configuration.workingHours} />,
    },
    {
      id: 'hours',
      header: i18n._('A week'),
      width: '120px',
      align: 'end',
      sortValue: weekMinutes,
      render: (schedule) => format.minutes(weekMinutes(schedule)),
    },
    {
      id: 'exceptions',
      header: i18n._('Exceptions'),
      width: '110px',
      align: 'end',
      hideBelow: 900,
      sortValue: exceptions,
      render: (schedule) => format.number(exceptions(schedule)),
    },
    { id: 'services', header: i18n._('For'), width: withServices ? '260px' : '140px', render: services },
    {
      id: 'timezone',
      header: i18n._('Time zone'),
      width: '160px',
      hideBelow: 720,
      sortValue: ({ timezone }) => timezone,
      render: ({ timezone }) => timezone,
    },
  ]
}
