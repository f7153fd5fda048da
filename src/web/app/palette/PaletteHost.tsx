import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router-dom'
import { useState } from 'react'
import { singleKeyOf } from '../../ui/single-keys.ts'
import type { PaletteProps } from '../PaletteButton.tsx'
import { CommandPalette } from './CommandPalette.tsx'
import { NOTHING, press } from './sequence.ts'
import { ShortcutsDialog } from './ShortcutsDialog.tsx'
import type { ShortcutWish } from './shortcuts.ts'

/** The search field of the page, if it has one on screen. */
const pageSearch = (): HTMLInputElement | undefined =>
  [...document.querySelectorAll<HTMLInputElement>('main input[type=search]')].find(
    (it) => it.checkVisibility?.() ?? true,
  )

/** The palette, the shortcuts and their keys: everything that comes with the first wish for one of them. */
export function PaletteHost({ shown, onShow, onSignOut, early }: PaletteProps & { early: readonly string[] }) {
  const link = useRef<HTMLAnchorElement>(null)
  const [target, setTarget] = useState('')
  const pressed = useRef(NOTHING)
  const replayed = useRef(false)

  // A link that is clicked, and not a call to navigate: forms with unsaved input listen to clicks on links and ask first.
  const go = (to: string) => {
    flushSync(() => setTarget(to))
    link.current?.click()
  }
  const fulfil = (wish: ShortcutWish) => {
    if ('go' in wish) go(wish.go)
    else if ('show' in wish) onShow(wish.show)
    else if (pageSearch()) pageSearch()?.focus()
    else onShow('palette')
  }
  const strike = (key: string): boolean => {
    const { wish, pressed: next, taken } = press(pressed.current, key, Date.now())
    pressed.current = next
    if (wish) fulfil(wish)
    return taken
  }
  const latest = useRef(strike)

  // Keys are events of the window. It listens before the calendar's grid does, for which the second key of a sequence may
  // mean something else. Keys that came while this code was on its way are pressed again, once.
  useEffect(() => {
    latest.current = strike
  })
  useEffect(() => {
    if (!replayed.current) for (const key of early) latest.current(key)
    replayed.current = true
    const onKey = (event: KeyboardEvent) => {
      const key = singleKeyOf(event)
      if (key === undefined) pressed.current = NOTHING
      else if (latest.current(key)) {
        event.preventDefault()
        event.stopPropagation()
      }
    }
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [early])

  return (
    <>
      <Link ref={link} to={target} hidden tabIndex={-1} aria-hidden="true" />
      {shown === 'palette' && (
        <CommandPalette
          onClose={() => onShow(undefined)}
          onShortcuts={() => onShow('shortcuts')}
          {...(onSignOut && { onSignOut })}
          go={go}
        />
      )}
      {shown === 'shortcuts' && <ShortcutsDialog onClose={() => onShow(undefined)} />}
    </>
  )
}
