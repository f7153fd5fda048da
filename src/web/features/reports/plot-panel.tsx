import styled from '@emotion/styled'
import { BarChart } from '@mui/x-charts/BarChart'
import { LineChart } from '@mui/x-charts/LineChart'
import { type RefObject, useEffect, useRef } from 'react'
import type { Report } from '#api/contract/reports.ts'
import { DAY, MINUTE } from '#api/time/durations.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { forced } from '../../theme/look-parts.ts'
import { paint } from '../../theme/paint.ts'
import { size } from '../../theme/scale.ts'
import { figureText, VALUES } from './figures.ts'
import type { FigureId } from './report-url.ts'

const Frame = styled('div')({
  blockSize: 300,
  // The one before is quieter and dotted: two lines are told apart without their color.
  '& [data-series="before"]': { strokeDasharray: '3 4' },
  '& .MuiChartsAxis-tickLabel': { fontSize: size.caption, fill: `${paint.soft} !important` },
  '& .MuiChartsAxis-line': { stroke: `${paint.strongLine} !important` },
  // What takes the keys within it has neither a place nor a ring of its own.
  '&:has(:focus-visible)': { outline: `2px solid ${paint.accent}`, outlineOffset: 1 },
  // They are there for their length alone, which keeps the labels below the lowest one of the other axis.
  '& .MuiChartsAxis-directionX .MuiChartsAxis-tick': { stroke: 'none' },
  // It is drawn as wide as the screen and printed as wide as the sheet.
  '@media print': { blockSize: 180 },
  // The colors of the device reach texts, not drawings: theirs would be black on black where it is dark and the page light.
  [forced]: {
    '& .MuiChartsAxis-tickLabel': { fill: 'CanvasText !important' },
    '& .MuiChartsAxis-line, & .MuiLineChart-line, & .MuiLineChart-mark': { stroke: 'CanvasText !important' },
    '& .MuiChartsGrid-line': { stroke: 'GrayText !important' },
    '& .MuiLineChart-mark, & .MuiBarChart-element': { fill: 'Canvas !important' },
    '& .MuiBarChart-element': { stroke: 'CanvasText' },
    '& [data-series="now"] .MuiBarChart-element': { fill: 'CanvasText !important' },
  },
})

/** How far the labels of the horizontal axis stand from it, and the room that they take, in pixels. */
const BELOW = { tickSize: 12, height: 36 }

interface PlotProps {
  report: Report
  /** What is plotted, as its heading says. */
  label: string
  figure: FigureId
  /** What the two lines are called: the period, and the one before. */
  names: { now: string; before: string }
}

/** A figure over the weeks or weekdays of a period, with the period before. Every number of it stands in the table, too. */
export default function PlotPanel({ report, label, figure, names }: PlotProps) {
  const frame = useRef<HTMLDivElement>(null)
  const format = useFormat()
  const isByWeek = report.by === 'week'
  const order = isByWeek ? report.buckets : inWeekOrder(report.buckets, format.weekdays())
  const labels = order.map(({ id }) =>
    isByWeek ? format.plainDate(id, 'bare') : format.weekday(Number(id) + 1, 'short'),
  )
  // Whole days make a scale that can be read.
  const unit = figure === 'lead' ? DAY / MINUTE : 1
  const values = (when: 'now' | 'before') =>
    order.map((bucket) => {
      const value = VALUES[figure](bucket[when])
      return value === null ? null : value / unit
    })
  const valueFormatter = (value: number | null) => figureText(figure, value === null ? null : value * unit, format)
  const series = [
    { id: 'now', label: names.now, data: values('now'), color: paint.accent, valueFormatter },
    { id: 'before', label: names.before, data: values('before'), color: paint.faint, valueFormatter },
  ]
  const shared = {
    margin: { top: 16, right: 24, bottom: 0, left: 0 },
    grid: { horizontal: true },
    yAxis: [{ width: 'auto' as const, min: 0, valueFormatter, disableLine: true, disableTicks: true }],
    skipAnimation: true,
    hideLegend: true,
  }
  return (
    <Frame ref={frame}>
      {isByWeek ? (
        <LineChart
          {...shared}
          xAxis={[{ scaleType: 'point', data: labels, ...BELOW }]}
          series={series.map((one) => ({ ...one, curve: 'linear', showMark: one.id === 'now', connectNulls: true }))}
        >
          <StopName frame={frame} name={label} />
        </LineChart>
      ) : (
        <BarChart {...shared} xAxis={[{ scaleType: 'band', data: labels, ...BELOW }]} series={series}>
          <StopName frame={frame} name={label} />
        </BarChart>
      )}
    </Frame>
  )
}

/** Says what the chart's stop of the Tab key is: MUI gives it neither a role nor a name until an arrow key is pressed. */
function StopName({ frame, name }: { frame: RefObject<HTMLElement | null>; name: string }) {
  useEffect(() => {
    const stop = frame.current?.querySelector('[role="none"] > [tabindex]')
    stop?.setAttribute('role', 'group')
    stop?.setAttribute('aria-label', name)
  }, [frame, name])
  return null
}

/** Weekdays as the reader's week goes, by ISO numbers, where a bucket's 0 is Monday. */
function inWeekOrder(buckets: Report['buckets'], weekdays: readonly number[]): Report['buckets'] {
  return weekdays.flatMap((iso) => buckets.filter(({ id }) => Number(id) === iso - 1))
}
