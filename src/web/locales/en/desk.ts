// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "Choose a new time for {name} · Esc to cancel": ["Choose a new time for ",["name"]," · Esc to cancel"],
  "Move {name} anyway?": ["Move ",["name"]," anyway?"],
  "The service can be booked {days} days ahead at most, before {date}.": ["The service can be booked ",["days"]," days ahead at most, before ",["date"],"."],
  "The service needs notice: bookable from {date} on.": ["The service needs notice: bookable from ",["date"]," on."],
  "The time is not one of the offered starts, every {minutes} minutes.": ["The time is not one of the offered starts, every ",["minutes"]," minutes."],
  "{calendar} does not offer this service.": [["calendar"]," does not offer this service."],
  "{calendar} is taken at {time}.": [["calendar"]," is taken at ",["time"],"."],
  "{name} is back at the old time.": [["name"]," is back at the old time."],
  "{name} is now at {time} with {places}.": [["name"]," is now at ",["time"]," with ",["places"],"."],
  "{name} is now at {time}.": [["name"]," is now at ",["time"],"."],
  "{name}: {what}": [["name"],": ",["what"]],
}
