import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { paint } from '../../theme/paint.ts'
import { radius } from '../../theme/scale.ts'
import { Select } from '../../ui/form/field-frame.tsx'
import type { SetUrlState } from '../../ui/use-url-state.ts'
import type { CalendarView } from '../../commands/appointments/view/view-state.ts'
import { usePainted } from './use-painted.ts'
import { CALENDAR_VIEWS } from './view-words.ts'

interface ViewSwitchProps {
  view: CalendarView['view']
  set: SetUrlState<CalendarView>
  /** Whether there is room for a list only. */
  narrow: boolean
}

/** As the theme paints a group of toggle buttons. */
const FirstGroup = styled('div')({
  display: 'inline-flex',
  gap: 2,
  padding: 2,
  borderRadius: radius.control,
  background: paint.nav,
  '& > button': { borderRadius: radius.inner },
})

/** Day, week, month or agenda. */
export function CalendarViewSwitch({ view, set, narrow }: ViewSwitchProps) {
  const { i18n } = useLingui()
  const isPainted = usePainted(true)
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
  // A group counts its buttons once they stand there, and draws them again: the first paint of the page would wait for that.
  if (!isPainted) {
    return (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset has edges of its own
      <FirstGroup role="group" aria-label={i18n._('View')}>
        {CALENDAR_VIEWS.map(([id, label]) => (
          <ToggleButton
            key={id}
            size="small"
            value={id}
            selected={id === view}
            onChange={() => id !== view && choose(id)}
          >
            {i18n._(label)}
          </ToggleButton>
        ))}
      </FirstGroup>
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
