import { i18n } from '@lingui/core'

/** The most usual places that Spanish calls otherwise than their zone; every page pays for them. Browsers know none. */
const SPANISH: Readonly<Record<string, string>> = {
  Berlin: 'Berlín',
  Canary: 'Canarias',
  Dublin: 'Dublín',
  Lisbon: 'Lisboa',
  London: 'Londres',
  Mexico_City: 'Ciudad de México',
  New_York: 'Nueva York',
  Paris: 'París',
  Rome: 'Roma',
}

/** A zone as people call it in the language of the page, by its place: `America/New_York` is New York. */
export const zonePlace = (zone: string): string => {
  const place = zone.split('/').at(-1) ?? zone
  const own = i18n.locale.startsWith('es') ? SPANISH[place] : undefined
  return own ?? place.replaceAll('_', ' ')
}
