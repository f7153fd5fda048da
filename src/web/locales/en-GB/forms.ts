// Made by `npm run messages` from en-GB.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "Move {name} forward": ["Move ",["name"]," forwards"],
  "must be a colour such as #2a7f9e": ["must be a colour such as #2a7f9e"],
}
