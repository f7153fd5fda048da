/** The languages that the dashboard is translated into, each with its own name. */
export const LOCALES = {
  en: { name: 'English (US)' },
  'en-GB': { name: 'English (UK)' },
  es: { name: 'Español' },
} as const satisfies Record<string, { name: string }>

/** A language that the dashboard is translated into. */
export type Locale = keyof typeof LOCALES

/** Where English is spelled as in Britain. */
const BRITISH = new Set(['au', 'gb', 'ie', 'in', 'nz', 'za'])

/** The language that a browser's tag asks for (`en-AU` is British English), whether we have it or not. */
function languageOf(tag: string): string {
  const [language = '', ...rest] = tag.toLowerCase().split('-')
  return language === 'en' && rest.some((part) => BRITISH.has(part)) ? 'en-GB' : language
}

/** Writing direction of a page. */
export type Direction = 'ltr' | 'rtl'

/** Whether a string names a language that the dashboard is translated into. */
export const isLocale = (value: string | null | undefined): value is Locale => value != null && value in LOCALES

/** The language to show: the stored choice, else the first of the browser's languages that we have, else English. */
export function pickLocale(stored: string | null, languages: readonly string[]): Locale {
  if (isLocale(stored)) return stored
  return languages.map(languageOf).find(isLocale) ?? 'en'
}

/** The tag for `Intl`: the browser's regional variant of the shown language (`es-AR`), so that dates follow the region. */
export function pickFormatLocale(locale: Locale, languages: readonly string[]): string {
  return languages.find((tag) => languageOf(tag) === locale) ?? locale
}

const RTL_LANGUAGES = new Set(['ar', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'])

/** The writing direction of a language; `?dir=rtl` in the address forces one, to check a layout without a translation. */
export function pickDirection(locale: string, search: string): Direction {
  const forced = new URLSearchParams(search).get('dir')
  if (forced === 'rtl' || forced === 'ltr') return forced
  return RTL_LANGUAGES.has(locale.split('-')[0] ?? '') ? 'rtl' : 'ltr'
}
