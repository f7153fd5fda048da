// Made by `npm run messages` from en-GB.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "Already canceled. Book a new appointment instead.": ["Already cancelled. Book a new appointment instead."],
  "Anonymize": ["Anonymise"],
  "Anonymize guest": ["Anonymise guest"],
  "Anonymize old guests": ["Anonymise old guests"],
  "Canceled at": ["Cancelled at"],
  "Canceled via": ["Cancelled via"],
  "Include canceled": ["Include cancelled"],
  "It is cancelled, and that cannot be undone.": ["Already cancelled. Book a new appointment instead."],
}
