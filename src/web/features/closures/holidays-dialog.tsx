import { useLingui } from '@lingui/react'
import { useState } from 'react'
import type { Closure } from '#api/contract/closures.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { FormDialog } from '../../ui/panel/side-panel.tsx'
import { CheckList, daysInWords, type Holiday, HolidayFile } from '../weekly-schedules/index.ts'
import type { ClosureBody } from './closure-values.ts'

interface HolidaysDialogProps {
  /** The closures that are there, so that none is added twice. */
  known: readonly Closure[]
  today: string
  onClose: () => void
  /** Answers whether the run is on screen. */
  addAll: (bodies: readonly ClosureBody[]) => Promise<boolean>
}

const keyOf = ({ from, to }: Holiday): string => `${from} ${to}`

/** Public holidays from a calendar file: looked at, ticked, and added as closures of the whole house. */
export default function HolidaysDialog({ known, today, onClose, addAll }: HolidaysDialogProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const [holidays, setHolidays] = useState<readonly Holiday[]>([])
  const [source, setSource] = useState('')
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState(false)
  const isThere = ({ from, to }: Holiday): boolean =>
    known.some(({ kind, dates, ranges, calendarIds }) => {
      const isWhole = kind === 'closed' && ranges.length === 0 && calendarIds.length === 0
      return isWhole && dates !== null && dates[0] <= from && to <= dates[1]
    })

  const read = (found: readonly Holiday[], file: string) => {
    setHolidays(found)
    setSource(file)
    setTicked(new Set(found.filter((it) => !isThere(it)).map(keyOf)))
  }
  const chosen = holidays.filter((it) => ticked.has(keyOf(it)))
  const add = async () => {
    setBusy(true)
    const bodies = chosen.map(({ name, from, to }): ClosureBody => ({
      reason: name.trim().slice(0, 200) || i18n._('Public holiday'),
      kind: 'closed',
      dates: [from, to],
      rule: null,
      ranges: [],
      calendarIds: [],
      sourceUid: `${source} ${from}`.slice(-500),
    }))
    const isDone = await addAll(bodies).finally(() => setBusy(false))
    if (isDone) onClose()
  }
  return (
    <FormDialog
      open
      width={640}
      title={i18n._('Add public holidays')}
      description={i18n._('From a calendar file (.ics). The whole house is closed on the days you select.')}
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
      {/* Holidays are days without a zone; those of each calendar count. */}
      <HolidayFile zone="UTC" from={today} isUsable={({ to }) => to >= today} onRead={read} />
      {holidays.length > 0 && (
        <CheckList
          label={i18n._('Public holidays')}
          items={holidays.map((holiday) => {
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
