import { zonePlace } from '../../../i18n/zone-place.ts'
import { useLingui } from '@lingui/react'
import { useMemo, useState } from 'react'
import type { Service } from '#api/contract/services.ts'
import { foreignZone, knownZone } from '../../../fields/known-zone.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { Button } from '../../../ui/button.tsx'
import { FreeTimesFailed } from '../../../commands/appointments/free-times/free-times-failed.tsx'
import type { Slot } from '../../../commands/appointments/free-times/free-slots.ts'
import { useFreeSlots } from '../../../commands/appointments/free-times/use-free-slots.ts'
import { useNow } from '../../../client/use-now.ts'
import { wishOf } from '../quick-add/resolve.ts'

interface NextFreeProps {
  service: Service
  /** Books that time by the form instead. */
  onLater: (slot: Slot) => void
}

/** Whoever stands here when the day is full: who is free next, and the way to book that. */
export function NextFree({ service, onLater }: NextFreeProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const wish = useMemo(() => wishOf({ service, calendarId: null }), [service])
  const now = useNow()
  // The list of offers would otherwise be worked out anew with each tick of the clock.
  const [from] = useState(now)
  const { slots, situation, loading, error } = useFreeSlots(wish, from)
  const slot = slots.find(({ start }) => start >= now)
  if (error) return <FreeTimesFailed error={error} />
  if (loading) return <p aria-busy>{i18n._('No time left today. Looking for the next free time…')}</p>
  if (!slot) {
    return <p>{i18n._('No time left today or in the next two weeks. Choose another service.')}</p>
  }
  const person = situation.calendars.get(slot.calendarIds.find((id) => id !== slot.resourceId) ?? '')
  const zone = knownZone(person)
  const isForeign = foreignZone(zone, situation.calendars.values()) !== undefined
  const time = format.dateTime(slot.start, zone, 'day') + (isForeign ? ` ${zonePlace(zone)}` : '')
  return (
    <>
      <p>{i18n._('No time left today. Next free: {name}, {time}.', { name: person?.name ?? '', time })}</p>
      <Button icon="calendar" onClick={() => onLater(slot)} style={{ justifySelf: 'start' }}>
        {i18n._('Book for {time}', { time })}
      </Button>
    </>
  )
}
