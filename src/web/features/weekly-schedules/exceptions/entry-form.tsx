import { useLingui } from '@lingui/react'
import Alert from '@mui/material/Alert'
import styled from '@emotion/styled'
import { useState, type KeyboardEvent } from 'react'
import { isDate } from '#api/time/week.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { Button } from '../../../ui/button.tsx'
import { FieldFrame, Select } from '../../../ui/form/field-frame.tsx'
import { DateField } from '../../../ui/form/when/date-field.tsx'
import { paint } from '../../../theme/paint.ts'
import type { Range } from '../schedule-form-values.ts'
import { daysProblem, hoursProblem } from './exception-words.ts'
import { HoursInput } from './hours-input.tsx'
import type { ExceptionEntry } from './painting.ts'
import { radius } from '../../../theme/scale.ts'

const Box = styled('fieldset')({
  padding: 14,
  border: `1px solid ${paint.line}`,
  borderRadius: radius.control,
  background: paint.raised,
  display: 'grid',
  gap: 12,
  '& > .fields': {
    display: 'grid',
    gap: 12,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(170px, 100%), 1fr))',
    alignItems: 'start',
  },
  '& > .actions': { display: 'flex', flexWrap: 'wrap', gap: 8 },
})

interface EntryFormProps {
  /** What is written, for screen readers. */
  label: string
  entry: ExceptionEntry
  /** Today's date on the clock of the schedule. */
  today: string
  /** Hours to begin with where the entry has none. */
  usual: readonly Range[]
  onDone: (entry: ExceptionEntry) => void
  onCancel: () => void
}

/** One exception by its dates: everything that can be painted can be written here. */
export function EntryForm({ label, entry, today, usual, onDone, onCancel }: EntryFormProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const [kind, setKind] = useState(entry.brush.kind)
  const [days, setDays] = useState({ from: entry.from, to: entry.to })
  const [isPeriod, setPeriod] = useState(entry.to !== '' && entry.to !== entry.from)
  const [ranges, setRanges] = useState(entry.brush.kind === 'hours' ? entry.brush.ranges : usual)
  const [tried, setTried] = useState(false)
  const wrongDays = daysProblem(i18n, days, kind)
  const wrongHours = kind === 'hours' ? hoursProblem(i18n, format, ranges) : undefined

  // A period begins with one day: the last day follows the first until it is set.
  const put = (side: 'from' | 'to', value: string) => {
    if (side === 'to') setPeriod(value !== days.from)
    setDays(side === 'from' && !isPeriod && isDate(value) ? { from: value, to: value } : { ...days, [side]: value })
  }

  const apply = () => {
    setTried(true)
    if (wrongDays !== undefined || wrongHours !== undefined) return
    onDone({ ...days, brush: kind === 'hours' ? { kind, ranges } : { kind } })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const inField = event.target instanceof HTMLInputElement
    if (event.key === 'Escape') {
      event.stopPropagation()
      onCancel()
    } else if (event.key === 'Enter' && inField) {
      // Enter takes the entry; it must not save the whole schedule.
      event.preventDefault()
      apply()
    }
  }
  const date = (side: 'from' | 'to', name: string) => (
    <DateField
      label={name}
      required
      help={isDate(days[side]) ? format.plainDate(days[side], 'long') : undefined}
      isInvalid={tried && wrongDays !== undefined}
      today={today}
      value={days[side]}
      onChange={(value) => put(side, value)}
    />
  )
  return (
    <Box aria-label={label} onKeyDown={onKeyDown}>
      <div className="fields">
        <FieldFrame label={i18n._('Exception type')}>
          {(attributes) => (
            <Select
              {...attributes}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- Who opened the form by a button goes on in it.
              autoFocus
              value={kind}
              onChange={({ target }) => setKind(target.value as ExceptionEntry['brush']['kind'])}
            >
              <option value="office">{i18n._('Out of office')}</option>
              <option value="closed">{i18n._('Closed')}</option>
              <option value="hours">{i18n._('Other hours')}</option>
            </Select>
          )}
        </FieldFrame>
        {date('from', i18n._('First day'))}
        {date('to', i18n._('Last day'))}
      </div>
      {kind === 'hours' && (
        <HoursInput
          label={i18n._('Hours of these days')}
          ranges={ranges}
          onChange={setRanges}
          invalid={tried && wrongHours !== undefined}
        />
      )}
      {tried && (wrongDays ?? wrongHours) !== undefined && (
        <Alert severity="error" icon={false}>
          {wrongDays ?? wrongHours}
        </Alert>
      )}
      <div className="actions">
        <Button kind="primary" onClick={apply}>
          {i18n._('Apply')}
        </Button>
        <Button onClick={onCancel}>{i18n._('Cancel')}</Button>
      </div>
    </Box>
  )
}
