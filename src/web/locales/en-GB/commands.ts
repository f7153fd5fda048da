// Made by `npm run messages` from en-GB.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "Booked again as a new appointment; the canceled one stays in the history.": ["Booked again as a new appointment; the cancelled one stays in the history."],
}
