import { tables } from './0001-tables.ts'
import { noDoubleBooking } from './0002-no-double-booking.ts'
import { appointmentsByCalendar } from './0003-appointments-by-calendar.ts'
import { search } from './0004-search.ts'
import { oneTimeCodes } from './0006-one-time-codes.ts'
import { guestPhones, guestPhonesSearch } from './0007-guest-phones.ts'
import { people } from './0008-people.ts'
import { changes } from './0009-changes.ts'
import { usedSignatures } from './0010-used-signatures.ts'
import { invitations } from './0011-invitations.ts'
import { presences } from './0012-presences.ts'
import { callsLeft } from './0013-calls-left.ts'
import { imports } from './0014-imports.ts'
import { keptMedia } from './0015-kept-media.ts'
import { closures } from './0016-closures.ts'
import { feedsAndBackups } from './0017-feeds-and-backups.ts'
import { acceptedTypes } from './0024-accepted-types.ts'
import { pairsOfLetters } from './0025-pairs-of-letters.ts'
import { calendarsInTime, moreCalendars } from './0026-calendars-in-time.ts'
import { otherDigits, phonesInFours } from './0027-phones-in-fours.ts'
import { longAppointments } from './0028-long-appointments.ts'
import { appointmentsOfServices } from './0029-appointments-of-services.ts'

/** One step from an older database to a newer one. A step that has been released is never changed. */
export interface Migration {
  name: string
  statements: readonly string[]
  /** The database works without it, on relatives of PostgreSQL that do not know how. */
  optional?: true
}

/** All steps, oldest first. */
export const MIGRATIONS: readonly Migration[] = [
  { name: '0001-tables', statements: tables },
  { name: '0002-no-double-booking', statements: noDoubleBooking, optional: true },
  { name: '0003-appointments-by-calendar', statements: appointmentsByCalendar, optional: true },
  { name: '0004-search', statements: search, optional: true },
  { name: '0006-one-time-codes', statements: oneTimeCodes },
  { name: '0007-guest-phones', statements: guestPhones },
  { name: '0007-guest-phones-search', statements: guestPhonesSearch, optional: true },
  { name: '0008-people', statements: people },
  { name: '0009-changes', statements: changes },
  { name: '0010-used-signatures', statements: usedSignatures },
  { name: '0011-invitations', statements: invitations },
  { name: '0012-presences', statements: presences },
  { name: '0013-calls-left', statements: callsLeft },
  { name: '0014-imports', statements: imports },
  { name: '0015-kept-media', statements: keptMedia },
  { name: '0016-closures', statements: closures },
  { name: '0017-feeds-and-backups', statements: feedsAndBackups },
  { name: '0024-accepted-types', statements: acceptedTypes },
  { name: '0025-pairs-of-letters', statements: pairsOfLetters, optional: true },
  { name: '0026-calendars-in-time', statements: calendarsInTime },
  { name: '0026-more-calendars', statements: moreCalendars, optional: true },
  { name: '0027-phones-in-fours', statements: phonesInFours },
  { name: '0027-phones-in-texts', statements: otherDigits, optional: true },
  { name: '0028-long-appointments', statements: longAppointments },
  { name: '0029-appointments-of-services', statements: appointmentsOfServices },
]
