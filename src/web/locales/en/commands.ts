// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "Book this service at most {days} days ahead, before {date}.": ["Book this service at most ",["days"]," days ahead, before ",["date"],"."],
  "Choose a new time for {name} · Esc to cancel": ["Choose a new time for ",["name"]," · Esc to cancel"],
  "Move {name} anyway?": ["Move ",["name"]," anyway?"],
  "Moved {name} back to the old time": ["Moved ",["name"]," back to the old time"],
  "Moved {name} to {time}": ["Moved ",["name"]," to ",["time"]],
  "Moved {name} to {time} with {places}": ["Moved ",["name"]," to ",["time"]," with ",["places"]],
  "Not one of the offered start times, every {minutes} minutes.": ["Not one of the offered start times, every ",["minutes"]," minutes."],
  "This service needs notice: book from {date}.": ["This service needs notice: book from ",["date"],"."],
  "{calendar} doesn’t offer this service.": [["calendar"]," doesn’t offer this service."],
  "{calendar} is taken at {time}.": [["calendar"]," is taken at ",["time"],"."],
  "{name}: {what}": [["name"],": ",["what"]],
}
