import { Suspense, useEffect, useState } from 'react'
import { useLingui } from '@lingui/react'
import type { Appointment } from '#api/contract/appointments.ts'
import { displayName } from '../../../commands/appointments/records/appointment-name.ts'
import ActionMenu from '../../../ui/overlay/action-menu.tsx'
import TakeStep from '../steps/take-step.tsx'
import { useStepPresses } from '../steps/use-step-presses.ts'
import { CardLook } from './card-look.tsx'
import { useCardActions } from './use-card-actions.ts'
import { type Begun, cardAt, type LookedAt, useLookedAt } from './use-looked-at.ts'

/** What the calendar tells of its cards. */
export interface CardAidProps {
  /** Everything that has a card on screen. */
  appointments: readonly Appointment[]
  /** Id of what stands open beside the calendar: nobody needs to be told of it twice. */
  open: string
  shownZone: string | undefined
  /** What this was loaded for. */
  begun: Begun
}

/** Where a menu was asked for: at a point of the window, or at the card where keys asked. */
interface Asked extends LookedAt {
  at: { x: number; y: number }
}

function askedAt(card: HTMLElement, { x, y }: Asked['at']): Asked | undefined {
  const { left, bottom } = card.getBoundingClientRect()
  // The key of the menu names no place that could be trusted.
  const byKey = x === 0 && y === 0
  const on = cardAt(card)
  return on && { ...on, at: byKey ? { x: left, y: bottom } : { x, y } }
}

/** Looks at cards of the calendar without opening them: what they say in full at rest, and all that can be done by a right click. */
export default function CardAid({ appointments, open, shownZone, begun }: CardAidProps) {
  const { i18n } = useLingui()
  const [looked, leave] = useLookedAt(open, begun)
  const [asked, setAsked] = useState(() => (begun.by === 'menu' ? askedAt(begun.card, begun) : undefined))
  const { presses, press, onTaken } = useStepPresses()
  const actionsOf = useCardActions(press)
  const byId = (id: string | undefined) => appointments.find((it) => it.id === id)

  useEffect(() => {
    const ask = (event: MouseEvent): void => {
      const on = cardAt(event.target)
      // A finger that rests carries the card, which the grid sees to.
      const isTouch = 'pointerType' in event && event.pointerType === 'touch'
      if (!on || isTouch || event.defaultPrevented || !appointments.some(({ id }) => id === on.id)) return
      event.preventDefault()
      leave()
      setAsked(askedAt(on.card, { x: event.clientX, y: event.clientY }))
    }
    document.addEventListener('contextmenu', ask)
    return () => document.removeEventListener('contextmenu', ask)
  }, [appointments, leave])

  const shown = looked && !asked ? byId(looked.id) : undefined
  const chosen = byId(asked?.id)
  return (
    <>
      {shown && looked && (
        <CardLook
          appointment={shown}
          card={looked.card}
          shownZone={shownZone}
          first={actionsOf(shown).first}
          onMore={(button) => {
            const { left, bottom } = button.getBoundingClientRect()
            leave()
            setAsked({ id: shown.id, card: looked.card, at: { x: left, y: bottom } })
          }}
          onLeave={leave}
        />
      )}
      {asked && chosen && (
        <ActionMenu
          key={`${asked.id} ${asked.at.x} ${asked.at.y}`}
          label={i18n._('Actions for {name}', { name: displayName(i18n, chosen) })}
          anchor={asked.card}
          at={asked.at}
          actions={actionsOf(chosen).menu}
          onClose={() => setAsked(undefined)}
        />
      )}
      {presses && (
        <Suspense fallback={null}>
          <TakeStep presses={presses} version={2} onTaken={onTaken} />
        </Suspense>
      )}
    </>
  )
}
