/** The resources of the specification, whose records all may read. */
export const RECORD_RESOURCES = [
  'multimedia',
  'presets',
  'rooms',
  'appointments',
  'calendars',
  'services',
  'serviceTypes',
  'weeklySchedules',
] as const

/** The tables of the store whose changes are recorded and told. */
export const CHANGED_TABLES = [
  ...RECORD_RESOURCES,
  'mediumVersions',
  'trash',
  'closures',
  'calendarFeeds',
  'backups',
  'people',
  'invitations',
  'organizationSettings',
] as const

/** What a change can be about: a table of the store, or the access keys. */
export const CHANGED_RESOURCES = [...CHANGED_TABLES, 'keys'] as const

/** The kinds of media (specification 2). */
export const MULTIMEDIA_TYPES = ['image', 'video', 'audio', 'presentation', 'immersive'] as const

/** MultimediaStatusEnum: `need_action` waits for its bytes. */
export const MULTIMEDIA_STATUSES = ['ready', 'need_action', 'error'] as const

/** A key's last use is written down at most this often, in milliseconds. */
export const KEY_USE_NOTED_EVERY = 5 * 60_000

/** The kind of a medium. */
export type MultimediaType = (typeof MULTIMEDIA_TYPES)[number]

/** The status of a medium. */
export type MultimediaStatus = (typeof MULTIMEDIA_STATUSES)[number]

/** What a calendar belongs to: a person or a thing. */
export const CALENDAR_TYPES = ['agent', 'asset'] as const

/** The type of a calendar. */
export type CalendarType = (typeof CALENDAR_TYPES)[number]

/** The rules that a service has where neither its body nor its type says them: minutes, and days of notice and horizon. */
export const RULE_DEFAULTS = { timeBetween: 0, incrementTime: 15, minTimeToSchedule: 0, maxTimeToSchedule: 365 }

/** The statuses of an appointment that this service writes; others may be read (interface, section 2). */
export const STATUSES = ['pending', 'confirmed', 'completed', 'cancelled'] as const

/** Sub-statuses in use; the field is open. */
export const SUB_STATUSES = [
  'arrived',
  'in-progress',
  'attended',
  'no-show',
  'user-request',
  'staff-request',
  'reschedule-requested',
] as const

/** How the time of an appointment came about. */
export const MODELS = ['fixed', 'poll'] as const

/** The three answers to an option of a poll. */
export const VOTE_ANSWERS = ['yes', 'if-need-be', 'no'] as const

/** The status of an appointment, `state` in version 1. */
export type Status = (typeof STATUSES)[number]

/** Calendar connection providers; `svc` is the service's own calendar (specification 4.4). */
export const CONNECTIONS = ['svc', 'external_provider_1', 'external_provider_2'] as const

/** What a cancellation with guests does to the appointment. */
export const CANCEL_STRATEGIES = ['guest-only', 'guest-appointment'] as const

/** A calendar connection provider. */
export type Connection = (typeof CONNECTIONS)[number]

/** With whom a type is shared. */
export const SHARING_SCOPES = ['private', 'organizations', 'public'] as const

/** What a list of services can bring along (specification 4.7). */
export const SERVICE_EXPANSIONS = ['calendars', 'dateRanges', 'numberOfAppointments'] as const

/** How the figures of a report are put together over time. */
export const REPORT_BUCKETS = ['week', 'weekday'] as const

/** Stands in `before` and `after` of a change for what was masked since. */
export const MASKED = '[masked]'

/** A closure takes open time away; extra hours open time that the week does not. */
export const CLOSURE_KINDS = ['closed', 'open'] as const

/** The weekdays of a rule that counts them in the month; `-1` is the last one. */
export const WEEKS_OF_MONTH = [1, 2, 3, 4, -1] as const
