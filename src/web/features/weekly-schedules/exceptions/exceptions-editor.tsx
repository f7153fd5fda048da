import { useLingui } from '@lingui/react'
import Alert from '@mui/material/Alert'
import { Suspense, useCallback, useState, type KeyboardEvent } from 'react'
import { useFormState, useWatch, type UseFormReturn } from 'react-hook-form'
import { isZone } from '#api/time/offset.ts'
import { dateOf } from '#api/time/zoned.ts'
import { lazySection } from '../../../ui/lazy-part.tsx'
import { useOpenedAt } from '../../../client/use-now.ts'
import { knownZone } from '../../../fields/known-zone.ts'
import { useCalendars } from '../../../fields/references.ts'
import { withMessages } from '../../../i18n/catalogue.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { Button } from '../../../ui/button.tsx'
import { MonthCalendar } from '../../../ui/month/month-calendar.tsx'
import { monthOf } from '../../../ui/month/month-grid.ts'
import type { Range, ScheduleValues } from '../schedule-form-values.ts'
import { brushInWords, daysInWords, daysProblem, exceptionComplaints, hoursProblem, markOf } from './exception-words.ts'
import { ExceptionList } from './exception-list.tsx'
import { ExceptionsLegend } from './legend.tsx'
import { Editor, PartHead } from './look.ts'
import { PaintBar } from './paint-bar.tsx'
import { paintDays, standings, type Brush, type DateRange } from './painting.ts'
import { useExceptions } from './use-exceptions.ts'

/** Pixels of room that two and three months ask for. */
const ROOM = [456, 696] as const

/** How many months stand side by side in an element, and the element's ref. */
function useMonths(): [count: number, measure: (element: HTMLElement | null) => (() => void) | undefined] {
  const [count, setCount] = useState(1)
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => setCount(1 + ROOM.filter((room) => element.clientWidth >= room).length))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [count, measure]
}

const ImportDialog = lazySection(withMessages(() => import('./import-dialog.tsx')))
const SpreadDialog = lazySection(withMessages(() => import('./spread-dialog.tsx')))

const DEFAULT_HOURS: readonly Range[] = [{ from: '10:00', to: '14:00' }]

interface ExceptionsEditorProps {
  form: UseFormReturn<ScheduleValues>
  /** The stored schedule, which is left out where the same is done to others. */
  scheduleId: string | undefined
}

/** The days that are not like every week: painted in the months, or written in the list below. */
export function ExceptionsEditor({ form, scheduleId }: ExceptionsEditorProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { exceptions, put, undo, redo } = useExceptions(form)
  const [week, timezone, calendarId] = useWatch({ control: form.control, name: ['week', 'timezone', 'calendarId'] })
  const calendar = useCalendars().byId.get(calendarId)
  // Without a zone of its own, a schedule has its calendar's.
  const zone = knownZone(isZone(timezone) ? { timezone } : calendar)
  const { errors } = useFormState({ control: form.control, name: ['overrides', 'office'] })
  const now = useOpenedAt()
  const today = dateOf(now, zone)
  const [month, setMonth] = useState(monthOf(today))
  const [kind, setKind] = useState<Brush['kind']>('office')
  const [ranges, setRanges] = useState(DEFAULT_HOURS)
  const [said, setSaid] = useState('')
  const [problem, setProblem] = useState('')
  const [dialog, setDialog] = useState<'import' | 'spread' | null>(null)
  const [count, measure] = useMonths()

  const brush: Brush = kind === 'hours' ? { kind, ranges } : { kind }
  const wrongHours = kind === 'hours' ? hoursProblem(i18n, format, ranges) : undefined
  const standing = standings(exceptions, week)
  const tell = (days: DateRange, what: Brush) =>
    setSaid(
      i18n._('{days}: {what}.', { days: daysInWords(i18n, format, days), what: brushInWords(i18n, format, what) }),
    )
  const onRange = (days: DateRange) => {
    const wrong = wrongHours ?? daysProblem(i18n, days, kind)
    setProblem(wrong ?? '')
    if (wrong !== undefined) return
    put(paintDays(exceptions, days, brush))
    tell(days, brush)
  }
  const step = (back: (() => void) | undefined, words: string) =>
    back &&
    (() => {
      back()
      setSaid(words)
    })
  const stepBack = step(undo, i18n._('Undone'))
  const stepOn = step(redo, i18n._('Redone'))
  const onKeyDown = (event: KeyboardEvent) => {
    const typing = event.target instanceof HTMLInputElement && event.target.type !== 'radio'
    if (typing || !(event.ctrlKey || event.metaKey) || event.altKey) return
    const key = event.key.toLowerCase()
    const act = key === 'y' || (key === 'z' && event.shiftKey) ? stepOn : key === 'z' ? stepBack : undefined
    if (!act) return
    event.preventDefault()
    act()
  }
  const complaints = exceptionComplaints(format, errors, form.getValues())
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Only a short cut for the buttons inside.
    <Editor onKeyDown={onKeyDown} ref={measure}>
      {complaints.length > 0 && (
        <Alert severity="error" icon={false}>
          {complaints.join(' ')}
        </Alert>
      )}
      <PaintBar
        kind={kind}
        onKind={(next) => {
          setKind(next)
          setProblem('')
        }}
        ranges={ranges}
        onRanges={setRanges}
        problem={wrongHours}
        undo={stepBack}
        redo={stepOn}
      />
      <MonthCalendar
        label={i18n._('Days to paint')}
        month={month}
        onMonth={setMonth}
        count={count}
        today={today}
        mark={(date) => markOf(i18n, format, standing(date))}
        onRange={onRange}
        note={
          said || i18n._('Drag over days, tap the first and the last, or use Shift with the arrow keys, then Enter.')
        }
      />
      {problem !== '' && wrongHours === undefined && (
        <Alert severity="error" icon={false}>
          {problem}
        </Alert>
      )}
      <ExceptionsLegend />
      <ExceptionList
        exceptions={exceptions}
        onChange={(next, entry, erased) => {
          put(next)
          tell(entry, erased ? { kind: 'erase' } : entry.brush)
        }}
        today={today}
        usual={DEFAULT_HOURS}
      />
      <PartHead>
        <div>
          <Button icon="calendar" onClick={() => setDialog('import')}>
            {i18n._('Import public holidays')}
          </Button>
          <Button icon="copy" onClick={() => setDialog('spread')}>
            {i18n._('Apply to other calendars too')}
          </Button>
        </div>
      </PartHead>
      <Suspense fallback={null}>
        {dialog === 'import' && (
          <ImportDialog
            exceptions={exceptions}
            week={week}
            zone={zone}
            today={today}
            onClose={() => setDialog(null)}
            onTake={(next, holidays) => {
              put(next)
              setSaid(
                i18n._('{count, plural, one {# holiday} other {# holidays}} added; not saved yet.', {
                  count: holidays,
                }),
              )
              setDialog(null)
            }}
          />
        )}
        {dialog === 'spread' && (
          <SpreadDialog
            exceptions={exceptions}
            calendarId={calendarId}
            scheduleId={scheduleId}
            today={today}
            onClose={() => setDialog(null)}
          />
        )}
      </Suspense>
    </Editor>
  )
}
