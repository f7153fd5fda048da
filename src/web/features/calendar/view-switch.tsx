import { useLingui } from '@lingui/react'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { Select } from '../../ui/form/field-frame.tsx'
import type { SetUrlState } from '../../ui/use-url-state.ts'
import type { CalendarView } from '../../commands/appointments/view/view-state.ts'
import { CALENDAR_VIEWS } from './view-words.ts'

interface ViewSwitchProps {
  view: CalendarView['view']
  set: SetUrlState<CalendarView>
  /** Whether there is room for a list only. */
  narrow: boolean
}

/** Day, week, month or agenda. */
export function CalendarViewSwitch({ view, set, narrow }: ViewSwitchProps) {
  const { i18n } = useLingui()
  const choose = (next: unknown) =>
    set({ view: CALENDAR_VIEWS.find(([id]) => id === next)?.[0] ?? view }, { replace: false })
  if (narrow) {
    return (
      <Select
        aria-label={i18n._('View')}
        value={view}
        style={{ inlineSize: 'auto' }}
        onChange={({ target }) => choose(target.value)}
      >
        {CALENDAR_VIEWS.map(([id, label]) => (
          <option key={id} value={id}>
            {i18n._(label)}
          </option>
        ))}
      </Select>
    )
  }
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={i18n._('View')}
      value={view}
      onChange={(_event, next: unknown) => {
        // Pressing what is chosen would choose nothing.
        if (next !== null) choose(next)
      }}
    >
      {CALENDAR_VIEWS.map(([id, label]) => (
        <ToggleButton key={id} value={id}>
          {i18n._(label)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
