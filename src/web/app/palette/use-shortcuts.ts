import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type Location, useLocation } from 'react-router-dom'
import { bookingAddress } from '../../commands/appointments/view/view-state.ts'
import { useRefusal } from '../../fields/rights/use-refusal.ts'
import { singleKeyOf } from '../../ui/single-keys.ts'
import { showToast } from '../../ui/toast.ts'
import type { PaletteProps } from './palette-props.ts'
import { usePages } from '../pages.ts'
import { NOTHING, press } from './sequence.ts'
import type { Go } from './use-go.tsx'
import { shortcutsOf } from './shortcuts.ts'

/** The search field of the page, if it has one on screen. */
const pageSearch = (): HTMLInputElement | undefined =>
  [...document.querySelectorAll<HTMLInputElement>('main input[type=search]')].find(
    (it) => it.checkVisibility?.() ?? true,
  )

/** As if a key were pressed where the focus is. */
const pressKey = (key: string): void =>
  void (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  )

/**
 * Ctrl+K and the shortcuts of the shell. They stand ready with the first sight of it: no key is too early. Keys that are
 * pressed while another page is on its way are meant for that one, and wait for it. Answers whether they are what is typed into
 * its search.
 */
export function useShortcuts({ shown, onShow, go }: PaletteProps & Pick<Go, 'go'>): boolean {
  const here = useLocation()
  const pages = usePages()
  const shortcuts = useMemo(() => shortcutsOf(pages), [pages])
  // The button for it says why it cannot be pressed; a key has only this.
  const refused = useRefusal('write')
  const pressed = useRef(NOTHING)
  /** Where a search was asked for on the page that comes next. */
  const [from, setFrom] = useState<Location>()

  const isAwaited = from !== undefined && from === here

  const search = () => {
    const field = pageSearch()
    if (field) field.focus()
    else onShow('palette')
  }
  const arrive = useEffectEvent(search)
  /** Keys of the page that comes next. */
  const ahead = useRef<string[]>([])
  useEffect(() => {
    const keys = ahead.current
    ahead.current = []
    // The page takes the focus as it comes, after this.
    queueMicrotask(() => keys.forEach(pressKey))
  }, [here])
  /** The address is ahead of what is drawn: the page that was gone to is meant, not the one that is left. */
  const isOnTheWay = () => window.location.pathname !== here.pathname

  // The wait ends as the next page is drawn, and only then is its field there.
  useEffect(() => (isAwaited ? () => arrive() : undefined), [isAwaited])

  const strike = (key: string): boolean => {
    const { wish, pressed: next, taken } = press(pressed.current, key, Date.now(), shortcuts)
    pressed.current = next
    if (!wish) return taken
    ahead.current = []
    if ('go' in wish) go(wish.go)
    else if ('book' in wish && refused !== undefined) showToast({ key: 'refused', text: refused })
    else if ('book' in wish) go(bookingAddress(here), { opens: true })
    else if ('show' in wish) onShow(wish.show)
    else if (isOnTheWay()) setFrom(here)
    else search()
    return taken
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event
    if ((ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k') {
      event.preventDefault()
      // A question that is open is answered first.
      if (!event.repeat && !document.querySelector('[role=alertdialog]'))
        onShow(shown === 'palette' ? undefined : 'palette')
      return
    }
    const single = singleKeyOf(event)
    if (single === undefined) pressed.current = NOTHING
    else {
      const isTaken = strike(single)
      const isAhead = !isTaken && isOnTheWay()
      if (isAhead) ahead.current.push(single)
      if (!isTaken && !isAhead) return
      event.preventDefault()
      event.stopPropagation()
    }
  })
  // Keys are events of the window. It listens before the calendar's grid does, for which the second key of a sequence may
  // mean something else; and before the page is painted, when the first key can come.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen, true)
    return () => window.removeEventListener('keydown', listen, true)
  }, [])
  return isAwaited
}
