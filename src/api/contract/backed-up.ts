import type { z } from 'zod/mini'
import { appointmentV2, createAppointmentV2 } from './appointments.ts'
import type { BackedUp } from './backup-limits.ts'
import { calendar, createCalendar } from './calendars.ts'
import { closure, closureRows } from './closures.ts'
import { createMultimedia, multimedia } from './multimedia.ts'
import { createPreset, preset } from './presets.ts'
import { createRoom, room } from './rooms.ts'
import { createServiceType, serviceType } from './service-types.ts'
import { createService, service } from './services.ts'
import { createWeeklySchedule, weeklySchedule } from './weekly-schedules.ts'

/** How a record that a backup holds is answered, and within which bounds one is created. */
export const backedUpSchemas = {
  calendars: { answer: calendar, body: createCalendar },
  serviceTypes: { answer: serviceType, body: createServiceType },
  multimedia: { answer: multimedia, body: createMultimedia },
  presets: { answer: preset, body: createPreset },
  services: { answer: service, body: createService },
  weeklySchedules: { answer: weeklySchedule, body: createWeeklySchedule },
  closures: { answer: closure, body: closureRows.create.body },
  rooms: { answer: room, body: createRoom },
  appointments: { answer: appointmentV2, body: createAppointmentV2 },
} as const satisfies Record<BackedUp, { answer: z.ZodMiniType; body: z.ZodMiniType & { shape: object } }>

/** The records that a backup holds, by kind. */
export type BackedUpRows = { [K in BackedUp]: z.output<(typeof backedUpSchemas)[K]['answer']> }
