import styled from '@emotion/styled'
import { useLingui } from '@lingui/react'
import Avatar from '@mui/material/Avatar'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { initialsOf } from '../../../fields/initials.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { paint } from '../../../theme/paint.ts'
import { radius, size, weight } from '../../../theme/scale.ts'
import { Button } from '../../../ui/button.tsx'
import { lastTimeWords, reachWords, visitWords } from '../guests/guest-words.ts'
import type { KnownGuest, Visit } from '../guests/known-guests.ts'
import { useClinic } from '../records/queries.ts'
import { useNow } from '../../../client/use-now.ts'

const Card = styled('fieldset')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  '& > .MuiAvatar-root': { marginInlineEnd: 4 },
  paddingBlock: 6,
  paddingInline: '8px 4px',
  border: `1px solid ${paint.field}`,
  borderRadius: radius.control,
  '& > div': { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' },
  '& strong': { display: 'block', fontSize: size.body1, fontWeight: weight.medium },
  '& small': { color: paint.soft, fontSize: size.caption },
})

interface GuestCardProps {
  guest: KnownGuest
  /** Whether all visits of theirs have been read. */
  areRead: boolean
  /** Fills in what the guest had last; absent where the form books nothing. */
  onLastTime?: ((visit: Visit) => void) | undefined
  /** Whether what is booked is chosen already: another Enter must not change it to what they had last. */
  isSettled?: boolean | undefined
  /** Whether somebody has just chosen this guest: the field that had the focus is gone, and they go on from here. */
  takesFocus?: boolean
  /** Shows everything that is known of the guest; absent where the form has no room beside it. */
  onGuest?: ((place: string) => void) | undefined
  onEdit: () => void
  onClear: () => void
}

/** A guest who was found: who, how reached, when here; with what they had last, to be had again by one press. */
export function GuestCard(props: GuestCardProps) {
  const { guest, areRead, onLastTime, isSettled = false, takesFocus = false, onGuest, onEdit, onClear } = props
  const { i18n } = useLingui()
  const format = useFormat()
  const telling = { i18n, format, clinic: useClinic(), now: useNow() }
  const { name, last } = guest
  const lastTime = lastTimeWords(guest, telling)
  const card = useRef<HTMLFieldSetElement>(null)
  const again = useRef<HTMLButtonElement>(null)
  const isOffered = onLastTime !== undefined && last !== undefined && lastTime !== ''
  // The focus is the browser's: Enter takes what they had last, Tab goes on in the form.
  useLayoutEffect(() => {
    if (takesFocus) card.current?.focus()
  }, [takesFocus])
  const offer = useEffectEvent(() => {
    if (!isSettled && document.activeElement === card.current) again.current?.focus()
  })
  // It may be read later: then for whoever has gone nowhere meanwhile.
  useLayoutEffect(() => {
    if (takesFocus && isOffered) offer()
  }, [takesFocus, isOffered])
  return (
    <>
      <Card ref={card} tabIndex={-1} aria-label={i18n._('Guest {name}', { name })}>
        <Avatar component="span" aria-hidden="true">
          {initialsOf(name)}
        </Avatar>
        <div>
          <strong>{name}</strong>
          <small>{[reachWords(guest), visitWords(guest, areRead, telling)].filter(Boolean).join(' · ')}</small>
        </div>
        {onGuest && guest.place !== '' && (
          <Button kind="quiet" icon="user" iconOnly onClick={() => onGuest(guest.place)}>
            {i18n._('Everything about {name}', { name })}
          </Button>
        )}
        <Button kind="quiet" icon="edit" iconOnly onClick={onEdit}>
          {i18n._('Edit guest {name}', { name })}
        </Button>
        <Button kind="quiet" icon="close" iconOnly onClick={onClear}>
          {i18n._('Choose another guest')}
        </Button>
      </Card>
      {isOffered && (
        <span>
          <Button ref={again} kind="suggested" icon="redo" onClick={() => onLastTime(last)}>
            {i18n._('As last time: {what}', { what: lastTime })}
          </Button>
        </span>
      )}
    </>
  )
}
