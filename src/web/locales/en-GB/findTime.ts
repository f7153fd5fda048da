// Made by `npm run messages` from en-GB.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "Deletes {name}’s waiting list entry. You can undo this right afterward.": ["Deletes ",["name"],"’s waiting list entry. You can undo this right afterwards."],
}
