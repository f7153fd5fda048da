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
            '{count, plural, one {# upcoming appointment. Move or cancel it first.} other {# upcoming appointments. Move or cancel them first.}}',
            values,
          )
    case 'using-rooms':
      return i18n._('{count, plural, one {# room uses it:} other {# rooms use it:}}', values)
    case 'using-presets':
      return i18n._('{count, plural, one {# preset uses it:} other {# presets use it:}}', values)
    case 'using-services':
      return i18n._('{count, plural, one {# service uses it:} other {# services use it:}}', values)
    case 'using-media':
      return i18n._('{count, plural, one {# medium uses it:} other {# media use it:}}', values)
    case 'schedules-leave':
      return i18n._(
        '{count, plural, one {# weekly schedule will no longer include it:} other {# weekly schedules will no longer include it:}}',
        values,
      )
    case 'schedules-stranded':
      return i18n._(
        '{count, plural, one {# weekly schedule is only for this service and will be unused:} other {# weekly schedules are only for this service and will be unused:}}',
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
      return i18n._(
        '{count, plural, one {# service will no longer be offered by it:} other {# services will no longer be offered by it:}}',
        values,
      )
    case 'services-stranded':
      return i18n._(
        '{count, plural, one {# service is offered by nobody else and can no longer be booked:} other {# services are offered by nobody else and can no longer be booked:}}',
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
        ? i18n._('It is the only schedule of its calendar, which will then have no hours.')
        : i18n._('It is the only schedule of its calendar, which will then have no hours. No longer offered there:')
    case 'people':
      return i18n._('{count, plural, one {# person named in it:} other {# people named in it:}}', values)
    case 'codes':
      return i18n._('{count, plural, one {# discount code:} other {# discount codes:}}', values)
    case 'preset-stays':
      return i18n._('Its preset:')
    case 'media-stay':
      return i18n._('{count, plural, one {# medium:} other {# media:}}', values)
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
      return i18n._('The service will be deleted permanently. Past appointments stay.')
    case 'serviceType':
      return i18n._('The service type will be deleted permanently. Its services stay.')
    case 'preset':
      return i18n._('The preset and its links to media will be deleted; the media stay.')
    case 'room':
      return i18n._('The room will be deleted permanently, and links with its public id will stop working.')
    case 'calendar':
      return i18n._('The calendar will be deleted permanently. Past appointments stay.')
    case 'weeklySchedule':
      return i18n._('Its hours are removed and no longer offered. Booked appointments stay.')
    case 'medium':
      return i18n._('The medium and its uploaded file will be deleted permanently. This cannot be undone.')
    case 'appointment':
      return i18n._(
        'Deleting removes it from the records permanently. Cancelling is different: the time becomes free, and the appointment stays on record.',
      )
  }
}
