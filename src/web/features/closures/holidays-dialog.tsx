import Alert from '@mui/material/Alert'
import { useLingui } from '@lingui/react'
import { useState } from 'react'
import type { Closure } from '#api/contract/closures.ts'
import { addDays } from '#api/time/week.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { FormDialog } from '../../ui/panel/side-panel.tsx'
import {
  CheckList,
  daysInWords,
  FilePlace,
  type Holiday,
  type IcsContent,
  noteInWords,
  readIcs,
  withoutRepeats,
} from '../weekly-schedules/index.ts'
import type { ClosureBody } from './closure-values.ts'

interface HolidaysDialogProps {
  /** The closures that are there, so that none is added twice. */
  known: readonly Closure[]
  today: string
  onClose: () => void
  /** Answers whether the run is on screen. */
  addAll: (bodies: readonly ClosureBody[]) => Promise<boolean>
}

/** Files are read whole into the page; no calendar of holidays comes near this. */
const MOST_BYTES = 5_000_000

const keyOf = ({ from, to }: Holiday): string => `${from} ${to}`

/** Public holidays from a calendar file: looked at, ticked, and added as closures of the whole house. */
export default function HolidaysDialog({ known, today, onClose, addAll }: HolidaysDialogProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const [content, setContent] = useState<(IcsContent & { file: string }) | null>(null)
  const [failed, setFailed] = useState('')
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState(false)
  const isThere = ({ from, to }: Holiday): boolean =>
    known.some(({ kind, dates, ranges, calendarIds }) => {
      const isWhole = kind === 'closed' && ranges.length === 0 && calendarIds.length === 0
      return isWhole && dates !== null && dates[0] <= from && to <= dates[1]
    })

  const read = async (file: File) => {
    setContent(null)
    setFailed('')
    try {
      if (file.size > MOST_BYTES) {
        setFailed(i18n._('{file} is too large for a holiday calendar.', { file: file.name }))
        return
      }
      const year = Number(today.slice(0, 4))
      // Holidays are days without a zone; those of each calendar count.
      const reading = { zone: 'UTC', from: today, to: addDays(`${year + 3}-01-01`, -1) }
      const found = readIcs(await file.text(), reading)
      const holidays = withoutRepeats(found.holidays).filter(({ to }) => to >= today)
      setContent({ ...found, holidays, file: file.name })
      setTicked(new Set(holidays.filter((it) => !isThere(it)).map(keyOf)))
    } catch {
      setFailed(i18n._('Couldn’t read {file}. Is the file still there?', { file: file.name }))
    }
  }
  const chosen = content?.holidays.filter((it) => ticked.has(keyOf(it))) ?? []
  const add = async () => {
    setBusy(true)
    const bodies = chosen.map(({ name, from, to }): ClosureBody => ({
      reason: name.trim().slice(0, 200) || i18n._('Public holiday'),
      kind: 'closed',
      dates: [from, to],
      rule: null,
      ranges: [],
      calendarIds: [],
      sourceUid: `${content?.file ?? ''} ${from}`.slice(-500),
    }))
    const isDone = await addAll(bodies).finally(() => setBusy(false))
    if (isDone) onClose()
  }
  return (
    <FormDialog
      open
      width={640}
      title={i18n._('Add public holidays')}
      description={i18n._('From a calendar file (.ics). The whole house is closed on the days you tick.')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{i18n._('Cancel')}</Button>
          <Button kind="primary" disabled={chosen.length === 0} busy={busy} onClick={() => void add()}>
            {i18n._('{count, plural, =0 {Add holidays} one {Add # holiday} other {Add # holidays}}', {
              count: chosen.length,
            })}
          </Button>
        </>
      }
    >
      <FilePlace onFile={(file) => void read(file)} file={content?.file} />
      {failed !== '' && (
        <Alert role="alert" severity="error" icon={false}>
          {failed}
        </Alert>
      )}
      {content && content.holidays.length === 0 && (
        <Alert role="alert" severity="error" icon={false}>
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
          <ul>
            {content.notes.map((note) => (
              <li key={`${note.line} ${note.kind} ${note.text}`}>{noteInWords(i18n, note)}</li>
            ))}
          </ul>
        </details>
      )}
      {content && content.holidays.length > 0 && (
        <CheckList
          label={i18n._('Public holidays')}
          items={content.holidays.map((holiday) => {
            const values = { days: daysInWords(i18n, format, holiday), name: holiday.name }
            return {
              id: keyOf(holiday),
              name: isThere(holiday)
                ? i18n._('{days} · {name} (already closed)', values)
                : i18n._('{days} · {name}', values),
            }
          })}
          ticked={ticked}
          onTicked={setTicked}
        />
      )}
    </FormDialog>
  )
}
