import { useLingui } from '@lingui/react'
import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { addDays } from '#api/time/week.ts'
import { FILE_KINDS, FilePlace } from '../../../ui/form/file-place.tsx'
import { noteInWords } from './ics/note-words.ts'
import { withoutRepeats } from './ics/holiday-effect.ts'
import { type Holiday, type IcsNote, readIcs } from './ics/read-ics.ts'
import { Findings, Lines } from './look.ts'

/** Files are read whole into the page; no calendar of holidays comes near this. */
const MOST_BYTES = 5_000_000
/** Years of which repeated holidays are listed, with the current one. */
const YEARS = 3

interface HolidayFileProps {
  /** The zone whose days count. */
  zone: string
  /** From which day on repeated holidays are listed. */
  from: string
  /** Which of the holidays are of any use; all where nothing is said. */
  isUsable?: (holiday: Holiday) => boolean
  /** Hears of those of a file, and that there are none while the next one is read. */
  onRead: (holidays: readonly Holiday[], file: string) => void
}

/** Chooses a calendar file with public holidays, and says what of it cannot be used. */
export function HolidayFile({ zone, from, isUsable = () => true, onRead }: HolidayFileProps) {
  const { i18n } = useLingui()
  const [found, setFound] = useState<{ file: string; notes: readonly IcsNote[]; isEmpty: boolean } | null>(null)
  const [failed, setFailed] = useState('')
  const read = async (file: File) => {
    setFound(null)
    setFailed('')
    onRead([], file.name)
    if (file.size > MOST_BYTES) {
      return setFailed(i18n._('{file} is too large for a holiday calendar.', { file: file.name }))
    }
    try {
      const to = addDays(`${Number(from.slice(0, 4)) + YEARS}-01-01`, -1)
      const { holidays: all, notes } = readIcs(await file.text(), { zone, from, to })
      const holidays = withoutRepeats(all).filter(isUsable)
      setFound({ file: file.name, notes, isEmpty: holidays.length === 0 })
      onRead(holidays, file.name)
    } catch {
      setFailed(i18n._('Couldn’t read {file}. Is the file still there?', { file: file.name }))
    }
  }
  return (
    <>
      <FilePlace
        label={i18n._('Calendar file')}
        accept={FILE_KINDS.calendar}
        icon="calendar"
        onFile={(file) => void read(file)}
      >
        <span>{found?.file ?? i18n._('Drop a calendar file here, or choose one')}</span>
        <small>
          {found
            ? i18n._('Choose another file')
            : i18n._('Most governments and calendar apps offer a file with their public holidays.')}
        </small>
      </FilePlace>
      <Findings>
        {failed !== '' && (
          <Alert role="presentation" severity="error" icon={false}>
            {failed}
          </Alert>
        )}
        {found?.isEmpty && (
          <Alert role="presentation" severity="error" icon={false}>
            {i18n._('No usable days in this file.')}
          </Alert>
        )}
        {found && found.notes.length > 0 && (
          <details open={found.isEmpty}>
            <summary>
              {i18n._('{count, plural, one {# note about the file} other {# notes about the file}}', {
                count: found.notes.length,
              })}
            </summary>
            <Lines>
              {found.notes.map((note) => (
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
    </>
  )
}
