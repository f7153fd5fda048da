import { useLingui } from '@lingui/react'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import { useNow } from '../../commands/appointments/records/use-now.ts'

/** A hold that lapses by itself: until when, and how long that still is. */
export function HoldNotice({ until, zone }: { until: string; zone: string }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const now = useNow()
  const left = format.relative(until, now)
  const lapsed = Date.parse(until) <= now
  return (
    <>
      {format.dateTime(until, zone)}{' '}
      <StatusChip
        tone={lapsed ? 'cancelled' : 'pending'}
        label={lapsed ? i18n._('Hold expired {when}', { when: left }) : i18n._('Expires {when}', { when: left })}
      />
    </>
  )
}
