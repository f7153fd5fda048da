import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import type { Calendar } from '../../../../api/contract/calendars.ts'
import { isDate } from '../../../../api/time/week.ts'
import { instantAt } from '../../../../api/time/zoned.ts'
import { knownZone } from '../../../fields/known-zone.ts'
import { Button } from '../../../ui/Button.tsx'
import { DateField } from '../../../ui/form/when/DateField.tsx'
import { Select } from '../../../ui/form/FieldFrame.tsx'
import { media, paint, visuallyHidden } from '../../../theme/paint.ts'
import type { SetUrlState } from '../../../ui/useUrlState.ts'
import type { CalendarView } from '../view-state.ts'
import { CalendarChooser } from './CalendarChooser.tsx'
import { stepped } from './span.ts'
import { isOfOne } from './use-columns.ts'
import { useMedia } from './use-narrow.ts'
import { ViewSwitch } from './ViewSwitch.tsx'
import { STEPS } from './view-words.ts'
import type { ColumnChoice } from './sets/choice.ts'
import { ViewOptions } from './options/ViewOptions.tsx'
import { radius } from '../../../theme/scale.ts'

interface ToolbarProps {
  view: CalendarView
  set: SetUrlState<CalendarView>
  /** Leads to a date, as a step that the Back button returns from. */
  go: (date: string) => void
  date: string
  today: string
  /** Every calendar, and those that are shown. */
  all: readonly Calendar[]
  shown: readonly Calendar[]
  choice: ColumnChoice
  narrow: boolean
  /** Stands behind the date: another way to choose it. */
  picker?: ReactNode
}

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginBlockEnd: 12,
  '& .group': { display: 'inline-flex', alignItems: 'center', gap: 2 },
  '& .when': { display: 'flex', alignItems: 'center', gap: 8, flex: 'none' },
  '& .what': { display: 'flex', alignItems: 'center', gap: 8, flex: '1 1 auto', minInlineSize: 0 },
  '& .zone, & :not(.zone) + .options': { marginInlineStart: 'auto' },
  '& input, & select': { inlineSize: 'auto', minBlockSize: 32, paddingBlock: 3 },
  // Where there is little room the zone shrinks to its icon first, then the lists, whose widest choice is rarely shown.
  '& .what > .zone': { flexShrink: 1000 },
  '& .what > label, & .what > .whose': { flex: '0 10 auto', minInlineSize: 96, overflow: 'hidden' },
  '& .what > .calendars': { flex: '0 1 auto', minInlineSize: 72, overflow: 'hidden' },
  '& label > select': { maxInlineSize: '100%' },
  '& .calendars > .fd-icon': { flex: 'none' },
  // The month that shows how full the days are opens beside it; two calendars in one field would be one too many.
  '& .date .MuiInputAdornment-root': { display: 'none' },
  '& .date input': { inlineSize: '6.5rem' },
  '& .switch': {
    flex: 'none',
    padding: 2,
    border: `1px solid ${paint.line}`,
    borderRadius: radius.control,
    background: paint.canvas,
  },
  '& .switch > button': { minBlockSize: 26, border: 0, borderRadius: radius.control },
  '& .switch > button[aria-pressed="true"]': { background: paint.raised, boxShadow: paint.segmentShadow },
  [media.wide]: { flexWrap: 'nowrap' },
  [media.compact]: {
    '& .when, & .what': { flex: '1 0 100%', minInlineSize: 0 },
    '& .when > .date': { flex: '1 1 0', minInlineSize: 0 },
    '& .date > [data-field], & .date input': { flex: '1 1 0', inlineSize: '100%', minInlineSize: 0 },
    '& .what > label': { flex: '1 1 0' },
    '& .what > .calendars': { flex: '1 0 auto' },
    '& label > select': { inlineSize: '100%' },
  },
  '@media (pointer: coarse)': { '& input, & select': { minBlockSize: 40 } },
})
const Hidden = styled('span')(visuallyHidden)

/** Where and when the calendar looks: date, view, calendars; at the end what is switched seldom. */
export function Toolbar({ view, set, go, date, today, all, shown, choice, narrow, picker }: ToolbarProps) {
  const { i18n } = useLingui()
  const zones = [...new Set(all.map(knownZone))]
  const hasRoom = useMedia('(min-width: 1280px)')
  const roomy = useMedia('(min-width: 1440px)')
  const [before, after] = STEPS[view.view]
  return (
    <Bar>
      <div className="when">
        <span className="group">
          <Button onClick={() => go(today)} aria-pressed={date === today}>
            {i18n._('Today')}
          </Button>
          <Button kind="quiet" icon="chevronStart" iconOnly onClick={() => go(stepped(view.view, date, -1))}>
            {i18n._(before)}
          </Button>
          <Button kind="quiet" icon="chevronEnd" iconOnly onClick={() => go(stepped(view.view, date, 1))}>
            {i18n._(after)}
          </Button>
        </span>
        <span className="group date">
          <DateField
            label={i18n._('Date')}
            isLabelHidden
            navigates
            required
            value={date}
            today={today}
            onChange={(next) => isDate(next) && go(next)}
          />
          {picker}
        </span>
      </div>
      <div className="what">
        <ViewSwitch {...{ view, set, narrow, hasRoom }} />
        {isOfOne(view, narrow) ? (
          <label>
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
        <ViewOptions {...{ view, set, zones, roomy }} at={instantAt(date, 720, zones[0] ?? 'UTC')} />
      </div>
    </Bar>
  )
}
