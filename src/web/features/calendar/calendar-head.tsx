import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { type ComponentProps, memo, type ReactNode, useCallback, useMemo, useState } from 'react'
import type { Calendar } from '#api/contract/calendars.ts'
import { instantAt } from '#api/time/zoned.ts'
import { knownZone } from '../../fields/known-zone.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { media, visuallyHidden } from '../../theme/paint.ts'
import { Button } from '../../ui/button.tsx'
import { Hidden, HiddenStatus } from '../../ui/hidden.ts'
import { useTitle } from '../../ui/title.ts'
import { type SetUrlState, useAhead, useAheadOf } from '../../ui/use-url-state.ts'
import { QuickEntry } from '../booking/index.ts'
import { askedView, shownTime, switched, type CalendarView } from '../../commands/appointments/view/view-state.ts'
import { CalendarChooser } from './calendar-chooser.tsx'
import { HeadChoice } from './head-choice.tsx'
import { DatePicker } from './date-picker.tsx'
import { DayStrip, type DayStripProps } from './day-strip.tsx'
import { ViewOptions } from './options/view-options.tsx'
import type { CalendarColumns } from './saved-calendars/choice.ts'
import { stepped } from './span.ts'
import { isOfOne } from './use-columns.ts'
import { useSheetRoom } from './use-narrow.ts'
import { CalendarViewSwitch } from './view-switch.tsx'
import { shortSpanWords, TURN_LABELS } from './view-words.ts'

interface ControlsProps {
  /** What the calendar shows. */
  sheet: CalendarView
  set: SetUrlState<CalendarView>
  /** Leads to a date, as a step that the Back button returns from. */
  go: (date: string) => void
  /** The date of the columns, which may be a moment behind what is asked for. */
  date: string
  today: string
  /** Every calendar, and those that are shown. */
  all: readonly Calendar[]
  shown: readonly Calendar[]
  choice: CalendarColumns
  narrow: boolean
}

interface CalendarHeadProps extends ControlsProps {
  /** What quick booking needs; absent where nothing can be booked. */
  quick: false | { view: CalendarView; set: SetUrlState<CalendarView> }
  /** What makes something new; last of all. */
  creation: ReactNode
}

/** The width of the window in pixels from which the sheet has 1,100 px, and with them room for the quick line. */
const ROOMY = 1356

/** The view and the date that are asked for, before the columns follow. */
function useAskedTime(today: string): Pick<CalendarView, 'view' | 'date'> {
  const { view, date } = useAhead(shownTime)
  return { view, date: date || today }
}

/** The width of the window in pixels from which the views stand side by side. */
const VIEWS_ROOM = 1180

const Head = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 48,
  marginBlockEnd: 8,
  '& > h1': visuallyHidden,
  '& > .steps': { display: 'inline-flex', alignItems: 'center', gap: 2, flex: 'none' },
  '& > .space': { flex: '1 1 0' },
  '& > .whose': { flex: '4 1 112px', minInlineSize: 96, maxInlineSize: 200, overflow: 'hidden' },
  '& > .whose > button': { inlineSize: '100%', justifyContent: 'start' },
  '& > .calendars': { flex: '0 1 auto', minInlineSize: 44, overflow: 'hidden' },
  '& > .calendars > .fd-icon': { flex: 'none' },
  // A sentence is being typed: what is switched seldom gives its room to the line.
  '&:has(> .quick-line[data-typed]:not([data-row]):focus-within) > :is(.whose, .calendars, .zone, .options, .space)': {
    display: 'none',
  },
  [media.wide]: { '& > .steps': { marginInlineEnd: 4 } },
  // One row has not enough room: time and what makes something new stand in the first, whose it is in the second.
  '@media (min-width: 600px) and (max-width: 799.95px)': {
    paddingBlock: 8,
    '&::after': { content: '""', flex: '1 0 100%', marginBlockStart: -8 },
    '& > :is(.whose, .calendars, .zone, .options, .quick)': { order: 1 },
  },
  [media.compact]: {
    marginBlockEnd: 8,
    '& > .whose': { flex: '1 1 0', maxInlineSize: 'none' },
    '& > .calendars': { flex: '1 1 0' },
    // The date and what can be done stand above; where one stands in time and among people below.
    '& > :is(.steps, .strip, .today, .whose, .calendars, .zone, .options, .quick)': { order: 1 },
    '& > .today': { flex: 'none' },
    '& > .strip': { flex: '1 0 100%', marginInline: -8, minInlineSize: 0 },
    // The date begins where everything below it begins.
    '& > [aria-haspopup=dialog]:not(.calendars)': { marginInlineStart: -8 },
    '& > .break': { flex: '1 0 100%', order: 1 },
  },
})

const Chooser = memo(CalendarChooser)

type TimeProps = Pick<ControlsProps, 'go' | 'today'>

