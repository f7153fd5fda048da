import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { ReportLine } from '#api/contract/reports.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { paint } from '../../theme/paint.ts'
import { radius, size, weight } from '../../theme/scale.ts'
import { changeText, figureText, VALUES } from './figures.ts'

/** Where all columns have no room side by side, they stand closer, under heads of two lines. */
const CLOSER = '@container (max-width: 1090px)'

const Scroller = styled('div')({
  overflowX: 'auto',
  containerType: 'inline-size',
  '& td, & th': { whiteSpace: 'nowrap' },
  // Its words begin and end where those of the page do.
  '& tr > :last-child': { paddingInlineEnd: 0 },
  '& thead th': { color: paint.soft, fontSize: size.caption, fontWeight: weight.medium },
  '& tbody > tr > *': { blockSize: 44, paddingBlock: 4, borderColor: paint.softLine, fontSize: size.body2 },
  '& tbody th': { fontSize: size.body1, fontWeight: weight.medium },
  [CLOSER]: {
    '& tr > *': { paddingInline: 8 },
    '& thead th': { whiteSpace: 'normal', verticalAlign: 'bottom', lineHeight: 'inherit' },
  },
  // Whose line it is stays in sight.
  '& tr > :first-child': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    paddingInlineStart: 0,
    background: paint.surface,
  },
  // A sheet cannot be scrolled: all columns have their place on it, with heads of two lines.
  '@media print': {
    overflow: 'visible',
    '& tr > *': { paddingInline: 3 },
    '& thead th': { whiteSpace: 'normal', verticalAlign: 'bottom', lineHeight: 'inherit' },
    '& tbody > tr > *, & tbody th, & tbody span': { fontSize: size.caption },
    '& tr': { breakInside: 'avoid' },
  },
})

const Bar = styled('span')({
  position: 'relative',
  display: 'inline-block',
  inlineSize: 96,
  blockSize: 6,
  marginInlineEnd: 12,
  verticalAlign: 'middle',
  borderRadius: radius.round,
  background: paint.track,
  '& > i': {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    borderRadius: radius.round,
    background: paint.fill,
  },
  '& > b': { position: 'absolute', insetBlock: -3, inlineSize: 2, background: paint.ink },
  [CLOSER]: { inlineSize: 56, marginInlineEnd: 8 },
  '@media print': { inlineSize: 40, marginInlineEnd: 4, '&, & > *': { printColorAdjust: 'exact' } },
  '@media (forced-colors: active)': {
    outline: '1px solid',
    '& > i': { background: 'CanvasText', forcedColorAdjust: 'none' },
  },
})

const Soft = styled('span')({
  color: paint.soft,
  fontSize: size.body2,
  '&.below': { display: 'block', fontSize: size.caption },
})

interface ReportTableProps {
  /** Accessible name. */
  label: string
  /** What stands in the first column: a person, or a service. */
  head: string
  lines: readonly ReportLine[]
  nameOf: (id: string) => string
  /** Whether the lines have open time to compare with. */
  hasLoad: boolean
}

const percentOf = (value: number | null) => `${Math.min(100, Math.round((value ?? 0) * 100))}%`

/** The figures of each person or service, each with that of the period before, which is the tick in a bar. */
export function ReportTable({ label, head, lines, nameOf, hasLoad }: ReportTableProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const named = lines
    .map((line) => ({ ...line, name: nameOf(line.id) }))
    .toSorted((a, b) => format.compare(a.name, b.name))
  const text = (id: keyof typeof VALUES, line: ReportLine, when: 'now' | 'before' = 'now') =>
    figureText(id, VALUES[id](line[when]), format)
  const compared = (id: keyof typeof VALUES, line: ReportLine) => (
    <TableCell align="right">
      {text(id, line)}
      {VALUES[id](line.before) !== null && (
        <Soft className="below">{i18n._('was {value}', { value: text(id, line, 'before') })}</Soft>
      )}
    </TableCell>
  )
  return (
    <Scroller>
      <Table aria-label={label} style={{ borderCollapse: 'separate' }}>
        <TableHead>
          <TableRow>
            <TableCell>{head}</TableCell>
            {hasLoad && <TableCell align="right">{i18n._('Open time')}</TableCell>}
            <TableCell align="right">{i18n._('Booked')}</TableCell>
            {hasLoad && <TableCell align="right">{i18n._('Free')}</TableCell>}
            {hasLoad && <TableCell>{i18n._('Load')}</TableCell>}
            {hasLoad && <TableCell align="right">{i18n._('Before')}</TableCell>}
            {hasLoad && <TableCell align="right">{i18n._('Change')}</TableCell>}
            <TableCell align="right">{i18n._('Appointments')}</TableCell>
            <TableCell align="right">{i18n._('No-shows')}</TableCell>
            <TableCell align="right">{i18n._('Canceled late')}</TableCell>
            <TableCell align="right">{i18n._('Lead time')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {named.map((line) => (
            <TableRow key={line.id}>
              <TableCell component="th" scope="row">
                {line.name}
              </TableCell>
              {hasLoad && <TableCell align="right">{format.wholeHours(line.now.openMinutes)}</TableCell>}
              <TableCell align="right">{format.wholeHours(line.now.bookedMinutes)}</TableCell>
              {hasLoad && (
                <TableCell align="right">
                  {format.wholeHours(Math.max(0, line.now.openMinutes - line.now.bookedMinutes))}
                </TableCell>
              )}
              {hasLoad && (
                <TableCell>
                  <Bar aria-hidden="true">
                    <i style={{ inlineSize: percentOf(VALUES.load(line.now)) }} />
                    {VALUES.load(line.before) !== null && (
                      <b style={{ insetInlineStart: percentOf(VALUES.load(line.before)) }} />
                    )}
                  </Bar>
                  {text('load', line)}
                </TableCell>
              )}
              {hasLoad && (
                <TableCell align="right">
                  <Soft>{text('load', line, 'before')}</Soft>
                </TableCell>
              )}
              {hasLoad && (
                <TableCell align="right">
                  <Soft>{changeText(VALUES.load(line.now), VALUES.load(line.before), i18n, format)}</Soft>
                </TableCell>
              )}
              <TableCell align="right">{format.number(line.now.appointments)}</TableCell>
              {compared('no-shows', line)}
              {compared('late', line)}
              {compared('lead', line)}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Scroller>
  )
}
