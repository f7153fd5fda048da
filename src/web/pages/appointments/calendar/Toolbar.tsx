import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import type { Calendar } from '../../../../api/contract/calendars.ts'
import { Button } from '../../../ui/Button.tsx'
import { Input, Select } from '../../../ui/form/FieldFrame.tsx'
import { paint, visuallyHidden } from '../../../ui/paint.ts'
import type { SetUrlState } from '../../../ui/useUrlState.ts'
import type { CalendarView } from '../view-state.ts'
import { CalendarChooser } from './CalendarChooser.tsx'
import { stepped } from './use-columns.ts'

interface ToolbarProps {
  view: CalendarView
  set: SetUrlState<CalendarView>
  date: string
  today: string
  step: number
  /** Every calendar, and those that are shown. */
  all: readonly Calendar[]
  shown: readonly Calendar[]
  narrow: boolean
  children?: ReactNode
}

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginBlockEnd: 12,
  '& .group': { display: 'inline-flex', alignItems: 'center', gap: 2 },
  '& .end': { marginInlineStart: 'auto', gap: 8 },
  '& input, & select': { inlineSize: 'auto', minBlockSize: 32, paddingBlock: 3 },
  '& .switch': { padding: 2, border: `1px solid ${paint.line}`, borderRadius: 10, background: paint.canvas },
  '& .switch > button': { minBlockSize: 26, border: 0, borderRadius: 7 },
  '& .switch > button[aria-pressed="true"]': { background: paint.raised, boxShadow: '0 1px 2px rgb(0 0 0 / 16%)' },
  '& .check': { display: 'inline-flex', alignItems: 'center', gap: 6, fontSize: '0.8125rem' },
})
const Hidden = styled('span')(visuallyHidden)

/** Where and when the calendar looks: date, day or week, calendars, cancelled ones. */
export function Toolbar({ view, set, date, today, step, all, shown, narrow, children }: ToolbarProps) {
  const { i18n } = useLingui()
  const go = (next: string) => set({ date: next === today ? '' : next }, { replace: false })
  const single = narrow || view.view === 'week'
  return (
    <Bar>
      <span className="group">
        <Button onClick={() => go(today)} aria-pressed={date === today}>
          {i18n._('Today')}
        </Button>
        <Button kind="quiet" icon="chevronStart" iconOnly onClick={() => go(stepped(date, -step))}>
          {step === 1 ? i18n._('Previous day') : i18n._('Previous week')}
        </Button>
        <Button kind="quiet" icon="chevronEnd" iconOnly onClick={() => go(stepped(date, step))}>
          {step === 1 ? i18n._('Next day') : i18n._('Next week')}
        </Button>
      </span>
      <label>
        <Hidden>{i18n._('Date')}</Hidden>
        <Input type="date" value={date} required onChange={({ target }) => target.value && go(target.value)} />
      </label>
      <fieldset className="group switch" aria-label={i18n._('View')} style={{ margin: 0 }}>
        <Button
          kind="quiet"
          aria-pressed={view.view === 'day'}
          onClick={() => set({ view: 'day' }, { replace: false })}
        >
          {i18n._('Day')}
        </Button>
        <Button
          kind="quiet"
          aria-pressed={view.view === 'week'}
          onClick={() => set({ view: 'week' }, { replace: false })}
        >
          {i18n._('Week')}
        </Button>
      </fieldset>
      {single ? (
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
        <CalendarChooser
          all={all}
          shown={shown.map(({ id }) => id)}
          onChange={(calendars) => set({ calendars }, { replace: false })}
        />
      )}
      <label className="check">
        <input type="checkbox" checked={view.cancelled} onChange={({ target }) => set({ cancelled: target.checked })} />
        {i18n._('Cancelled ones too')}
      </label>
      {children && <span className="group end">{children}</span>}
    </Bar>
  )
}
