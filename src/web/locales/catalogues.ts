// Made by `npm run messages`.
import type { Messages } from '@lingui/core'

/** A part of the texts, which is loaded with the code that shows it. */
export type Part =
  | 'appointments'
  | 'booking'
  | 'calendars'
  | 'connect'
  | 'connection'
  | 'desk'
  | 'forms'
  | 'home'
  | 'multimedia'
  | 'presets'
  | 'rooms'
  | 'serviceTypes'
  | 'services'
  | 'settings'
  | 'shared'
  | 'weeklySchedules'

type Parts = Partial<Record<Part, () => Promise<{ messages: Messages }>>>

/** The compiled parts of each language; one that would say no more than its ids is left out. */
export const CATALOGUES: Record<'en' | 'es', Parts> = {
  en: {
    appointments: () => import('./en/appointments.ts'),
    booking: () => import('./en/booking.ts'),
    calendars: () => import('./en/calendars.ts'),
    connect: () => import('./en/connect.ts'),
    connection: () => import('./en/connection.ts'),
    desk: () => import('./en/desk.ts'),
    forms: () => import('./en/forms.ts'),
    home: () => import('./en/home.ts'),
    multimedia: () => import('./en/multimedia.ts'),
    services: () => import('./en/services.ts'),
    settings: () => import('./en/settings.ts'),
    shared: () => import('./en/shared.ts'),
    weeklySchedules: () => import('./en/weeklySchedules.ts'),
  },
  es: {
    appointments: () => import('./es/appointments.ts'),
    booking: () => import('./es/booking.ts'),
    calendars: () => import('./es/calendars.ts'),
    connect: () => import('./es/connect.ts'),
    connection: () => import('./es/connection.ts'),
    desk: () => import('./es/desk.ts'),
    forms: () => import('./es/forms.ts'),
    home: () => import('./es/home.ts'),
    multimedia: () => import('./es/multimedia.ts'),
    presets: () => import('./es/presets.ts'),
    rooms: () => import('./es/rooms.ts'),
    serviceTypes: () => import('./es/serviceTypes.ts'),
    services: () => import('./es/services.ts'),
    settings: () => import('./es/settings.ts'),
    shared: () => import('./es/shared.ts'),
    weeklySchedules: () => import('./es/weeklySchedules.ts'),
  },
}
