// Made by `npm run messages` from en-GB.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "Anonymized guest": ["Anonymised guest"],
  "Dark colors": ["Dark colours"],
  "Device colors": ["Device colours"],
  "Light colors": ["Light colours"],
  "waits queue canceled": ["waits queue cancelled"],
}
