import { Global } from '@emotion/react'
import { useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import { MINUTE } from '#api/time/durations.ts'
import { useStore } from '../../store/store.ts'
import SignInAgain from '../connect/sign-in-again.tsx'
import { idleItemOf, type SavedConnection } from '../session/connection.ts'
import { createIdleWatch } from './idle-watch.ts'

interface IdleLockProps {
  connection: SavedConnection
  minutes: number
  /** Called at first, and whenever the screen was locked or opened. */
  onLocked: (isLocked: boolean) => void
  onSignOut: () => void
}

const USES = ['pointerdown', 'pointermove', 'wheel', 'touchstart'] as const
const RETURNS = ['focus', 'pageshow', 'storage'] as const

/** Whatever else stands on the page, also what comes while it is locked; it stays as it is, with what was typed. */
const HIDDEN = `
  body :not(.fd-lock, .fd-lock *) { visibility: hidden !important; }
  .fd-lock { visibility: visible; }
`

/** Locks the screen of a signed-in page after some minutes without use, in all tabs, until a key is shown. */
export default function IdleLock({ connection, minutes, onLocked, onSignOut }: IdleLockProps) {
  const { i18n } = useLingui()
  const item = idleItemOf(connection.id)
  const [watch] = useState(() => {
    const made = createIdleWatch(item, minutes * MINUTE, { storage: localStorage, now: Date.now })
    // Nothing is shown before this is known.
    made.look()
    return made
  })
  const isLocked = useStore(watch.locked)

  // Use, time and other tabs are outside of React.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = (): void => {
      clearTimeout(timer)
      timer = setTimeout(look, watch.look())
    }
    const use = (): void => void watch.use()
    const press = (event: KeyboardEvent): void => {
      // The first key after a sleep is not typed into the page that it has just hidden.
      const wasOpen = !watch.locked.get()
      if (!watch.use() && wasOpen) event.preventDefault()
    }
    look()
    const listening = { capture: true, passive: true }
    for (const name of USES) addEventListener(name, use, listening)
    addEventListener('keydown', press, { capture: true })
    for (const name of RETURNS) addEventListener(name, look)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      for (const name of USES) removeEventListener(name, use, listening)
      removeEventListener('keydown', press, { capture: true })
      for (const name of RETURNS) removeEventListener(name, look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [watch])
  useEffect(() => {
    onLocked(isLocked)
  }, [isLocked, onLocked])
  // A name of a guest may stand in the title of the window.
  useEffect(() => {
    if (!isLocked) return undefined
    const { title } = document
    document.title = i18n._('Locked')
    return () => {
      document.title = title
    }
  }, [isLocked, i18n])
  if (!isLocked) return null
  return (
    <>
      <Global styles={HIDDEN} />
      <SignInAgain connection={connection} isLock onDone={watch.unlock} onSignOut={onSignOut} />
    </>
  )
}
