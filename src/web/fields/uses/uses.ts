import type { Appointment } from '#api/contract/appointments.ts'
import type { Calendar } from '#api/contract/calendars.ts'
import type { Multimedia } from '#api/contract/multimedia.ts'
import type { Preset } from '#api/contract/presets.ts'
import type { Room } from '#api/contract/rooms.ts'
import type { ServiceType } from '#api/contract/service-types.ts'
import type { Service } from '#api/contract/services.ts'
import type { WeeklySchedule } from '#api/contract/weekly-schedules.ts'
import type { MediaPlace } from '#api/core/rules/media-references.ts'

/** A record that somebody wants to delete. */
export type Subject =
  | { kind: 'service'; record: Service }
  | { kind: 'serviceType'; record: ServiceType }
  | { kind: 'preset'; record: Preset }
  | { kind: 'room'; record: Room }
  | { kind: 'calendar'; record: Calendar }
  | { kind: 'weeklySchedule'; record: WeeklySchedule }
  | { kind: 'medium'; record: Multimedia }
  | { kind: 'appointment'; record: Appointment }

/** What a deletion does to what belongs to the record: stands in its way, goes with it, changes, or stays as it is. */
export type Effect = 'prevents' | 'goes' | 'changes' | 'stays'

/** How something belongs to the record; each has a sentence of its own (`use-words.ts`). */
export type Relation =
  | 'coming-appointments'
  | 'schedules-leave'
  | 'schedules-stranded'
  | 'schedules-go'
  | 'services-untyped'
  | 'services-leave'
  | 'services-stranded'
  | 'services-without-hours'
  | 'services-other-hours'
  | 'calendar-closed'
  | 'using-rooms'
  | 'using-presets'
  | 'using-services'
  | 'using-media'
  | 'using-appointments'
  | 'people'
  | 'codes'
  | 'preset-stays'
  | 'media-stay'
  | 'guests'
  | 'reminders'
  | 'votes'

/** Something that belongs to the record, as it is told. */
export interface Use {
  key: string
  /** Empty where only the number counts. */
  name: string
  /** As what it shows the record, where that is a medium. */
  as?: readonly MediaPlace[]
  /** When it is, for an appointment: ISO instant. */
  at?: string
  /** Its page. */
  to?: string
}

/** Things that belong to the record in the same way; only some of many are named. */
export interface UseGroup {
  relation: Relation
  effect: Effect
  uses: readonly Use[]
  /** How many there are in all. */
  total: number
  /** Whether there may be more than `total`. */
  orMore?: boolean
  /** Where all of them are listed. */
  allTo?: string
}

/** What was found out before a deletion. */
export interface UsesFound {
  groups: readonly UseGroup[]
  /** Something could not be read, so that there may be more than the groups say. */
  incomplete: boolean
  /** Whether the deployment is one that refuses while something `prevents`; another may do as it likes. */
  strict: boolean
}

/** Addresses of the pages that a question leads to: what `paths/paths.ts` has of them. */
export interface Places {
  appointments: {
    one: (id: string) => string
    list: (query: Record<string, string>) => string
  }
  services: { one: (id: string) => string; list: (query: Record<string, string>) => string }
  weeklySchedules: {
    one: (id: string, calendarId: string) => string
    list: (query: Record<string, string>) => string
  }
  presets: { one: (id: string) => string; list: () => string }
  rooms: { one: (publicId: string) => string; list: () => string }
  multimedia: { one: (id: string) => string }
}

/** What a record is called in a question. */
export const nameOfSubject = ({ kind, record }: Subject): string => {
  if (kind === 'preset') return record.title
  if (kind === 'room') return record.template.name
  return kind === 'appointment' ? '' : record.name
}

/** The groups that stand in the way of a deletion. */
export const preventing = (groups: readonly UseGroup[]): UseGroup[] =>
  groups.filter(({ effect }) => effect === 'prevents')
