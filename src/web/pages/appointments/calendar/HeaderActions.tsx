import { useLingui } from '@lingui/react'
import { lazy, Suspense, useState } from 'react'
import { useFormat } from '../../../i18n/LocaleProvider.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useSingleKeys } from '../../../ui/single-keys.ts'
import type { SetUrlState } from '../../../ui/useUrlState.ts'
import { QuickEntry } from '../quick/QuickEntry.tsx'
import { type CalendarView, closed } from '../view-state.ts'
import { useMedia } from './use-narrow.ts'

const ActionMenu = lazy(() => import('../../../ui/overlay/ActionMenu.tsx'))

interface HeaderActionsProps {
  view: CalendarView
  set: SetUrlState<CalendarView>
  narrow: boolean
  /** How many are on the waiting list. */
  waiting: number
  onBook: () => void
  /** Why nothing can be booked here, in words; absent where it can. */
  closed?: string | undefined
}

/** What can be done from the calendar, the main action last: in one row; on a phone the others stand in a menu. */
export function HeaderActions({ view, set, narrow, waiting, onBook, closed: reason }: HeaderActionsProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const [keysOn] = useSingleKeys()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const hasRoom = useMedia('(min-width: 1280px)')
  const hasMost = useMedia('(min-width: 1440px)')
  const open = (what: string) => () => set({ ...closed, open: what }, { replace: false })
  const list = waiting === 0 ? i18n._('Waiting list') : i18n._('Waiting list ({count})', { count: waiting })
  const more = i18n._('More actions')
  // Closed tools say why where the mouse is; the page says the same in full.
  const shut = reason !== undefined && ({ disabled: true, title: reason } as const)
  return (
    <>
      {reason === undefined && <QuickEntry {...{ view, set, narrow }} />}
      {narrow ? (
        <Button
          icon="more"
          iconOnly
          {...shut}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(anchor === null ? currentTarget : null)}
        >
          {more}
        </Button>
      ) : (
        <>
          <Button
            icon="arrive"
            iconOnly={!hasRoom}
            aria-keyshortcuts={keysOn ? 'w' : undefined}
            {...shut}
            onClick={open('walk-in')}
          >
            {i18n._('Walk-in')}
          </Button>
          <Button icon="search" iconOnly={!hasMost} {...shut} onClick={open('find')}>
            {i18n._('Find a time')}
          </Button>
          <Button
            icon="clock"
            iconOnly={waiting === 0}
            {...(waiting > 0 && { 'aria-label': list, title: list })}
            {...shut}
            onClick={open('waiting')}
          >
            {waiting === 0 ? list : format.number(waiting)}
          </Button>
          <Button icon="block" iconOnly={!hasRoom} {...shut} onClick={open('block')}>
            {i18n._('Block time')}
          </Button>
        </>
      )}
      <Button kind="primary" icon="plus" iconOnly={narrow} {...shut} onClick={onBook}>
        {i18n._('New appointment')}
      </Button>
      {anchor && (
        <Suspense fallback={null}>
          <ActionMenu
            label={more}
            anchor={anchor}
            actions={[
              { label: i18n._('Walk-in'), icon: 'arrive', onAct: open('walk-in') },
              { label: i18n._('Quick booking'), icon: 'edit', onAct: open('quick') },
              { label: i18n._('Find a time'), icon: 'search', onAct: open('find') },
              { label: list, icon: 'clock', onAct: open('waiting') },
              { label: i18n._('Block time'), icon: 'block', onAct: open('block') },
            ]}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  )
}
