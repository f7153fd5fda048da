import type { I18n } from '@lingui/core'
import type { Report, ReportLine } from '#api/contract/reports.ts'
import type { CsvColumn } from '../../fields/bulk/csv.ts'

/** A line of the table with the name of what it is about, of one of the two periods. */
interface Told {
  kind: string
  name: string
  line: ReportLine
  when: 'now' | 'before'
}

/** Every number of a report as data, a line for each calendar, service and bucket of time in each period. */
export function reportRows(report: Report, nameOf: (id: string) => string): Told[] {
  const parts: readonly [kind: string, lines: readonly ReportLine[]][] = [
    ['total', [{ id: '', ...report.total }]],
    [report.by, report.buckets],
    ['calendar', report.calendars],
    ['service', report.services],
  ]
  return parts.flatMap(([kind, lines]) =>
    lines.flatMap((line) => (['now', 'before'] as const).map((when) => ({ kind, name: nameOf(line.id), line, when }))),
  )
}

/** The columns of that table, one a fact. */
export const reportCsvColumns = (report: Report, i18n: I18n): CsvColumn<Told>[] => [
  { header: i18n._('Kind'), text: ({ kind }) => kind },
  { header: 'id', text: ({ line }) => line.id },
  { header: i18n._('Name'), text: ({ name }) => name },
  { header: i18n._('From'), text: ({ when }) => (when === 'now' ? report.from : report.before.from) },
  { header: i18n._('Until'), text: ({ when }) => (when === 'now' ? report.until : report.before.until) },
  ...(
    [
      'openMinutes',
      'bookedMinutes',
      'appointments',
      'completed',
      'noShows',
      'canceled',
      'canceledLate',
      'leadMinutes',
    ] as const
  ).map((name): CsvColumn<Told> => ({ header: name, text: ({ line, when }) => line[when][name] })),
]
