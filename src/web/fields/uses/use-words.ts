import type { I18n } from '@lingui/core'
import type { Relation, Subject } from './uses.ts'

/** What a group of uses says of them; the names stand below it. `count` is their number in words of the reader. */
export const groupWords = (i18n: I18n, relation: Relation, count: number, orMore: boolean): string => {
  const values = { count }
  switch (relation) {
    case 'coming-appointments':
      return orMore
        ? i18n._('{count} or more coming appointments. Move or cancel them first.', values)
        : i18n._(
            '{count, plural, one {# coming appointment. Move or cancel it first.} other {# coming appointments. Move or cancel them first.}}',
            values,
          )
    case 'using-rooms':
      return i18n._('{count, plural, one {# room uses it:} other {# rooms use it:}}', values)
    case 'using-presets':
      return i18n._('{count, plural, one {# preset uses it:} other {# presets use it:}}', values)
    case 'showing-rooms':
      return i18n._(
        '{count, plural, one {# room shows it as its picture, and nothing there afterwards:} other {# rooms show it as their picture, and nothing there afterwards:}}',
        values,
      )
    case 'showing-presets':
      return i18n._(
        '{count, plural, one {# preset shows it as its logo or picture, and nothing there afterwards:} other {# presets show it as their logo or picture, and nothing there afterwards:}}',
        values,
      )
    case 'schedules-leave':
      return i18n._(
        '{count, plural, one {# weekly schedule no longer names it:} other {# weekly schedules no longer name it:}}',
        values,
      )
    case 'schedules-stranded':
      return i18n._(
        '{count, plural, one {# weekly schedule is for this service alone and serves nothing afterwards:} other {# weekly schedules are for this service alone and serve nothing afterwards:}}',
        values,
      )
    case 'schedules-go':
      return i18n._('{count, plural, one {# weekly schedule:} other {# weekly schedules:}}', values)
    case 'services-untyped':
      return i18n._(
        '{count, plural, one {# service keeps its rules and no longer has a type:} other {# services keep their rules and no longer have a type:}}',
        values,
      )
    case 'services-leave':
      return i18n._(
        '{count, plural, one {# service is no longer offered by it:} other {# services are no longer offered by it:}}',
        values,
      )
    case 'services-stranded':
      return i18n._(
        '{count, plural, one {# service is offered by nobody else and cannot be booked afterwards:} other {# services are offered by nobody else and cannot be booked afterwards:}}',
        values,
      )
    case 'services-without-hours':
      return i18n._(
        '{count, plural, one {# service has no hours in this calendar afterwards:} other {# services have no hours in this calendar afterwards:}}',
        values,
      )
    case 'services-other-hours':
      return i18n._(
        '{count, plural, one {# service keeps the hours of the other schedules:} other {# services keep the hours of the other schedules:}}',
        values,
      )
    case 'calendar-closed':
      return count === 0
        ? i18n._('It is the only schedule of its calendar, which has no hours afterwards.')
        : i18n._('It is the only schedule of its calendar, which has no hours afterwards. Not offered there any more:')
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
      return i18n._('The service goes for good. Past appointments stay.')
    case 'serviceType':
      return i18n._('The service type goes for good. Its services stay.')
    case 'preset':
      return i18n._('The preset goes with its links to media; the media stay.')
    case 'room':
      return i18n._('The room goes for good, and links with its public id lead nowhere afterwards.')
    case 'calendar':
      return i18n._('The calendar goes for good. Past appointments stay.')
    case 'weeklySchedule':
      return i18n._('Its hours go, and nothing is offered in them any more. Booked appointments stay.')
    case 'medium':
      return i18n._('The medium goes for good, with the file that was uploaded for it. Nothing brings it back.')
    case 'appointment':
      return i18n._(
        'Deleting takes it out of the records for good. Cancelling is something else: the time becomes free, and the appointment stays on record.',
      )
  }
}
