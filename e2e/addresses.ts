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
  presets: paths.presets.list(),
  'new preset': paths.presets.create(),
  rooms: paths.rooms.list(),
  'new room': paths.rooms.create(),
  multimedia: paths.multimedia.list(),
  'new medium': paths.multimedia.create(),
  connection: paths.settings.connection(),
  keys: paths.settings.keys(),
}

/** Waits until a page has its heading and nothing on it is still loading. */
export const expectSettled = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/^(Loading…|Cargando…)$/)).toHaveCount(0)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}
