import { useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation } from 'react-router-dom'
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

/** Ctrl+K and the shortcuts of the shell. They stand ready with the first sight of it: no key is too early. */
export function useShortcuts({ shown, onShow, go }: PaletteProps & Pick<Go, 'go'>): void {
  const here = useLocation()
  const pages = usePages()
  const shortcuts = useMemo(() => shortcutsOf(pages), [pages])
  // The button for it says why it cannot be pressed; a key has only this.
  const refused = useRefusal('write')
  const pressed = useRef(NOTHING)

  const strike = (key: string): boolean => {
    const { wish, pressed: next, taken } = press(pressed.current, key, Date.now(), shortcuts)
    pressed.current = next
    if (!wish) return taken
    const search = 'search' in wish ? pageSearch() : undefined
    if ('go' in wish) go(wish.go)
    else if ('book' in wish && refused !== undefined) showToast({ key: 'refused', text: refused })
    else if ('book' in wish) go(bookingAddress(here), { opens: true })
    else if ('show' in wish) onShow(wish.show)
    else if (search) search.focus()
    else onShow('palette')
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
    else if (strike(single)) {
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
}
