import type { I18n } from '@lingui/core'

/** What fields are called on the screen, by their names in the contract. */
const FIELDS: Readonly<Record<string, string>> = {
  name: /*i18n*/ 'Name',
  title: /*i18n*/ 'Title',
  description: /*i18n*/ 'Description',
  duration: /*i18n*/ 'Duration',
  origin: /*i18n*/ 'Source',
  presetId: /*i18n*/ 'Preset',
  mainImage: /*i18n*/ 'Main image',
  image: /*i18n*/ 'Image',
  logo: /*i18n*/ 'Logo',
  color: /*i18n*/ 'Color',
  assets: /*i18n*/ 'Files',
  products: /*i18n*/ 'Products',
  actors: /*i18n*/ 'People',
  adminUserEmail: /*i18n*/ 'Administrator',
  chatManagerUsersEmails: /*i18n*/ 'Chat managers',
  discountCodes: /*i18n*/ 'Discount codes',
  labels: /*i18n*/ 'Labels',
  notes: /*i18n*/ 'Notes',
  guests: /*i18n*/ 'Guests',
  comment: /*i18n*/ 'Internal notes',
  agentComment: /*i18n*/ 'Internal notes',
  reminders: /*i18n*/ 'Reminders',
  voting: /*i18n*/ 'Poll',
  calendarIds: /*i18n*/ 'Team & resources',
  calendars: /*i18n*/ 'Team & resources',
  serviceIds: /*i18n*/ 'Services',
  serviceId: /*i18n*/ 'Service',
  dateRanges: /*i18n*/ 'Date ranges',
  configuration: /*i18n*/ 'Hours and exceptions',
  workingHours: /*i18n*/ 'Hours of the week',
  dateOverrides: /*i18n*/ 'Days with other hours',
  outsOfTheOffice: /*i18n*/ 'Out of office',
  timezone: /*i18n*/ 'Time zone',
  sharing: /*i18n*/ 'Sharing',
  url: /*i18n*/ 'URL',
  altText: /*i18n*/ 'Alternative text',
  coverVideo: /*i18n*/ 'Cover video',
  environment: /*i18n*/ 'Environment',
  options: /*i18n*/ 'Options',
  tags: /*i18n*/ 'Tags',
  externalId: /*i18n*/ 'External ID',
  userGroupId: /*i18n*/ 'User group',
  extraFields: /*i18n*/ 'Extra fields',
}

/** What a lost field is called: by its label, and where it has none, by its own name. */
export const lossWord = (path: string, i18n: I18n): string => {
  const name = path.split('.').at(-1) ?? path
  const label = Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined
  return label === undefined ? path : i18n._(label)
}
