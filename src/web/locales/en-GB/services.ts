// Made by `npm run messages` from en-GB.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "Choose a color": ["Choose a colour"],
  "Deletes them for good and removes them from weekly schedules. Past appointments stay. Services with upcoming appointments can’t be deleted and are listed afterward.": ["Deletes them for good and removes them from weekly schedules. Past appointments stay. Services with upcoming appointments can’t be deleted and are listed afterwards."],
  "Gray": ["Grey"],
  "High-visibility colors": ["High-visibility colours"],
}
