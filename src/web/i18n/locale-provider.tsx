import { i18n } from '@lingui/core'
import { LinguiContext } from '@lingui/react'
import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { changeLocale } from './catalogue.ts'
import { useStore } from '../store/store.ts'
import { currentFormat } from './current-format.ts'
import type { Format } from './format.ts'
import { house } from './house.ts'
import { pickDirection, type Direction, type Locale } from './locales.ts'
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

/** Lingui's context: another object for another language or word for guests, so that all that reads it renders. */
const textsIn = (_locale: Locale, _guest: unknown) => ({ i18n, _: i18n.t.bind(i18n) })

/** Gives the page its language, writing direction and formatting functions. */
export function LocaleProvider({ initial, children }: { initial: Locale; children: ReactNode }) {
  const [locale, showLocale] = useState(initial)
  const [hours, showHours] = useState(readHourCycle)
  const shown = useStore(house)
  // What the address of the first page asks for holds as long as the page is there.
  const [asked] = useState(() => location.search)
  const direction = pickDirection(locale, asked)

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
    const format = currentFormat(locale, hours, shown)
    return { locale, direction, hours, format, setLocale, setHours }
  }, [locale, direction, hours, shown, setLocale, setHours])
  // Not Lingui's own provider, which renders the whole page anew whenever texts arrive: those of code that comes later are
  // there before it shows any of them, and only another language changes what is on the screen.
  const texts = useMemo(() => textsIn(locale, shown), [locale, shown])

  return (
    <LinguiContext value={texts}>
      <LocaleContext value={choice}>{children}</LocaleContext>
    </LinguiContext>
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
