import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { changeLocale } from './catalogue.ts'
import { createFormat, type Format } from './format.ts'
import { pickDirection, pickFormatLocale, type Direction, type Locale } from './locales.ts'
import { readHourCycle, writePreference, type HourCycle } from './preferences.ts'

interface LocaleChoice {
  locale: Locale
  direction: Direction
  hours: HourCycle
  format: Format
  setLocale: (locale: Locale) => Promise<void>
  setHours: (hours: HourCycle) => void
}

const LocaleContext = createContext<LocaleChoice | null>(null)

/** Gives the page its language, writing direction and formatting functions. */
export function LocaleProvider({ initial, children }: { initial: Locale; children: ReactNode }) {
  const [locale, showLocale] = useState(initial)
  const [hours, showHours] = useState(readHourCycle)
  const direction = pickDirection(locale, location.search)

  // The root element belongs to the page, not to React, and the browser's hyphenation and voices read it.
  useEffect(() => {
    document.documentElement.lang = locale
    document.documentElement.dir = direction
  }, [locale, direction])

  const setLocale = useCallback(async (next: Locale) => {
    await changeLocale(next)
    writePreference('locale', next)
    showLocale(next)
  }, [])
  const setHours = useCallback((next: HourCycle) => {
    writePreference('hours', next)
    showHours(next)
  }, [])

  const choice = useMemo(() => {
    const format = createFormat(pickFormatLocale(locale, navigator.languages), hours)
    return { locale, direction, hours, format, setLocale, setHours }
  }, [locale, direction, hours, setLocale, setHours])

  return (
    <I18nProvider i18n={i18n}>
      <LocaleContext value={choice}>{children}</LocaleContext>
    </I18nProvider>
  )
}

/** The reader's language, direction and hour cycle, and how to change them. */
export function useLocale(): LocaleChoice {
  const choice = use(LocaleContext)
  if (choice === null) throw new Error('useLocale needs a LocaleProvider above it')
  return choice
}

/** The formatting functions in the reader's locale. */
export const useFormat = (): Format => useLocale().format
