// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "Move “{name}” backwards": ["Move “",["name"],"” backwards"],
  "Move “{name}” forwards": ["Move “",["name"],"” forwards"],
  "Show “{name}” as a tab": ["Show “",["name"],"” as a tab"],
  "View “{name}” was deleted": ["View “",["name"],"” was deleted"],
}
