// Made by `npm run messages`.
import type { Messages } from '@lingui/core'

/** A part of the texts, which is loaded with the code that shows it. */
export type Part =
  | 'appointments'
  | 'booking'
  | 'bulk'
  | 'calendar'
  | 'calendarViews'
  | 'calendars'
  | 'connect'
  | 'connection'
  | 'desk'
  | 'exceptions'
  | 'find'
  | 'formDialogs'
  | 'forms'
  | 'home'
  | 'mediaBulk'
  | 'multimedia'
  | 'palette'
  | 'plan'
  | 'presets'
  | 'quick'
  | 'rooms'
  | 'rules'
  | 'scheduleSections'
  | 'scheduleViews'
  | 'series'
  | 'serviceSections'
  | 'serviceTypes'
  | 'services'
  | 'sets'
  | 'settings'
  | 'shared'
  | 'table'
  | 'take'
  | 'uploads'
  | 'uses'
  | 'viewer'
  | 'views'
  | 'weeklySchedules'
  | 'work'

type Parts = Partial<Record<Part, () => Promise<{ messages: Messages }>>>

/** The compiled parts of each language; one that would say no more than its ids is left out. */
export const CATALOGUES: Record<'en' | 'es' | 'en-GB', Parts> = {
  en: {
    appointments: () => import('./en/appointments.ts'),
    booking: () => import('./en/booking.ts'),
    bulk: () => import('./en/bulk.ts'),
    calendar: () => import('./en/calendar.ts'),
    calendarViews: () => import('./en/calendarViews.ts'),
    calendars: () => import('./en/calendars.ts'),
    connect: () => import('./en/connect.ts'),
    connection: () => import('./en/connection.ts'),
    desk: () => import('./en/desk.ts'),
    exceptions: () => import('./en/exceptions.ts'),
    find: () => import('./en/find.ts'),
    formDialogs: () => import('./en/formDialogs.ts'),
    forms: () => import('./en/forms.ts'),
    home: () => import('./en/home.ts'),
    mediaBulk: () => import('./en/mediaBulk.ts'),
    multimedia: () => import('./en/multimedia.ts'),
    palette: () => import('./en/palette.ts'),
    plan: () => import('./en/plan.ts'),
    presets: () => import('./en/presets.ts'),
    quick: () => import('./en/quick.ts'),
    rooms: () => import('./en/rooms.ts'),
    rules: () => import('./en/rules.ts'),
    scheduleSections: () => import('./en/scheduleSections.ts'),
    scheduleViews: () => import('./en/scheduleViews.ts'),
    series: () => import('./en/series.ts'),
    serviceSections: () => import('./en/serviceSections.ts'),
    serviceTypes: () => import('./en/serviceTypes.ts'),
    services: () => import('./en/services.ts'),
    sets: () => import('./en/sets.ts'),
    settings: () => import('./en/settings.ts'),
    shared: () => import('./en/shared.ts'),
    table: () => import('./en/table.ts'),
    take: () => import('./en/take.ts'),
    uploads: () => import('./en/uploads.ts'),
    uses: () => import('./en/uses.ts'),
    viewer: () => import('./en/viewer.ts'),
    views: () => import('./en/views.ts'),
    weeklySchedules: () => import('./en/weeklySchedules.ts'),
    work: () => import('./en/work.ts'),
  },
  es: {
    appointments: () => import('./es/appointments.ts'),
    booking: () => import('./es/booking.ts'),
    bulk: () => import('./es/bulk.ts'),
    calendar: () => import('./es/calendar.ts'),
    calendarViews: () => import('./es/calendarViews.ts'),
    calendars: () => import('./es/calendars.ts'),
    connect: () => import('./es/connect.ts'),
    connection: () => import('./es/connection.ts'),
    desk: () => import('./es/desk.ts'),
    exceptions: () => import('./es/exceptions.ts'),
    find: () => import('./es/find.ts'),
    formDialogs: () => import('./es/formDialogs.ts'),
    forms: () => import('./es/forms.ts'),
    home: () => import('./es/home.ts'),
    mediaBulk: () => import('./es/mediaBulk.ts'),
    multimedia: () => import('./es/multimedia.ts'),
    palette: () => import('./es/palette.ts'),
    plan: () => import('./es/plan.ts'),
    presets: () => import('./es/presets.ts'),
    quick: () => import('./es/quick.ts'),
    rooms: () => import('./es/rooms.ts'),
    rules: () => import('./es/rules.ts'),
    scheduleSections: () => import('./es/scheduleSections.ts'),
    scheduleViews: () => import('./es/scheduleViews.ts'),
    series: () => import('./es/series.ts'),
    serviceSections: () => import('./es/serviceSections.ts'),
    serviceTypes: () => import('./es/serviceTypes.ts'),
    services: () => import('./es/services.ts'),
    sets: () => import('./es/sets.ts'),
    settings: () => import('./es/settings.ts'),
    shared: () => import('./es/shared.ts'),
    table: () => import('./es/table.ts'),
    take: () => import('./es/take.ts'),
    uploads: () => import('./es/uploads.ts'),
    uses: () => import('./es/uses.ts'),
    viewer: () => import('./es/viewer.ts'),
    views: () => import('./es/views.ts'),
    weeklySchedules: () => import('./es/weeklySchedules.ts'),
    work: () => import('./es/work.ts'),
  },
  'en-GB': {
    appointments: () => import('./en-GB/appointments.ts'),
    booking: () => import('./en-GB/booking.ts'),
    bulk: () => import('./en-GB/bulk.ts'),
    desk: () => import('./en-GB/desk.ts'),
    find: () => import('./en-GB/find.ts'),
    forms: () => import('./en-GB/forms.ts'),
    home: () => import('./en-GB/home.ts'),
    palette: () => import('./en-GB/palette.ts'),
    plan: () => import('./en-GB/plan.ts'),
    presets: () => import('./en-GB/presets.ts'),
    rooms: () => import('./en-GB/rooms.ts'),
    series: () => import('./en-GB/series.ts'),
    serviceSections: () => import('./en-GB/serviceSections.ts'),
    services: () => import('./en-GB/services.ts'),
    settings: () => import('./en-GB/settings.ts'),
    shared: () => import('./en-GB/shared.ts'),
    uses: () => import('./en-GB/uses.ts'),
    views: () => import('./en-GB/views.ts'),
    work: () => import('./en-GB/work.ts'),
  },
}
