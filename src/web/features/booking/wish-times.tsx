import { useLingui } from '@lingui/react'
import type { ComponentProps } from 'react'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { Button } from '../../ui/button.tsx'
import type { useClinic } from '../../commands/appointments/records/queries.ts'
import { FreeTimes } from './free-times.tsx'
import { nearestSlots } from '../../commands/appointments/free-times/free-slots.ts'
import type { Sought } from './use-wish.ts'

interface WishTimesProps {
  sought: Sought
  clinic: ReturnType<typeof useClinic>
  /** The instant that the service said is taken, epoch milliseconds: then those nearest to it are offered. */
  taken: number | undefined
  onPick: ComponentProps<typeof FreeTimes>['onPick']
}

/** The free times for what is wished, to press, and the way to later ones. */
export function WishTimes({ sought, clinic, taken, onPick }: WishTimesProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { wish, serviceId, start, poll, options, slots, loading, error, hours, zone, from, lookFurther } = sought
  const { service, calendarId } = wish
  const picked = start === null ? [] : [start]
  return (
    <>
      {(service || calendarId) && (
        <FreeTimes
          key={`${serviceId} ${calendarId} ${taken}`}
          label={taken === undefined ? i18n._('Next free times') : i18n._('Nearest free times')}
          slots={taken === undefined ? slots : nearestSlots(slots, taken, 8)}
          zone={zone}
          chosen={poll ? options.flatMap((it) => Date.parse(it.startDate ?? '') || []) : picked}
          clinic={clinic}
          named={calendarId === null}
          loading={loading}
          error={error}
          none={
            hours
              ? i18n._('Nothing free in the two weeks from {date}.', { date: format.date(from, zone, 'day') })
              : i18n._('No working hours set. Type a time.')
          }
          onPick={onPick}
        />
      )}
      {!loading && !error && hours && slots.length === 0 && (
        <Button onClick={lookFurther}>{i18n._('Search two more weeks')}</Button>
      )}
    </>
  )
}
