import { useLingui } from '@lingui/react'
import { Suspense, useId } from 'react'
import { lazySection } from '../../ui/lazy-part.tsx'
import { Button } from '../../ui/button.tsx'
import { useMenu } from '../../ui/menu-button.tsx'
import { Icon } from '../../ui/icons.tsx'
import type { SetUrlState } from '../../ui/use-url-state.ts'
import { type CalendarView, closedPanel } from '../../commands/appointments/view/view-state.ts'
import type { Making } from './new-items.tsx'

interface NewMenuProps {
  /** Whether something stands open whose own action comes first. */
  isSecond: boolean
  set: SetUrlState<CalendarView>
  narrow: boolean
  /** How many are on the waiting list. */
  waiting: number
  onBook: () => void
  /** Why nothing can be booked here, in words; absent where it can. */
  shut?: string | undefined
}

const loadItems = () => import('./new-items.tsx')
const NewItems = lazySection(loadItems)

/** Everything that can be made from the calendar, the appointment first. */
export function NewMenu({ isSecond, set, narrow, waiting, onBook, shut }: NewMenuProps) {
  const { i18n } = useLingui()
  const named = useId()
  const { opener, menu } = useMenu()
  const open = (what: string) => () => set({ ...closedPanel, open: what }, { replace: false })
  const list = i18n._('Waiting list')
  const made: readonly Making[] = [
    { label: i18n._('New appointment'), icon: 'book', keys: 'N', act: () => onBook() },
    { label: i18n._('Walk-in'), icon: 'walk', keys: 'W', act: open('walk-in') },
    { label: i18n._('Find a time'), icon: 'find', keys: 'F', act: open('find') },
    { label: i18n._('Block time'), icon: 'block', keys: 'B', act: open('block') },
    {
      label: list,
      icon: 'hold',
      keys: 'L',
      act: open('waiting'),
      ...(waiting > 0 && { count: waiting, spoken: i18n._('Waiting list ({count})', { count: waiting }) }),
    },
  ]
  return (
    <>
      <Button
        kind={isSecond ? 'plain' : 'primary'}
        icon="plus"
        iconOnly={narrow}
        refused={shut}
        id={named}
        onPointerEnter={() => void loadItems()}
        {...opener}
      >
        {i18n._('New')}
        {!narrow && <Icon name="chevronDown" size={16} />}
      </Button>
      {menu.anchor && (
        <Suspense fallback={null}>
          <NewItems anchor={menu.anchor} named={named} made={made} onClose={menu.onClose} />
        </Suspense>
      )}
    </>
  )
}
