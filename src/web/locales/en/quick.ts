// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "Book for {time}": ["Book for ",["time"]],
  "Check: {words}": ["Check: ",["words"]],
  "Last visit: {visit}": ["Last visit: ",["visit"]],
  "New guest {name}": ["New guest ",["name"]],
  "Nobody has time left today. {name} is free next: {time}.": ["Nobody has time left today. ",["name"]," is free next: ",["time"],"."],
  "Nobody is free now. {name} is next, at {time}:": ["Nobody is free now. ",["name"]," is next, at ",["time"],":"],
  "Not booked. {reason}": ["Not booked. ",["reason"]],
  "Not understood, kept as a note: {note}": ["Not understood, kept as a note: ",["note"]],
  "Note: {note}": ["Note: ",["note"]],
  "Nothing free then. Next free: {time}": ["Nothing free then. Next free: ",["time"]],
  "Taken. Next free: {time}": ["Taken. Next free: ",["time"]],
  "The line may say more about the time than was understood. Check: {words}": ["The line may say more about the time than was understood. Check: ",["words"]],
  "{count, plural, one {# more guest} other {# more guests}}: type more of the name, a phone or an e-mail.": [["count","plural",{"one":["#"," more guest"],"other":["#"," more guests"]}],": type more of the name, a phone or an e-mail."],
  "{service} {length}, as last time": [["service"]," ",["length"],", as last time"],
  "{time} is taken.": [["time"]," is taken."],
  "{time} is taken. The next free time is filled in: {next}": [["time"]," is taken. The next free time is filled in: ",["next"]],
  "{time} with {names}": [["time"]," with ",["names"]],
}
