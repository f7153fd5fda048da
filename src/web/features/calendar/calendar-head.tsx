import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import type { Calendar } from '#api/contract/calendars.ts'
import { instantAt } from '#api/time/zoned.ts'
import { knownZone } from '../../fields/known-zone.ts'
import { media, visuallyHidden } from '../../theme/paint.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/form/field-frame.tsx'
import { useTitle } from '../../ui/title.ts'
import type { SetUrlState } from '../../ui/use-url-state.ts'
import { QuickEntry } from '../booking/index.ts'
import type { CalendarView } from '../../commands/appointments/view/view-state.ts'
import { CalendarChooser } from './calendar-chooser.tsx'
import { DayStrip } from './day-strip.tsx'
import { ViewOptions } from './options/view-options.tsx'
import type { CalendarColumns } from './saved-calendars/choice.ts'
import { stepped } from './span.ts'
import { isOfOne } from './use-columns.ts'
import { useSheetRoom } from './use-narrow.ts'
import { CalendarViewSwitch } from './view-switch.tsx'
import { TURN_LABELS } from './view-words.ts'

interface CalendarHeadProps {
  view: CalendarView
  set: SetUrlState<CalendarView>
  /** Leads to a date, as a step that the Back button returns from. */
  go: (date: string) => void
  date: string
  today: string
  /** Every calendar, and those that are shown. */
  all: readonly Calendar[]
  shown: readonly Calendar[]
  choice: CalendarColumns
  narrow: boolean
  /** The time that is shown, which opens the month. */
  picker: ReactNode
  /** What makes something new; last of all. */
  creation: ReactNode
  /** Whether something can be booked here. */
  canBook: boolean
}

/** The width of the window in pixels from which the sheet has 1,100 px, and with them room for the quick line. */
const ROOMY = 1356

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
  '& > .calendars': { flex: '0 1 auto', minInlineSize: 44, overflow: 'hidden' },
  '& > .calendars > .fd-icon': { flex: 'none' },
  // A sentence is being typed: what is switched seldom gives its room to the line.
  '&:has(> .quick-line[data-typed]:not([data-row]):focus-within) > :is(.whose, .calendars, .zone, .options, .space)': {
    display: 'none',
  },
  [media.wide]: { '& > .steps': { marginInlineEnd: 4 } },
  [media.compact]: {
    marginBlockEnd: 8,
    '& > .whose': { flex: '1 1 0', maxInlineSize: 'none' },
    '& > .calendars': { flex: '1 1 0' },
    // The date and what can be done stand above; where one stands in time and among people below.
    '& > :is(.steps, .strip, .today, .whose, .calendars, .zone, .options, .quick)': { order: 1 },
    '& > .today': { flex: 'none' },
    '& > .strip': { flex: '1 0 100%', marginInline: -8, minInlineSize: 0 },
    // The date begins where everything below it begins.
    '& > [aria-haspopup=dialog]': { marginInlineStart: -8 },
    '& > .break': { flex: '1 0 100%', order: 1 },
  },
})

const Hidden = styled('span')(visuallyHidden)

/** The one row above the calendar: when, how, whose, what is switched seldom, and at its end what makes something new. */
export function CalendarHead(props: CalendarHeadProps) {
  const { view, set, go, date, today, all, shown, choice, narrow, picker, creation, canBook } = props
  const { i18n } = useLingui()
  const zones = [...new Set(all.map(knownZone))]
  const roomy = useSheetRoom(ROOMY)
  const hasViews = useSheetRoom(VIEWS_ROOM)
  const [before, after] = TURN_LABELS[view.view]
  useTitle(i18n._('Calendar'))
  // Where one day is in sight at a time, its week stands above.
  const hasStrip = narrow && (view.view === 'day' || view.view === 'agenda')
  const turns = [
    <Button key="before" kind="quiet" icon="chevronStart" iconOnly onClick={() => go(stepped(view.view, date, -1))}>
      {i18n._(before)}
    </Button>,
    <Button key="after" kind="quiet" icon="chevronEnd" iconOnly onClick={() => go(stepped(view.view, date, 1))}>
      {i18n._(after)}
    </Button>,
  ] as const
  const toToday = (
    <Button onClick={() => go(today)} aria-pressed={date === today}>
      {i18n._('Today')}
    </Button>
  )
  return (
    <Head>
      <h1>{i18n._('Calendar')}</h1>
      {hasStrip ? (
        <DayStrip {...{ date, today, go }} before={turns[0]} after={turns[1]} />
      ) : (
        <span className="steps">
          {turns[0]}
          {toToday}
          {turns[1]}
        </span>
      )}
      {hasStrip && <span className="today">{toToday}</span>}
      {picker}
      {narrow && <span className="space" />}
      <CalendarViewSwitch {...{ view, set }} narrow={!hasViews} />
      {narrow && view.view === 'week' && <span className="break" />}
      {isOfOne(view, narrow) ? (
        <label className="whose">
          <Hidden>{i18n._('Calendar of')}</Hidden>
          <Select
            value={shown[0]?.id ?? ''}
            onChange={({ target }) => set({ calendar: target.value }, { replace: false })}
          >
            {all.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </label>
      ) : (
        <CalendarChooser all={all} choice={choice} onChange={(next) => set(next, { replace: false })} />
      )}
      <ViewOptions {...{ view, set, zones, narrow }} at={instantAt(date, 720, zones[0] ?? 'UTC')} />
      {!narrow && <span className="space" />}
      {canBook && <QuickEntry {...{ view, set }} folded={!roomy} />}
      {creation}
    </Head>
  )
}
