import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { paths } from '../src/web/paths/paths.ts'

/** Pages that can be opened without knowing an id; the name is that of the navigation or of the form. */
export const ADDRESSES: Readonly<Record<string, string>> = {
  today: paths.home(),
  day: paths.appointments.calendar(),
  week: paths.appointments.calendar({ view: 'week' }),
  appointments: paths.appointments.list(),
  services: paths.services.list(),
  'new service': paths.services.create(),
  'service types': paths.serviceTypes.list(),
  'new service type': paths.serviceTypes.create(),
  'weekly schedules': paths.weeklySchedules.list(),
  'new weekly schedule': paths.weeklySchedules.create(),
  'compare weeks': paths.weeklySchedules.compare(),
  calendars: paths.calendars.list(),
  'new calendar': paths.calendars.create(),
  'several people': paths.setup.people(),
  'ready-made start': paths.setup.start(),
  presets: paths.presets.list(),
  'new preset': paths.presets.create(),
  rooms: paths.rooms.list(),
  'new room': paths.rooms.create(),
  multimedia: paths.multimedia.list(),
  'new medium': paths.multimedia.create(),
  connection: paths.settings.connection(),
  organization: paths.settings.organization(),
  people: paths.settings.people(),
  keys: paths.settings.keys(),
  journal: paths.journal(),
  reports: paths.reports({ by: 'weekday' }),
  'reports by week': paths.reports(),
  'audit log': paths.settings.audit(),
  import: paths.settings.import(),
  backup: paths.settings.backup(),
  closures: paths.closures(),
  trash: paths.multimedia.trash(),
  'clock changes': paths.weeklySchedules.clockChanges(),
  month: '/appointments?view=month',
  agenda: '/appointments?view=agenda',
  'nothing there': '/nowhere',
}

/** What two tests share, so that they can run side by side. */
export const inHalves = <Item>(all: readonly Item[]): [first: readonly Item[], second: readonly Item[]] => {
  const half = Math.ceil(all.length / 2)
  return [all.slice(0, half), all.slice(half)]
}

/** Leads to an address of the page itself without a new load, as the browser's Back does. */
export const walkTo = async (page: Page, address: string): Promise<void> => {
  const left = await page.evaluate((to) => {
    const heading = document.querySelector('h1')
    const isElsewhere = new URL(to, location.href).pathname !== location.pathname
    if (isElsewhere) heading?.setAttribute('data-left', '')
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
    return isElsewhere
  }, address)
  // Another page has a heading of its own; until its code has come, the one before it stays on screen.
  if (left) await expect(page.locator('h1[data-left]')).toHaveCount(0)
}

/** Waits until a page has its heading and nothing on it is still loading. */
export const expectSettled = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/^(Loading…|Cargando…)$/)).toHaveCount(0)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}
