import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { Suspense } from 'react'
import type { Report } from '#api/contract/reports.ts'
import { dateOf } from '#api/time/zoned.ts'
import { useNow } from '../../client/use-now.ts'
import { csvFile } from '../../fields/bulk/csv.ts'
import { fileNameOf, saveFile } from '../../fields/bulk/save-file.ts'
import { usualSeparator } from '../../fields/bulk/usual-separator.ts'
import { errorSentence } from '../../fields/error-sentence.ts'
import { useCalendars, useServices } from '../../fields/references.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { houseZone } from '../../fields/known-zone.ts'
import { media, paint } from '../../theme/paint.ts'
import { size, weight } from '../../theme/scale.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Select } from '../../ui/form/field-frame.tsx'
import { lazySection } from '../../ui/lazy-part.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useUrlState } from '../../ui/use-url-state.ts'
import { FigureTabs } from './figure-tabs.tsx'
import { FIGURE_WORDS } from './figures.ts'
import { reportCsvColumns, reportRows } from './report-csv.ts'
import { ReportSkeleton } from './report-skeleton.tsx'
import { ReportTable } from './report-table.tsx'
import { questionOf, REPORT_URL, REPORT_WEEKS, type ReportUrl } from './report-url.ts'
import { useReport } from './use-report.ts'

const PlotPanel = lazySection(() => import('./plot-panel.tsx'))

const Body = styled('div')({
  '& .plot': { minBlockSize: 356, paddingBlock: 16 },
  '& .plot > header': { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', marginBlockEnd: 8 },
  '& .plot h2': { margin: 0, fontSize: size.body2, fontWeight: weight.semibold },
  '& .plot header > span': { fontSize: size.body2, color: paint.soft },
  '& .key': { display: 'inline-flex', alignItems: 'center', gap: 6 },
  '& .key.now': { marginInlineStart: 'auto' },
  '& .key::before': { content: '""', inlineSize: 16, borderBlockStart: `2px dotted ${paint.faint}` },
  '& .key.now::before': { borderBlockStart: `3px solid ${paint.accent}` },
  '& .lines': { marginBlockStart: 8 },
  [media.compact]: { '& .key.now': { marginInlineStart: 0 } },
  '@media print': { '& .plot': { minBlockSize: 0, breakInside: 'avoid' }, '& > [role=group]': { display: 'none' } },
})

const Choices = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'center',
  '& > select, & > .MuiInputBase-root': { inlineSize: 'auto' },
  // Rows that are full; it is the person's name that gives way.
  [media.compact]: {
    '& > .MuiInputBase-root': { flex: '1 1 auto' },
    '& > .MuiInputBase-root ~ .MuiInputBase-root': { flexBasis: 128, minInlineSize: 0 },
  },
  '@media print': { display: 'none' },
})

/** The lines of a table; of one calendar alone its line, whatever it is. */
function linesOf(lines: ReportUrl['lines'], { calendars, services }: Report, isResource: (id: string) => boolean) {
  if (lines === 'services') return services
  return calendars.length === 1 ? calendars : calendars.filter(({ id }) => isResource(id) === (lines === 'resources'))
}

/** How the house was doing: load, no-shows, late cancellations and lead time, with the period before. */
export default function ReportsPage() {
  const { i18n } = useLingui()
  const format = useFormat()
  const [url, set] = useUrlState(REPORT_URL)
  const calendars = useCalendars()
  const services = useServices()
  const zone = houseZone(calendars.byId.values())
  const asked = questionOf(url, dateOf(useNow(), zone), ((format.weekdays()[0] ?? 1) + 6) % 7)
  const { data: report, error, refetch, isPlaceholderData } = useReport(asked)
  const nameOf = (id: string) => calendars.byId.get(id)?.name ?? services.byId.get(id)?.name ?? id
  const span = ({ from, until }: { from: string; until: string }) => format.plainDateRange(from, until)
  const words = FIGURE_WORDS[url.figure]
  const heading = i18n._((report?.by ?? url.by) === 'week' ? words.ofWeek : words.ofWeekday)
  const tables = {
    people: { label: i18n._('People'), head: i18n._('Person') },
    resources: { label: i18n._('Resources'), head: i18n._('Resource') },
    services: { label: i18n._('Services'), head: i18n._('Service') },
  }

  const save = () => {
    if (!report) return
    const name = fileNameOf(`${i18n._('Reports')} ${report.from} ${report.until}`, 'csv')
    saveFile(name, csvFile(reportCsvColumns(report, i18n), reportRows(report, nameOf), usualSeparator(format)))
  }
  const actions = (
    <Choices>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={url.by}
        aria-label={i18n._('Per')}
        onChange={(_event, by: typeof url.by | null) => by && set({ by })}
      >
        <ToggleButton value="weekday">{i18n._('Weekday')}</ToggleButton>
        <ToggleButton value="week">{i18n._('Week')}</ToggleButton>
      </ToggleButtonGroup>
      <Select
        aria-label={i18n._('Period')}
        value={url.weeks}
        onChange={({ target }) => set({ weeks: REPORT_WEEKS.find((it) => it === target.value) ?? '12' })}
      >
        {REPORT_WEEKS.map((weeks) => (
          <option key={weeks} value={weeks}>
            {i18n._('Last {weeks} weeks', { weeks: Number(weeks) })}
          </option>
        ))}
      </Select>
      <Select
        aria-label={i18n._('Person or resource')}
        value={url.calendar}
        onChange={({ target }) => set({ calendar: target.value })}
      >
        <option value="">{i18n._('Everyone')}</option>
        {[...calendars.byId.values()].map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Button icon="print" iconOnly onClick={() => print()}>
        {i18n._('Print')}
      </Button>
      <Button icon="download" onClick={save}>
        {i18n._('CSV')}
      </Button>
    </Choices>
  )
  return (
    <>
      <PageHeader title={i18n._('Reports')} actions={actions} />
      {!report && error && <ErrorState description={errorSentence(i18n, error)} retry={() => void refetch()} />}
      {!report && !error && <ReportSkeleton />}
      {report && (
        <Body aria-busy={isPlaceholderData}>
          <FigureTabs report={report} value={url.figure} onChange={(figure) => set({ figure })} />
          <section className="plot" id="figure" role="tabpanel" aria-labelledby={`figure-${url.figure}`}>
            <header>
              <h2>{heading}</h2>
              <span>{i18n._(words.of)}</span>
              <span className="key now">{span(report)}</span>
              <span className="key">{i18n._('{span}, before', { span: span(report.before) })}</span>
            </header>
            <Suspense fallback={null}>
              <PlotPanel
                report={report}
                label={heading}
                figure={url.figure}
                names={{ now: span(report), before: i18n._('{span}, before', { span: span(report.before) }) }}
              />
            </Suspense>
          </section>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={url.lines}
            aria-label={i18n._('Lines')}
            onChange={(_event, lines: typeof url.lines | null) => lines && set({ lines })}
          >
            <ToggleButton value="people">{i18n._('People')}</ToggleButton>
            <ToggleButton value="resources">{i18n._('Resources')}</ToggleButton>
            <ToggleButton value="services">{i18n._('Services')}</ToggleButton>
          </ToggleButtonGroup>
          <div className="lines">
            <ReportTable
              {...tables[url.lines]}
              lines={linesOf(url.lines, report, (id) => calendars.byId.get(id)?.type === 'asset')}
              nameOf={nameOf}
              hasLoad={url.lines !== 'services'}
            />
          </div>
        </Body>
      )}
    </>
  )
}
