// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "Book {calendar} at {time}": ["Book ",["calendar"]," at ",["time"]],
  "Held until {time}, {left}": ["Held until ",["time"],", ",["left"]],
  "Hours load for {count} calendars at most.": ["Hours load for ",["count"]," calendars at most."],
  "No buffer to {name}, {time}, on {calendar}.": ["No buffer to ",["name"],", ",["time"],", on ",["calendar"],"."],
  "Not up to date. {problem}: {advice}": ["Not up to date. ",["problem"],": ",["advice"]],
  "Overlaps with {name}, {time}, on {calendar}.": ["Overlaps with ",["name"],", ",["time"],", on ",["calendar"],"."],
  "Show all {count}": ["Show all ",["count"]],
  "Unconfirmed, {days} days": ["Unconfirmed, ",["days"]," days"],
  "in {length}": ["in ",["length"]],
  "{count} with an error": [["count"]," with an error"],
  "{count} without a file": [["count"]," without a file"],
  "{kept} kept or upcoming, {noShows} no-shows, {cancelled} canceled": [["kept"]," kept or upcoming, ",["noShows"]," no-shows, ",["cancelled"]," canceled"],
  "{left} left · {taken} of {open} booked": [["left"]," left · ",["taken"]," of ",["open"]," booked"],
  "{length} ago": [["length"]," ago"],
  "{service} is off.": [["service"]," is off."],
  "{time} in {place}": [["time"]," in ",["place"]],
}
