import { shownLocale } from '../i18n/catalogue.ts'
import { currentFormat } from '../i18n/current-format.ts'
import { ownZone } from '../i18n/own-zone.ts'

/**
 * Lets the browser read its tables of times while code is still on its way: the processor has nothing else to do then, and the
 * first rows would wait for it.
 */
export function prepareFormats(): void {
  const now = Date.now()
  currentFormat(shownLocale()).timeRange(now, now, ownZone())
}
