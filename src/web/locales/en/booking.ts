// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "Cancel {name}": ["Cancel ",["name"]],
  "Choose {time}": ["Choose ",["time"]],
  "Delete {name}?": ["Delete ",["name"],"?"],
  "Edit {name}": ["Edit ",["name"]],
  "Mask {name}?": ["Mask ",["name"],"?"],
  "Move {name}": ["Move ",["name"]],
  "Nothing is free in the two weeks from {date} on.": ["Nothing is free in the two weeks from ",["date"]," on."],
  "The status of {name} was not changed.": ["The status of ",["name"]," was not changed."],
  "The time is chosen: {time}.": ["The time is chosen: ",["time"],"."],
  "Voting closes {time}.": ["Voting closes ",["time"],"."],
  "With {names}": ["With ",["names"]],
  "{count, plural, one {Guest} other {Guests}}": [["count","plural",{"one":["Guest"],"other":["Guests"]}]],
  "{guest} is taken off the appointment.": [["guest"]," is taken off the appointment."],
  "{name} (does not offer it)": [["name"]," (does not offer it)"],
  "{name} (switched off)": [["name"]," (switched off)"],
  "{name} is booked for {time}.": [["name"]," is booked for ",["time"],"."],
  "{name} is cancelled.": [["name"]," is cancelled."],
  "{name} is deleted.": [["name"]," is deleted."],
  "{name} is saved.": [["name"]," is saved."],
  "{name} was not deleted.": [["name"]," was not deleted."],
  "{name} · {length}": [["name"]," · ",["length"]],
  "{place} time; {time} on this device": [["place"]," time; ",["time"]," on this device"],
  "{times} before": [["times"]," before"],
}
