// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "Book for {time}": ["Book for ",["time"]],
  "Nobody has time left today. {name} is free next: {time}.": ["Nobody has time left today. ",["name"]," is free next: ",["time"],"."],
  "Nobody is free now. {name} is next, at {time}:": ["Nobody is free now. ",["name"]," is next, at ",["time"],":"],
  "Not booked. {reason}": ["Not booked. ",["reason"]],
  "Not understood, kept as a note: {note}": ["Not understood, kept as a note: ",["note"]],
  "Note: {note}": ["Note: ",["note"]],
  "nothing free then: {time} is free": ["nothing free then: ",["time"]," is free"],
  "taken: {time} is free": ["taken: ",["time"]," is free"],
  "{service} {length}, as last time": [["service"]," ",["length"],", as last time"],
  "{time} with {names}": [["time"]," with ",["names"]],
}
