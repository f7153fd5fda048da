import { useLingui } from '@lingui/react'
import { useEffect } from 'react'
import { useWho } from '../../fields/history/use-who.ts'
import { useOthers } from '../../live/presence/present.ts'
import type { HeldTime } from './held.ts'

/** Names those who are about to book a time, and tells when. */
export function HeldTimes({ onTold }: { onTold: (held: readonly HeldTime[]) => void }) {
  const { i18n } = useLingui()
  const who = useWho()
  const held = useOthers().flatMap(({ time, isOwn, ...doer }) =>
    time
      ? [
          {
            calendarIds: time.calendarIds,
            start: Date.parse(time.startDate),
            end: Date.parse(time.endDate),
            label: isOwn
              ? i18n._('Being booked in another window')
              : i18n._('Being booked by {name}', { name: who(doer) }),
          },
        ]
      : [],
  )
  // Equal ones are the same, so that no column is drawn again for the same words.
  const said = JSON.stringify(held)
  useEffect(() => onTold(JSON.parse(said) as HeldTime[]), [said, onTold])
  useEffect(() => () => onTold([]), [onTold])
  return null
}
