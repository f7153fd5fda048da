import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'

/** What the fields of an appointment are called on the screen. Ids of messages. */
const LABELS: Readonly<Record<string, string>> = {
  title: /*i18n*/ 'Title',
  description: /*i18n*/ 'Description',
  startDate: /*i18n*/ 'Starts',
  endDate: /*i18n*/ 'Ends',
  calendarId: /*i18n*/ 'Person or resource',
  calendarIds: /*i18n*/ 'With',
  resourceId: /*i18n*/ 'Resource',
  serviceId: /*i18n*/ 'Service',
  userId: /*i18n*/ 'User',
  userGroupId: /*i18n*/ 'User group',
  classification: /*i18n*/ 'Category',
  origin: /*i18n*/ 'Source',
  model: /*i18n*/ 'Scheduling',
  type: /*i18n*/ 'Meeting type',
  status: /*i18n*/ 'Status',
  subStatus: /*i18n*/ 'Sub-status',
  blocked: /*i18n*/ 'Blocked',
  blockedUntil: /*i18n*/ 'Held until',
  allowOverlapping: /*i18n*/ 'May overlap other appointments',
  guests: /*i18n*/ 'Guests',
  reminders: /*i18n*/ 'Reminders',
  lang: /*i18n*/ 'Guest’s language',
  comment: /*i18n*/ 'Internal notes',
  externalId: /*i18n*/ 'External ID',
  interactionId: /*i18n*/ 'Interaction ID',
  originUrl: /*i18n*/ 'Origin URL',
  voting: /*i18n*/ 'Poll',
  extraFields: /*i18n*/ 'Extra fields',
  cancelledAt: /*i18n*/ 'Canceled at',
  cancellationOrigin: /*i18n*/ 'Canceled through',
}

/** What a field of an appointment is called; an unknown one by its own name. */
export const appointmentLabel = (name: string, i18n: I18n): string => {
  const label = LABELS[name]
  return label ? i18n._(label) : name
}

/** All of them at once. */
export const appointmentLabels = (i18n: I18n): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.keys(LABELS).map((name) => [name, appointmentLabel(name, i18n)]))

/** The same where a component is drawn. */
export const useAppointmentLabels = () => appointmentLabels(useLingui().i18n)
