import { zonePlace } from '../../i18n/format.ts'
import { useLingui } from '@lingui/react'
import { minuteOfDay } from '#api/time/zoned.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'

/** Zones whose clocks differ now, each once. */
export function zonesApart(zones: Iterable<string>, now: number): string[] {
  const faces = new Map<number, string>()
  for (const zone of zones) {
    const minute = minuteOfDay(now, zone)
    if (!faces.has(minute)) faces.set(minute, zone)
  }
  return [...faces.values()]
}

/** A word of greeting, the date, and the time in each zone where there are several. */
export function Greeting({ main, zones, now }: { main: string; zones: readonly string[]; now: number }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const hour = minuteOfDay(now, main) / 60
  const hello = hour < 12 ? i18n._('Good morning.') : hour < 18 ? i18n._('Good afternoon.') : i18n._('Good evening.')
  const apart = zonesApart([main, ...zones], now)
  const clocks = apart.map((zone) =>
    i18n._('{time} in {place}', { time: format.time(now, zone), place: zonePlace(zone) }),
  )
  return (
    <span>
      {hello} {format.date(now, main, 'long')}
      {apart.length > 1 && ` · ${clocks.join(' · ')}`}
    </span>
  )
}
