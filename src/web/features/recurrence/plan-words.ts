import type { I18n } from '@lingui/core'
import type { Format } from '../../i18n/format.ts'
import type { OccurrenceChoice } from './plan.ts'
import type { Occurrence } from '../../commands/appointments/form/repeat-values.ts'

/** What a plan comes to, in words. */
export function planCountWords(choices: readonly OccurrenceChoice[], i18n: I18n, format: Format): string {
  const kept = choices.filter((choice) => choice === 'keep').length
  const skipped = choices.filter((choice) => choice === 'skip').length
  const moved = choices.length - kept - skipped
  const whole = i18n._('{count, plural, one {# appointment} other {# appointments}}', { count: choices.length })
  if (skipped + moved === 0) return i18n._('{whole}, all as planned.', { whole })
  const parts = [
    i18n._('{count} as planned', { count: format.number(kept) }),
    ...(moved > 0 ? [i18n._('{count} at another time', { count: format.number(moved) })] : []),
    ...(skipped > 0 ? [i18n._('{count} skipped', { count: format.number(skipped) })] : []),
  ]
  return i18n._('{whole}: {parts}.', { whole, parts: format.list(parts) })
}

/** What the clocks do to a time, and what will happen. */
export function oddWords({ odd, start }: Pick<Occurrence, 'odd' | 'start'>, zone: string, i18n: I18n, format: Format) {
  const time = format.time(start, zone)
  return odd === 'missing'
    ? i18n._('Clocks skip this time that day: the appointment will be at {time}.', { time })
    : i18n._('This time happens twice that day: we’ll use the first.')
}
