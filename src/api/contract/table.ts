import { appointmentV1Rows, appointmentV2Rows } from './appointment-rows.ts'
import { backupRows } from './backup.ts'
import { batchRows } from './batch.ts'
import { calendarFeedRows } from './calendar-feeds.ts'
import { adminCalendarRows, calendarRows, calendarV2Rows } from './calendars.ts'
import { auditRows, changeRows } from './changes.ts'
import { importRows } from './imports.ts'
import { reportRows } from './reports.ts'
import { closureRows } from './closures.ts'
import { adminInvitationRows } from './invitations.ts'
import { mediaVersionRows, storageRows, trashRows } from './kept-media.ts'
import { adminKeyRows } from './keys.ts'
import { loadRows } from './load.ts'
import { mediaAddressRows, mediaImportRows, multimediaRows } from './multimedia.ts'
import type { Row } from './operation.ts'
import { adminOrganizationRows, meRows } from './organization.ts'
import { adminPeopleRows, peopleRows } from './people.ts'
import { presenceRows } from './presence.ts'
import { presetRows } from './presets.ts'
import { roomRows } from './rooms.ts'
import { serviceTypeRows, sharedTypeRows } from './service-types.ts'
import { serviceRows } from './services.ts'
import { signInRows } from './sign-in.ts'
import { weeklyScheduleRows } from './weekly-schedules.ts'

/** The 49 operations of the specification, section 4: the one place that says what the interface is. */
export const specification = {
  multimedia: multimediaRows,
  presets: presetRows,
  rooms: roomRows,
  appointmentsV1: appointmentV1Rows,
  appointmentsV2: appointmentV2Rows,
  calendars: calendarRows,
  calendarsV2: calendarV2Rows,
  services: serviceRows,
  serviceTypes: serviceTypeRows,
  weeklySchedules: weeklyScheduleRows,
} as const satisfies Record<string, Record<string, Row>>

/** Operations beyond the specification, outside `/api/v1` and `/api/v2` (interface, section 8). */
export const extensions = {
  adminCalendars: adminCalendarRows,
  adminKeys: adminKeyRows,
  adminPeople: adminPeopleRows,
  adminInvitations: adminInvitationRows,
  adminOrganization: adminOrganizationRows,
  people: peopleRows,
  me: meRows,
  signIn: signInRows,
  mediaAddresses: mediaAddressRows,
  mediaImports: mediaImportRows,
  mediaVersions: mediaVersionRows,
  trash: trashRows,
  storage: storageRows,
  changes: changeRows,
  audit: auditRows,
  presence: presenceRows,
  imports: importRows,
  reports: reportRows,
  sharedTypes: sharedTypeRows,
  closures: closureRows,
  calendarFeeds: calendarFeedRows,
  backup: backupRows,
  batch: batchRows,
  load: loadRows,
} as const satisfies Record<string, Record<string, Row>>

/** Every operation that the service carries out. */
export const contract = { ...specification, ...extensions } as const

/** The contract's type: group → operation → row. */
export type Contract = typeof contract
/** The name of a group of rows. */
export type Group = keyof Contract
