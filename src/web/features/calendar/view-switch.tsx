import type { KeyboardEvent } from 'react'
import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import ToggleButton from '@mui/material/ToggleButton'
import { paint } from '../../theme/paint.ts'
import { radius } from '../../theme/scale.ts'
import type { SetUrlState } from '../../ui/use-url-state.ts'
import type { CalendarView } from '../../commands/appointments/view/view-state.ts'
import { HeadChoice } from './head-choice.tsx'
import { CALENDAR_VIEWS } from './view-words.ts'

interface ViewSwitchProps {
  view: CalendarView['view']
  set: SetUrlState<CalendarView>
  /** Whether there is room for a list only. */
  narrow: boolean
}

/**
 * As the theme paints MUI's group of toggle buttons, which sets a state in its layout phase: React would run every effect of
 * the page and draw again before the first paint.
 */
const Group = styled('div')({
  display: 'inline-flex',
  gap: 2,
  padding: 2,
  borderRadius: radius.control,
  background: paint.nav,
  '& > button': { borderRadius: radius.inner },
})

/** Arrow keys walk along the buttons, as in MUI's group: the first and the last are neighbours. */
function walk({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  const isBackwards = getComputedStyle(currentTarget).direction === 'rtl'
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  const buttons = [...(currentTarget.parentElement?.children ?? [])]
  const at = buttons.indexOf(currentTarget) + (isBackwards ? -step : step)
  const next = buttons.at(at % buttons.length)
  if (step !== 0 && next instanceof HTMLElement) next.focus()
}

/** Day, week, month or agenda. */
export function CalendarViewSwitch({ view, set, narrow }: ViewSwitchProps) {
  const { i18n } = useLingui()
  const choose = (next: unknown) =>
    set({ view: CALENDAR_VIEWS.find(([id]) => id === next)?.[0] ?? view }, { replace: false })
  if (narrow) {
    return (
      <HeadChoice
        name={i18n._('View')}
        choices={CALENDAR_VIEWS.map(([id, label]) => ({ id, name: i18n._(label) }))}
        value={view}
        onChange={choose}
      />
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset has edges of its own
    <Group role="group" aria-label={i18n._('View')}>
      {CALENDAR_VIEWS.map(([id, label]) => (
        <ToggleButton
          key={id}
          size="small"
          value={id}
          selected={id === view}
          tabIndex={id === view ? 0 : -1}
          onKeyDown={walk}
          // Pressing what is chosen would choose nothing.
          onChange={() => id !== view && choose(id)}
        >
          {i18n._(label)}
        </ToggleButton>
      ))}
    </Group>
  )
}
