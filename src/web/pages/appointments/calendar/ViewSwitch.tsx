import { useLingui } from '@lingui/react'
import { Button } from '../../../ui/Button.tsx'
import { Select } from '../../../ui/form/FieldFrame.tsx'
import type { SetUrlState } from '../../../ui/useUrlState.ts'
import type { CalendarView } from '../view-state.ts'
import { VIEWS } from './view-words.ts'

interface ViewSwitchProps {
  view: CalendarView
  set: SetUrlState<CalendarView>
  narrow: boolean
  /** Whether the views stand side by side; else they are in a list. */
  hasRoom: boolean
}

const SEVERAL = [
  ['', /*i18n*/ 'One calendar'],
  ['day', /*i18n*/ 'Several, by day'],
  ['calendar', /*i18n*/ 'Several, by calendar'],
] as const satisfies readonly (readonly [CalendarView['several'], string])[]

/** Day, week, month or agenda, and whether the week is of one calendar. */
export function ViewSwitch({ view, set, narrow, hasRoom }: ViewSwitchProps) {
  const { i18n } = useLingui()
  const choose = (next: CalendarView['view']) => set({ view: next }, { replace: false })
  return (
    <>
      {hasRoom ? (
        <fieldset className="group switch" aria-label={i18n._('View')} style={{ margin: 0 }}>
          {VIEWS.map(([id, label]) => (
            <Button key={id} kind="quiet" aria-pressed={view.view === id} onClick={() => choose(id)}>
              {i18n._(label)}
            </Button>
          ))}
        </fieldset>
      ) : (
        <Select
          aria-label={i18n._('View')}
          value={view.view}
          onChange={({ target }) => choose(VIEWS.find(([id]) => id === target.value)?.[0] ?? 'day')}
        >
          {VIEWS.map(([id, label]) => (
            <option key={id} value={id}>
              {i18n._(label)}
            </option>
          ))}
        </Select>
      )}
      {view.view === 'week' && !narrow && (
        <Select
          className="whose"
          aria-label={i18n._('Whose week')}
          value={view.several}
          onChange={({ target }) =>
            set({ several: SEVERAL.find(([id]) => id === target.value)?.[0] ?? '' }, { replace: false })
          }
        >
          {SEVERAL.map(([id, label]) => (
            <option key={id} value={id}>
              {i18n._(label)}
            </option>
          ))}
        </Select>
      )}
    </>
  )
}
