import { useLingui } from '@lingui/react'
import Alert from '@mui/material/Alert'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useState } from 'react'
import { addDays } from '#api/time/week.ts'
import { Button } from '../../../ui/button.tsx'
import { FormDialog } from '../../../ui/panel/side-panel.tsx'
import type { Range } from '../schedule-form-values.ts'
import { FilePlace } from './file-place.tsx'
import { HolidayTable } from './holiday-table.tsx'
import { noteInWords } from './ics/note-words.ts'
import { readIcs, type Holiday, type IcsContent } from './ics/read-ics.ts'
import { holidayEffect, withHolidays, withoutRepeats } from './ics/holiday-effect.ts'
import { Findings, Lines, Quiet } from './look.ts'
import type { Exceptions } from './painting.ts'

interface ImportDialogProps {
  exceptions: Exceptions
  week: readonly { ranges: readonly Range[] }[]
  /** Zone of the schedule, whose days count. */
  zone: string
  today: string
  onClose: () => void
  /** The exceptions with the ticked holidays, and how many they were. */
  onTake: (next: Exceptions, holidays: number) => void
}

const keyOf = ({ from, to }: Holiday): string => `${from} ${to}`

/** Files are read whole into the page; no calendar of holidays comes near this. */
const MOST_BYTES = 5_000_000

/** Public holidays from a calendar file: looked at, ticked, and painted into the form. */
export default function ImportDialog({ exceptions, week, zone, today, onClose, onTake }: ImportDialogProps) {
  const { i18n } = useLingui()
  const [content, setContent] = useState<(IcsContent & { file: string }) | null>(null)
  const [failed, setFailed] = useState('')
  const [brush, setBrush] = useState<'closed' | 'office'>('closed')
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())

  const read = async (file: File) => {
    setContent(null)
    setFailed('')
    try {
      if (file.size > MOST_BYTES)
        return setFailed(i18n._('{file} is too large for a holiday calendar.', { file: file.name }))
      const year = Number(today.slice(0, 4))
      const found = readIcs(await file.text(), { zone, from: `${year}-01-01`, to: addDays(`${year + 3}-01-01`, -1) })
      const holidays = withoutRepeats(found.holidays)
      setContent({ ...found, holidays, file: file.name })
      const worth = holidays.filter((it) => holidayEffect(it, brush, exceptions, week, today).kind === 'closes')
      setTicked(new Set(worth.map(keyOf)))
    } catch {
      setFailed(i18n._('Couldn’t read {file}. Is the file still there?', { file: file.name }))
    }
  }
  const chosen = content?.holidays.filter((it) => ticked.has(keyOf(it))) ?? []
  const choices = [
    { value: 'closed', label: i18n._('Closed') },
    { value: 'office', label: i18n._('Out of office') },
  ] as const
  return (
    <FormDialog
      open
      width={720}
      title={i18n._('Import public holidays')}
      description={i18n._('From a calendar file (.ics). Nothing is saved until you save the schedule.')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{i18n._('Cancel')}</Button>
          <Button
            kind="primary"
            disabled={chosen.length === 0}
            onClick={() => onTake(withHolidays(exceptions, chosen, brush), chosen.length)}
          >
            {i18n._('{count, plural, =0 {Add holidays} one {Add # holiday} other {Add # holidays}}', {
              count: chosen.length,
            })}
          </Button>
        </>
      }
    >
      <FilePlace onFile={(file) => void read(file)} file={content?.file} />
      <Findings>
        {failed !== '' && (
          <Alert role="presentation" severity="error" icon={false}>
            {failed}
          </Alert>
        )}
        {content && content.holidays.length === 0 && (
          <Alert role="presentation" severity="error" icon={false}>
            {i18n._('No usable days in this file.')}
          </Alert>
        )}
        {content && content.notes.length > 0 && (
          <details open={content.holidays.length === 0}>
            <summary>
              {i18n._('{count, plural, one {# note about the file} other {# notes about the file}}', {
                count: content.notes.length,
              })}
            </summary>
            <Lines>
              {content.notes.map((note) => (
                <li
                  key={`${note.line} ${note.kind} ${note.text}`}
                  style={{ display: 'block', paddingBlock: 8, overflowWrap: 'anywhere' }}
                >
                  {noteInWords(i18n, note)}
                </li>
              ))}
            </Lines>
          </details>
        )}
      </Findings>
      {content && content.holidays.length > 0 && (
        <>
          <ToggleButtonGroup
            aria-label={i18n._('Import as')}
            value={brush}
            onChange={(_event, next: unknown) => {
              // Pressing what is chosen would choose nothing.
              const choice = choices.find(({ value }) => value === next)
              if (choice) setBrush(choice.value)
            }}
          >
            {choices.map(({ value, label }) => (
              <ToggleButton key={value} value={value}>
                {label}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <Quiet style={{ marginBlock: 10 }}>
            {i18n._('Dates use the schedule’s zone, {zone}. Past and already closed days aren’t ticked.', { zone })}
          </Quiet>
          <HolidayTable
            holidays={content.holidays}
            effectOf={(it) => holidayEffect(it, brush, exceptions, week, today)}
            keyOf={keyOf}
            ticked={ticked}
            onTicked={setTicked}
          />
        </>
      )}
    </FormDialog>
  )
}
