import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { z } from 'zod/mini'
import type { createService } from '#api/contract/services.ts'

/** What the fields of a service are called on the screen. */
export const serviceLabels = (i18n: I18n) =>
  ({
    name: i18n._('Name'),
    description: i18n._('Description'),
    typeId: i18n._('Service type'),
    userGroupId: i18n._('User group'),
    image: i18n._('Image'),
    color: i18n._('Color'),
    active: i18n._('Can be booked'),
    condition: i18n._('Who must be free'),
    duration: i18n._('Duration'),
    timeBetween: i18n._('Buffer after'),
    incrementTime: i18n._('Start times every'),
    minTimeToSchedule: i18n._('Minimum notice'),
    maxTimeToSchedule: i18n._('Book up to'),
    deniedMultipleAppointment: i18n._('One upcoming appointment per guest'),
    allowOverlapping: i18n._('May overlap other appointments'),
    hasICall: i18n._('Video call'),
    calendars: i18n._('Team & resources'),
    dateRanges: i18n._('Date ranges'),
    include: i18n._('Only on these days'),
    exclude: i18n._('Not on these days'),
    extraFields: i18n._('Extra fields'),
  }) satisfies Record<keyof z.input<typeof createService> | 'include' | 'exclude', string>

/** The same where a component is drawn. */
export const useServiceLabels = () => serviceLabels(useLingui().i18n)

/** The same, for who is handed them. */
export type ServiceLabels = ReturnType<typeof useServiceLabels>
