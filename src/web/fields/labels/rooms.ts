import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'

/** What the fields of a room are called on the screen. */
export const roomLabels = (i18n: I18n) => ({
  name: i18n._('Name'),
  description: i18n._('Description'),
  duration: i18n._('Duration'),
  origin: i18n._('Source'),
  presetId: i18n._('Preset'),
  mainImage: i18n._('Main image'),
  assets: i18n._('Files'),
  products: i18n._('Products'),
  actors: i18n._('People'),
  adminUserEmail: i18n._('Administrator'),
  chatManagerUsersEmails: i18n._('Chat managers'),
  discountCodes: i18n._('Discount codes'),
  labels: i18n._('Labels'),
  notes: i18n._('Notes'),
})

/** The same where a component is drawn. */
export const useRoomLabels = () => roomLabels(useLingui().i18n)
