import { type ComponentProps, Suspense, useEffect, useState } from 'react'
import { withMessages } from '../../i18n/catalogue.ts'
import { lazySection } from '../../ui/lazy-part.tsx'

const Aid = lazySection(withMessages(() => import('../appointment/card-aid/card-aid.tsx')))

type AidProps = ComponentProps<typeof Aid>

const CARD = '[data-event], [data-chip]'

/**
 * What cards of the calendar say in full, and their menu. Both come with the first sign that somebody turns to a card: the mouse
 * or the focus on one, or the wish for its menu, which is kept until then.
 */
export function CardAid(props: Omit<AidProps, 'begun'>) {
  const [begun, begin] = useState<AidProps['begun']>()
  const isBegun = begun !== undefined
  const { appointments } = props
  // Cards are many, and one of them is meant: the page hears of all.
  useEffect(() => {
    if (isBegun) return undefined
    const listening = new AbortController()
    const turn = (event: Event): void => {
      const card = event.target instanceof Element ? event.target.closest<HTMLElement>(CARD) : null
      const byFinger = 'pointerType' in event && event.pointerType === 'touch'
      const id = card?.dataset['event'] ?? card?.dataset['chip']
      if (!card || byFinger || event.defaultPrevented || !appointments.some((it) => it.id === id)) return
      const isMenu = event instanceof MouseEvent && event.type === 'contextmenu'
      if (isMenu) event.preventDefault()
      begin(
        isMenu
          ? { by: 'menu', card, x: event.clientX, y: event.clientY }
          : { by: event.type === 'focusin' ? 'focus' : 'pointer', card },
      )
    }
    for (const type of ['pointerover', 'focusin', 'contextmenu'])
      document.addEventListener(type, turn, { signal: listening.signal })
    return () => listening.abort()
  }, [isBegun, appointments])
  return (
    begun && (
      <Suspense fallback={null}>
        <Aid {...props} begun={begun} />
      </Suspense>
    )
  )
}
