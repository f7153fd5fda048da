import { type ComponentProps, Suspense, useEffect, useState } from 'react'
import { withMessages } from '../../i18n/catalogue.ts'
import { lazySection } from '../../ui/lazy-part.tsx'

const Aid = lazySection(withMessages(() => import('../appointment/card-aid/card-aid.tsx')))

type AidProps = ComponentProps<typeof Aid>

const CARD = '[data-event], [data-chip]'

interface TurnsProps extends Pick<AidProps, 'appointments'> {
  /** Events that say that somebody turns to a card. */
  types: readonly ('pointerover' | 'focusin' | 'contextmenu')[]
  onTurn: (begun: AidProps['begun']) => void
}

/** Hears how somebody turns to a card. Cards are many, and one of them is meant: the page hears of all. */
function Turns({ appointments, types, onTurn }: TurnsProps) {
  useEffect(() => {
    const listening = new AbortController()
    const turn = (event: Event): void => {
      const card = event.target instanceof Element ? event.target.closest<HTMLElement>(CARD) : null
      const byFinger = 'pointerType' in event && event.pointerType === 'touch'
      const id = card?.dataset['event'] ?? card?.dataset['chip']
      if (!card || byFinger || event.defaultPrevented || !appointments.some((it) => it.id === id)) return
      const isMenu = event instanceof MouseEvent && event.type === 'contextmenu'
      if (isMenu) event.preventDefault()
      onTurn(
        isMenu
          ? { by: 'menu', card, x: event.clientX, y: event.clientY }
          : { by: event.type === 'focusin' ? 'focus' : 'pointer', card },
      )
    }
    for (const type of types) document.addEventListener(type, turn, { signal: listening.signal })
    return () => listening.abort()
  }, [appointments, types, onTurn])
  return null
}

const ANY = ['pointerover', 'focusin', 'contextmenu'] as const
const MENU = ['contextmenu'] as const

/**
 * What cards of the calendar say in full, and their menu. Both come with the first sign that somebody turns to a card: the mouse
 * or the focus on one, or the wish for its menu, which is kept until then, also where the mouse was there before it.
 */
export function CardAid(props: Omit<AidProps, 'begun'>) {
  const [begun, begin] = useState<AidProps['begun']>()
  const turns = (types: TurnsProps['types']) => <Turns appointments={props.appointments} types={types} onTurn={begin} />
  if (!begun) return turns(ANY)
  return (
    <Suspense fallback={turns(MENU)}>
      {/* A wish that was heard just before it stands makes it begin anew. */}
      <Aid key={begun.by} {...props} begun={begun} />
    </Suspense>
  )
}
