// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "Deleted view “{name}”": ["Deleted view “",["name"],"”"],
  "Move “{name}” backward": ["Move “",["name"],"” backward"],
  "Move “{name}” forward": ["Move “",["name"],"” forward"],
  "Show “{name}” as a tab": ["Show “",["name"],"” as a tab"],
}
