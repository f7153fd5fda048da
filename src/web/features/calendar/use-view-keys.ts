import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { pagePlace } from '../../ui/panel/focus-home.ts'
import { singleKeyOf } from '../../ui/single-keys.ts'
import type { SetUrlState } from '../../ui/use-url-state.ts'
import { askedView, type CalendarView } from '../../commands/appointments/view/view-state.ts'
import { stepped } from './span.ts'

// Numbers, because letters belong to the appointment that has the focus.
const VIEW_KEYS: Readonly<Record<string, CalendarView['view']>> = { 1: 'day', 2: 'week', 3: 'month', 4: 'agenda' }

/** Whether the browser is asked to print the page, and neither sheets lie ready nor a dialog is over it. */
const isPrinting = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) &&
  !altKey &&
  !shiftKey &&
  key.toLowerCase() === 'p' &&
  !document.querySelector('.fd-paper, dialog:modal, [aria-modal="true"]')

/** The date of the time after or before the one that is asked for. */
function steppedFrom(today: string, by: 1 | -1): string {
  const { view, date } = askedView()
  return stepped(view, date || today, by)
}

interface Looking {
  today: string
  /** Whether anybody is shown, who could be printed and into whose time the keys can go. */
  isShown: boolean
  set: SetUrlState<CalendarView>
  go: (date: string) => void
}

function press(event: KeyboardEvent, { today, isShown, set, go }: Looking, enter: () => void): boolean {
  // Of a view that scrolls, paper has room for a part; the sheets have all of it.
  if (isShown && isPrinting(event)) {
    set({ open: 'take' }, { replace: false })
    return true
  }
  const key = singleKeyOf(event)
  const chosen = key === undefined ? undefined : VIEW_KEYS[key]
  if (chosen) set({ view: chosen }, { replace: false })
  else if (key === 't') go(today)
  else if (key === 'j') go(steppedFrom(today, 1))
  else if (key === 'k') go(steppedFrom(today, -1))
  else if (key === 'i') enter()
  else return false
  return true
}

/** One key each for the views, for today, for the time after and before, into the calendar, where the arrows go on, and to its printed sheets. */
export function useViewKeys(looking: Looking): void {
  const { isShown } = looking
  const isEntering = useRef(false)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // What is pressed next is meant for something else.
    isEntering.current = false
    const enter = () => {
      if (isShown) pagePlace()?.focus()
      else isEntering.current = true
    }
    if (press(event, looking, enter)) event.preventDefault()
  })
  // Whoever was quicker than the answer of who is there goes in as soon as it comes.
  useEffect(() => {
    if (!isEntering.current || !isShown) return
    isEntering.current = false
    pagePlace()?.focus()
  }, [isShown])
  // Keys are events of the window: they work wherever the focus is on the page.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
