/** How clock times are written: as the locale does, or always in 12 or 24 hours. */
export type HourCycle = 'auto' | '12' | '24'

const KEYS = { locale: 'frontdesk-locale', hours: 'frontdesk-hours' } as const

/** A stored choice of this browser, or null when there is none or storage is closed to the page. */
export function readPreference(name: keyof typeof KEYS): string | null {
  try {
    return localStorage.getItem(KEYS[name])
  } catch {
    return null
  }
}

/** Keeps a choice for the next visit; without storage it lasts for this page only. */
export function writePreference(name: keyof typeof KEYS, value: string): void {
  try {
    localStorage.setItem(KEYS[name], value)
  } catch {
    // A browser that refuses storage still gets the choice for this page.
  }
}

/** The stored choice of 12 or 24 hours. */
export function readHourCycle(): HourCycle {
  const stored = readPreference('hours')
  return stored === '12' || stored === '24' ? stored : 'auto'
}
