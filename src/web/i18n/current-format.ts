import { createFormat, type Format } from './format.ts'
import { house, type HouseFormats } from './house.ts'
import { pickFormatLocale, type Locale } from './locales.ts'
import { readHourCycle, type HourCycle } from './preferences.ts'

/** The formatting functions of a language as this browser's person and the organization want things written. */
export const currentFormat = (
  locale: Locale,
  hours: HourCycle = readHourCycle(),
  shown: HouseFormats | null = house.get(),
): Format => createFormat(pickFormatLocale(locale, navigator.languages), hours, shown ?? undefined)
