import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import type { I18n } from '@lingui/core'
import type { Format } from '../../../i18n/format.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { media, paint } from '../../../theme/paint.ts'
import type { HolidayEffect } from './ics/holiday-effect.ts'
import type { Holiday } from './ics/read-ics.ts'
import { daysInWords, rangesInWords } from './exception-words.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'

const Holidays = styled(Table)({
  '& td': { verticalAlign: 'middle' },
  '& tr[data-idle="true"] td': { color: paint.soft },
  '& label': { display: 'inline-flex', alignItems: 'center', gap: 10, minBlockSize: 24, cursor: 'pointer' },
  [media.compact]: {
    '& thead tr > th:not(:first-of-type)': { display: 'none' },
    '& tbody tr': { display: 'grid', paddingBlock: 6, borderBlockStart: `1px solid ${paint.line}` },
    '& tbody td': { border: 0, paddingBlock: 1 },
    '& tbody td:not(:first-of-type)': { paddingInlineStart: 27 },
  },
})

const effectInWords = (i18n: I18n, format: Format, effect: HolidayEffect): string => {
  if (effect.kind === 'closes') {
    const hours = rangesInWords(format, effect.ranges)
    return effect.other ? i18n._('Replaces the other hours {hours}', { hours }) : i18n._('Closes {hours}', { hours })
  }
  if (effect.kind === 'past') return i18n._('Past')
  if (effect.kind === 'there') return i18n._('Already there')
  return effect.kind === 'away' ? i18n._('Already out of office') : i18n._('Closed every week anyway')
}

interface HolidayTableProps {
  holidays: readonly Holiday[]
  effectOf: (holiday: Holiday) => HolidayEffect
  keyOf: (holiday: Holiday) => string
  ticked: ReadonlySet<string>
  onTicked: (ticked: ReadonlySet<string>) => void
}

/** The holidays of a file: when, what they are called, and what they would do here. */
export function HolidayTable({ holidays, effectOf, keyOf, ticked, onTicked }: HolidayTableProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const all = holidays.every((it) => ticked.has(keyOf(it)))
  return (
    <Holidays size="small">
      <TableHead>
        <TableRow>
          <TableCell scope="col">
            <label>
              <Checkbox
                checked={all}
                indeterminate={!all && ticked.size > 0}
                onChange={() => onTicked(new Set(all ? [] : holidays.map(keyOf)))}
              />
              {i18n._('Day')}
            </label>
          </TableCell>
          <TableCell scope="col">{i18n._('Name')}</TableCell>
          <TableCell scope="col">{i18n._('Effect here')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {holidays.map((holiday) => {
          const key = keyOf(holiday)
          const effect = effectOf(holiday)
          const days = daysInWords(i18n, format, holiday)
          return (
            <TableRow key={key} data-idle={effect.kind !== 'closes'}>
              <TableCell>
                <label>
                  <Checkbox
                    checked={ticked.has(key)}
                    aria-label={`${days}, ${holiday.name}`}
                    onChange={({ target }) => {
                      const next = new Set(ticked)
                      if (target.checked) next.add(key)
                      else next.delete(key)
                      onTicked(next)
                    }}
                  />
                  {days}
                </label>
              </TableCell>
              <TableCell>{holiday.name || i18n._('No name')}</TableCell>
              <TableCell>{effectInWords(i18n, format, effect)}</TableCell>
            </TableRow>
          )
        })}
      </TableBody>
    </Holidays>
  )
}