/** The time that is asked for, in words: what answers a press on another one, before its columns are drawn. */
const AskedTime = memo(function AskedTime({ go, today, calendars }: TimeProps & { calendars: readonly Calendar[] }) {
  const format = useFormat()
  const { view, date } = useAskedTime(today)
  const label = shortSpanWords(view, date, format)
  const [said, say] = useState({ label, isAnother: false })
  if (said.label !== label) say({ label, isAnother: true })
  return (
    <>
      <DatePicker {...{ date, today, go, calendars, label }} />
      {/* What led there keeps the focus, and the grid is drawn anew in silence. */}
      <HiddenStatus>{said.isAnother && label}</HiddenStatus>
    </>
  )
})

/** The days of the week around the date that is asked for. */
const AskedWeek = memo(function AskedWeek(props: TimeProps & Pick<DayStripProps, 'before' | 'after'>) {
  return <DayStrip {...props} date={useAskedTime(props.today).date} />
})

const Today = memo(function Today({ go, today, isShown }: TimeProps & { isShown: boolean }) {
  const { i18n } = useLingui()
  return (
    <Button onClick={() => go(today)} aria-pressed={isShown}>
      {i18n._('Today')}
    </Button>
  )
})

/** Leads to today; pressed while today is asked for. */
function ToToday(props: TimeProps) {
  return <Today {...props} isShown={useAskedTime(props.today).date === props.today} />
}

/** Leads to the time before or after the one that is asked for, however quickly it is pressed again. */
const Turn = memo(function Turn({ go, today, view, by }: TimeProps & { view: CalendarView['view']; by: 1 | -1 }) {
  const { i18n } = useLingui()
  const [before, after] = TURN_LABELS[view]
  return (
    <Button
      kind="quiet"
      icon={by < 0 ? 'chevronStart' : 'chevronEnd'}
      iconOnly
      onClick={() => go(stepped(view, askedView().date || today, by))}
    >
      {i18n._(by < 0 ? before : after)}
    </Button>
  )
})

const Views = memo(CalendarViewSwitch)

function ViewSwitch(props: Omit<ComponentProps<typeof CalendarViewSwitch>, 'view'>) {
  return <Views {...props} view={useAhead(shownTime).view} />
}

function Options({ view, ...props }: ComponentProps<typeof ViewOptions>) {
  return <ViewOptions {...props} view={useAheadOf(view, switched)} />
}

/** When, how and whose; drawn anew only when one of these changes, not when a panel opens. */
const Controls = memo(function Controls(props: ControlsProps) {
  const { sheet, set, go, date, today, all, shown, choice, narrow } = props
  const { i18n } = useLingui()
  const hasViews = useSheetRoom(VIEWS_ROOM)
  const zones = useMemo(() => [...new Set(all.map(knownZone))], [all])
  const choose = useCallback((next: CalendarColumns) => set(next, { replace: false }), [set])
  const { view } = sheet
  // Where one day is in sight at a time, its week stands above.
  const hasStrip = narrow && (view === 'day' || view === 'agenda')
  const time = { go, today }
  const before = <Turn {...time} {...{ view }} by={-1} />
  const after = <Turn {...time} {...{ view }} by={1} />
  return (
    <>
      {hasStrip ? (
        <AskedWeek {...time} {...{ before, after }} />
      ) : (
        <span className="steps">
          {before}
          <ToToday {...time} />
          {after}
        </span>
      )}
      {hasStrip && (
        <span className="today">
          <ToToday {...time} />
        </span>
      )}
      <AskedTime {...time} calendars={shown} />
      {narrow && <span className="space" />}
      <ViewSwitch set={set} narrow={!hasViews} />
      {narrow && view === 'week' && <span className="break" />}
      {all.length === 0 ? null : isOfOne(sheet, narrow) ? (
        <label className="whose">
          <Hidden>{i18n._('Calendar of')}</Hidden>
          <HeadChoice
            choices={all}
            value={shown[0]?.id ?? ''}
            onChange={(calendar) => set({ calendar }, { replace: false })}
          />
        </label>
      ) : (
        <Chooser all={all} choice={choice} onChange={choose} />
      )}
      <Options {...{ set, zones, narrow }} view={sheet} at={instantAt(date, 720, zones[0] ?? 'UTC')} />
    </>
  )
})

/** The one row above the calendar: when, how, whose, what is switched seldom, and at its end what makes something new. */
export function CalendarHead({ quick, creation, ...controls }: CalendarHeadProps) {
  const { i18n } = useLingui()
  const roomy = useSheetRoom(ROOMY)
  useTitle(i18n._('Calendar'))
  return (
    <Head>
      <h1>{i18n._('Calendar')}</h1>
      <Controls {...controls} />
      {!controls.narrow && <span className="space" />}
      {quick && <QuickEntry {...quick} folded={!roomy} />}
      {creation}
    </Head>
  )
}
