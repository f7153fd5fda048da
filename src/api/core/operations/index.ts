import type { Operations } from '../operation.ts'
import { adminCalendars } from './admin-calendars.ts'
import { adminKeys } from './admin-keys.ts'
import { appointmentsV1 } from './appointments-v1.ts'
import { appointmentsV2 } from './appointments-v2.ts'
import { audit } from './audit.ts'
import { backup } from './backup.ts'
import { calendarFeeds } from './calendar-feeds.ts'
import { calendars, calendarsV2 } from './calendars.ts'
import { imports } from './imports.ts'
import { reports } from './reports.ts'
import { closures } from './closures.ts'
import { adminInvitations } from './invitations.ts'
import { load } from './load.ts'
import { mediaImports } from './media-imports.ts'
import { mediaVersions } from './media-versions.ts'
import { mediaAddresses, multimedia } from './multimedia.ts'
import { adminOrganization, me } from './organization.ts'
import { adminPeople, people } from './people.ts'
import { presence } from './presence.ts'
import { presets } from './presets.ts'
import { rooms } from './rooms.ts'
import { serviceTypes, sharedTypes } from './service-types.ts'
import { services } from './services.ts'
import { signIn } from './sign-in.ts'
import { storage } from './storage.ts'
import { trash } from './trash.ts'
import { weeklySchedules } from './weekly-schedules.ts'

/** What every row of the contract does. */
export const operations = {
  multimedia,
  presets,
  rooms,
  appointmentsV1,
  appointmentsV2,
  calendars,
  calendarsV2,
  services,
  serviceTypes,
  sharedTypes,
  weeklySchedules,
  adminCalendars,
  adminKeys,
  adminPeople,
  adminInvitations,
  adminOrganization,
  people,
  me,
  signIn,
  mediaAddresses,
  mediaImports,
  mediaVersions,
  trash,
  storage,
  changes: {},
  batch: {},
  load,
  audit,
  presence,
  imports,
  reports,
  closures,
  calendarFeeds,
  backup,
} satisfies Operations
