import type { I18n } from '@lingui/core'
import { offsetAt } from '#api/time/offset.ts'
import type { Format } from '../../i18n/format.ts'
import { zonePlace } from '../../i18n/zone-place.ts'

/** What the clock of the calendar says at an instant, where the form shows another one; empty where they agree. */
export function elsewhereWords(
  at: number,
  zone: string,
  own: string,
  calendar: string | undefined,
  i18n: I18n,
  format: Format,
): string {
  if (offsetAt(at, zone) === offsetAt(at, own)) return ''
  return i18n._('{time} in {place} ({calendar})', {
    time: format.dateTime(at, own, 'day'),
    place: zonePlace(own),
    calendar: calendar ?? own,
  })
}
