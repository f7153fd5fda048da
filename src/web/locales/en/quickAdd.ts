// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "Book for {time}": ["Book for ",["time"]],
  "Check: {words}": ["Check: ",["words"]],
  "Last visit: {visit}": ["Last visit: ",["visit"]],
  "New guest {name}": ["New guest ",["name"]],
  "No one is free now. {name} is next, at {time}:": ["No one is free now. ",["name"]," is next, at ",["time"],":"],
  "No time left today. Next free: {name}, {time}.": ["No time left today. Next free: ",["name"],", ",["time"],"."],
  "Not booked. {reason}": ["Not booked. ",["reason"]],
  "Not understood, saved as a note: {note}": ["Not understood, saved as a note: ",["note"]],
  "Note: {note}": ["Note: ",["note"]],
  "Nothing free then. Next free: {time}": ["Nothing free then. Next free: ",["time"]],
  "Taken. Next free: {time}": ["Taken. Next free: ",["time"]],
  "The line may say more about the time than we understood. Check: {words}": ["The line may say more about the time than we understood. Check: ",["words"]],
  "{count, plural, one {# more guest} other {# more guests}}: add more of the name, phone or email.": [["count","plural",{"one":["#"," more guest"],"other":["#"," more guests"]}],": add more of the name, phone or email."],
  "{service} {length}, as last time": [["service"]," ",["length"],", as last time"],
  "{time} is taken.": [["time"]," is taken."],
  "{time} is taken. Using the next free time: {next}": [["time"]," is taken. Using the next free time: ",["next"]],
}
