// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "Disable the key “{name}”?": ["Disable the key “",["name"],"”?"],
  "The key {id} is disabled": ["The key ",["id"]," is disabled"],
}
