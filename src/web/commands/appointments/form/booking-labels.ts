import type { I18n } from '@lingui/core'

/** What the fields of a booking and of blocked time are called on the screen, for telling what a draft holds. */
export const bookingLabels = (i18n: I18n) => ({
  serviceId: i18n._('Service'),
  calendarId: i18n._('Person or resource'),
  resourceId: i18n._('Resource'),
  also: i18n._('Also with'),
  startDate: i18n._('Date and time'),
  duration: i18n._('Length'),
  title: i18n._('Title'),
  type: i18n._('Meeting type'),
  classification: i18n._('Category'),
  guests: i18n._('Guests'),
  comment: i18n._('Internal notes'),
  description: i18n._('Description'),
  reminders: i18n._('Reminders'),
  lang: i18n._('Guest’s language'),
  externalId: i18n._('External ID'),
  confirmed: i18n._('Confirmed'),
  allowOverlapping: i18n._('May overlap other appointments'),
  blockedUntil: i18n._('Held until'),
  seats: i18n._('Seats'),
  repeat: i18n._('Repeat'),
})
