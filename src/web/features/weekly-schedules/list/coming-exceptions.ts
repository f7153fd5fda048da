import type { ScheduleConfiguration } from '#api/contract/weekly-schedules.ts'

/** Days on which a schedule is not as in other weeks; from and to are plain dates, both included. */
export interface Exception {
  from: string
  to: string
  /** Nothing is open then. */
  closed: boolean
}

type Exceptions = Pick<ScheduleConfiguration, 'dateOverrides' | 'outsOfTheOffice'>

/** How many exceptions there are, past ones too. */
export const exceptionCount = ({ dateOverrides, outsOfTheOffice }: Exceptions): number =>
  Object.keys(dateOverrides ?? {}).length + (outsOfTheOffice?.length ?? 0)

/** The exceptions that are not over on a day (`YYYY-MM-DD`), the next one first. */
export const comingExceptions = ({ dateOverrides, outsOfTheOffice }: Exceptions, today: string): Exception[] =>
  [
    ...Object.entries(dateOverrides ?? {}).map(([date, hours]) => ({
      from: date,
      to: date,
      closed: hours.length === 0,
    })),
    ...(outsOfTheOffice ?? []).map(([from, to]) => ({ from, to, closed: true })),
  ]
    .filter(({ to }) => to >= today)
    .toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))
