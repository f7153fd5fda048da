import type { I18n } from '@lingui/core'
import type { Relation, Subject } from './uses.ts'

/** What a group of uses says of them; the names stand below it. `count` is their number in words of the reader. */
export const groupWords = (i18n: I18n, relation: Relation, count: number, orMore: boolean): string => {
  const values = { count }
  switch (relation) {
    case 'coming-appointments':
      return orMore
        ? i18n._('{count} or more upcoming appointments. Move or cancel them first.', values)
        : i18n._(
            '{count, plural, one {# upcoming appointment. Move or cancel that one first.} other {# upcoming appointments. Move or cancel them first.}}',
            values,
          )
    case 'using-rooms':
      return i18n._('{count, plural, one {Used by # room:} other {Used by # rooms:}}', values)
    case 'using-presets':
      return i18n._('{count, plural, one {Used by # preset:} other {Used by # presets:}}', values)
    case 'using-services':
      return i18n._('{count, plural, one {Used by # service:} other {Used by # services:}}', values)
    case 'using-media':
      return i18n._('{count, plural, one {Used by # file:} other {Used by # files:}}', values)
    case 'using-appointments':
      return i18n._('{count, plural, one {Attached to # appointment:} other {Attached to # appointments:}}', values)
    case 'schedules-leave':
      return i18n._(
        '{count, plural, one {# weekly schedule will no longer include this service:} other {# weekly schedules will no longer include this service:}}',
        values,
      )
    case 'schedules-stranded':
      return i18n._(
        '{count, plural, one {# weekly schedule serves only this service and will be unused:} other {# weekly schedules serve only this service and will be unused:}}',
        values,
      )
    case 'schedules-go':
      return i18n._('{count, plural, one {# weekly schedule:} other {# weekly schedules:}}', values)
    case 'services-untyped':
      return i18n._(
        '{count, plural, one {# service keeps its rules but loses its type:} other {# services keep their rules but lose their type:}}',
        values,
      )
    case 'services-leave':
      return i18n._('{count, plural, one {No longer offers # service:} other {No longer offers # services:}}', values)
    case 'services-stranded':
      return i18n._(
        '{count, plural, one {# service loses its only provider and can’t be booked:} other {# services lose their only provider and can’t be booked:}}',
        values,
      )
    case 'services-without-hours':
      return i18n._(
        '{count, plural, one {# service will have no hours in this calendar:} other {# services will have no hours in this calendar:}}',
        values,
      )
    case 'services-other-hours':
      return i18n._(
        '{count, plural, one {# service keeps the hours of the other schedules:} other {# services keep the hours of the other schedules:}}',
        values,
      )
    case 'calendar-closed':
      return count === 0
        ? i18n._('The calendar has no other schedule and will have no hours.')
        : i18n._('The calendar has no other schedule and will have no hours. No longer offered there:')
    case 'people':
      return i18n._('{count, plural, one {# person named there:} other {# people named there:}}', values)
    case 'codes':
      return i18n._('{count, plural, one {# discount code:} other {# discount codes:}}', values)
    case 'preset-stays':
      return i18n._('Preset:')
    case 'media-stay':
      return i18n._('{count, plural, one {# file:} other {# files:}}', values)
    case 'guests':
      return i18n._('{count, plural, one {# guest:} other {# guests:}}', values)
    case 'reminders':
      return i18n._('{count, plural, one {# reminder} other {# reminders}}', values)
    case 'votes':
      return i18n._('{count, plural, one {# vote of the poll} other {# votes of the poll}}', values)
  }
}

/** What is true of every deletion of the kind, whatever was found. */
export const kindWords = (i18n: I18n, kind: Subject['kind']): string => {
  switch (kind) {
    case 'service':
      return i18n._('Deletes the service for good. Past appointments stay.')
    case 'serviceType':
      return i18n._('Deletes the service type for good. Its services stay.')
    case 'preset':
      return i18n._('Deletes the preset and its links to files; the files stay.')
    case 'room':
      return i18n._('Deletes the room for good. Links with its public ID will stop working.')
    case 'calendar':
      return i18n._('Deletes this calendar for good. Past appointments stay.')
    case 'weeklySchedule':
      return i18n._('Removes these hours. Booked appointments stay.')
    case 'medium':
      return i18n._('Deletes the file and its record for good. You can’t undo this.')
    case 'appointment':
      return i18n._(
        'Deleting removes the appointment from the records for good. Canceling frees the time and keeps the record.',
      )
  }
}
