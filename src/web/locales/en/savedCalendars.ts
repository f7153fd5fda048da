// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "Hide {calendar}": ["Hide ",["calendar"]],
  "Move {calendar} down": ["Move ",["calendar"]," down"],
  "Move {calendar} up": ["Move ",["calendar"]," up"],
  "My zone: {place}": ["My zone: ",["place"]],
  "Only {calendar}": ["Only ",["calendar"]],
  "Open the calendar with “{name}”": ["Open the calendar with “",["name"],"”"],
  "Order of the columns ({count} of {total})": ["Order of the columns (",["count"]," of ",["total"],")"],
  "Pin {calendar}": ["Pin ",["calendar"]],
  "Set “{name}” now has the columns that are shown": ["Set “",["name"],"” now has the columns that are shown"],
  "Set “{name}” to the columns shown now": ["Set “",["name"],"” to the columns shown now"],
  "Set “{name}” was deleted": ["Set “",["name"],"” was deleted"],
  "{calendar} is now column {place} of {total}": [["calendar"]," is now column ",["place"]," of ",["total"]],
  "{count} more. Keep typing to find them.": [["count"]," more. Keep typing to find them."],
  "{name}, {count} of {total}": [["name"],", ",["count"]," of ",["total"]],
  "{place} time as a second axis": [["place"]," time as a second axis"],
  "{tag} · {count}": [["tag"]," · ",["count"]],
}
