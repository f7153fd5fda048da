// Made by `npm run messages`.
import type { Messages } from '@lingui/core'

/** A part of the texts, which is loaded with the code that shows it. */
export type Part =
  | 'appointments'
  | 'booking'
  | 'bulk'
  | 'bulkWork'
  | 'calendar'
  | 'calendarViews'
  | 'commands'
  | 'conflictResolution'
  | 'connect'
  | 'connection'
  | 'exceptions'
  | 'export'
  | 'findTime'
  | 'formDialogs'
  | 'forms'
  | 'home'
  | 'media'
  | 'mediaBulk'
  | 'palette'
  | 'presets'
  | 'quickAdd'
  | 'recurrence'
  | 'rooms'
  | 'rules'
  | 'savedCalendars'
  | 'scheduleSections'
  | 'scheduleViews'
  | 'serviceTypes'
  | 'services'
  | 'settings'
  | 'shared'
  | 'table'
  | 'team'
  | 'uploads'
  | 'uses'
  | 'viewer'
  | 'views'
  | 'weeklySchedules'

type Parts = Partial<Record<Part, () => Promise<{ messages: Messages }>>>

/** The compiled parts of each language; one that would say no more than its ids is left out. */
export const CATALOGUES: Record<'en' | 'es' | 'en-GB', Parts> = {
  en: {
    appointments: () => import('./en/appointments.ts'),
    booking: () => import('./en/booking.ts'),
    bulk: () => import('./en/bulk.ts'),
    bulkWork: () => import('./en/bulkWork.ts'),
    calendar: () => import('./en/calendar.ts'),
    calendarViews: () => import('./en/calendarViews.ts'),
    commands: () => import('./en/commands.ts'),
    conflictResolution: () => import('./en/conflictResolution.ts'),
    connect: () => import('./en/connect.ts'),
    connection: () => import('./en/connection.ts'),
    exceptions: () => import('./en/exceptions.ts'),
    export: () => import('./en/export.ts'),
    findTime: () => import('./en/findTime.ts'),
    formDialogs: () => import('./en/formDialogs.ts'),
    forms: () => import('./en/forms.ts'),
    home: () => import('./en/home.ts'),
    media: () => import('./en/media.ts'),
    mediaBulk: () => import('./en/mediaBulk.ts'),
    palette: () => import('./en/palette.ts'),
    presets: () => import('./en/presets.ts'),
    quickAdd: () => import('./en/quickAdd.ts'),
    recurrence: () => import('./en/recurrence.ts'),
    rooms: () => import('./en/rooms.ts'),
    rules: () => import('./en/rules.ts'),
    savedCalendars: () => import('./en/savedCalendars.ts'),
    scheduleSections: () => import('./en/scheduleSections.ts'),
    scheduleViews: () => import('./en/scheduleViews.ts'),
    serviceTypes: () => import('./en/serviceTypes.ts'),
    services: () => import('./en/services.ts'),
    settings: () => import('./en/settings.ts'),
    shared: () => import('./en/shared.ts'),
    table: () => import('./en/table.ts'),
    team: () => import('./en/team.ts'),
    uploads: () => import('./en/uploads.ts'),
    uses: () => import('./en/uses.ts'),
    viewer: () => import('./en/viewer.ts'),
    views: () => import('./en/views.ts'),
    weeklySchedules: () => import('./en/weeklySchedules.ts'),
  },
  es: {
    appointments: () => import('./es/appointments.ts'),
    booking: () => import('./es/booking.ts'),
    bulk: () => import('./es/bulk.ts'),
    bulkWork: () => import('./es/bulkWork.ts'),
    calendar: () => import('./es/calendar.ts'),
    calendarViews: () => import('./es/calendarViews.ts'),
    commands: () => import('./es/commands.ts'),
    conflictResolution: () => import('./es/conflictResolution.ts'),
    connect: () => import('./es/connect.ts'),
    connection: () => import('./es/connection.ts'),
    exceptions: () => import('./es/exceptions.ts'),
    export: () => import('./es/export.ts'),
    findTime: () => import('./es/findTime.ts'),
    formDialogs: () => import('./es/formDialogs.ts'),
    forms: () => import('./es/forms.ts'),
    home: () => import('./es/home.ts'),
    media: () => import('./es/media.ts'),
    mediaBulk: () => import('./es/mediaBulk.ts'),
    palette: () => import('./es/palette.ts'),
    presets: () => import('./es/presets.ts'),
    quickAdd: () => import('./es/quickAdd.ts'),
    recurrence: () => import('./es/recurrence.ts'),
    rooms: () => import('./es/rooms.ts'),
    rules: () => import('./es/rules.ts'),
    savedCalendars: () => import('./es/savedCalendars.ts'),
    scheduleSections: () => import('./es/scheduleSections.ts'),
    scheduleViews: () => import('./es/scheduleViews.ts'),
    serviceTypes: () => import('./es/serviceTypes.ts'),
    services: () => import('./es/services.ts'),
    settings: () => import('./es/settings.ts'),
    shared: () => import('./es/shared.ts'),
    table: () => import('./es/table.ts'),
    team: () => import('./es/team.ts'),
    uploads: () => import('./es/uploads.ts'),
    uses: () => import('./es/uses.ts'),
    viewer: () => import('./es/viewer.ts'),
    views: () => import('./es/views.ts'),
    weeklySchedules: () => import('./es/weeklySchedules.ts'),
  },
  'en-GB': {
    appointments: () => import('./en-GB/appointments.ts'),
    booking: () => import('./en-GB/booking.ts'),
    bulk: () => import('./en-GB/bulk.ts'),
    bulkWork: () => import('./en-GB/bulkWork.ts'),
    commands: () => import('./en-GB/commands.ts'),
    conflictResolution: () => import('./en-GB/conflictResolution.ts'),
    findTime: () => import('./en-GB/findTime.ts'),
    forms: () => import('./en-GB/forms.ts'),
    home: () => import('./en-GB/home.ts'),
    palette: () => import('./en-GB/palette.ts'),
    presets: () => import('./en-GB/presets.ts'),
    recurrence: () => import('./en-GB/recurrence.ts'),
    rooms: () => import('./en-GB/rooms.ts'),
    services: () => import('./en-GB/services.ts'),
    settings: () => import('./en-GB/settings.ts'),
    shared: () => import('./en-GB/shared.ts'),
    uses: () => import('./en-GB/uses.ts'),
    views: () => import('./en-GB/views.ts'),
  },
}
