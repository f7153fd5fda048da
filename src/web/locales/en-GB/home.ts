// Made by `npm run messages` from en-GB.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "Canceled today": ["Cancelled today"],
  "{kept} kept or upcoming, {noShows} no-shows, {cancelled} canceled": [["kept"]," kept or upcoming, ",["noShows"]," no-shows, ",["cancelled"]," cancelled"],
}
