// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "A start is offered every {time}.": ["A start is offered every ",["time"],"."],
  "An appointment takes {time}.": ["An appointment takes ",["time"],"."],
  "Delete “{name}”?": ["Delete “",["name"],"”?"],
  "It is {time} there now ({offset}).": ["It is ",["time"]," there now (",["offset"],")."],
  "Move {name} back": ["Move ",["name"]," back"],
  "Move {name} forward": ["Move ",["name"]," forward"],
  "Remove entry {number}": ["Remove entry ",["number"]],
  "Remove {name}": ["Remove ",["name"]],
  "They changed: {names}. What you typed is still here and not saved.": ["They changed: ",["names"],". What you typed is still here and not saved."],
  "must be at least {limit}": ["must be at least ",["limit"]],
  "must be at most {limit}": ["must be at most ",["limit"]],
  "must have at most {limit} characters": ["must have at most ",["limit"]," characters"],
  "must have at most {limit} entries": ["must have at most ",["limit"]," entries"],
  "{count, plural, =0 {Only today is open.} one {Today and tomorrow are open.} other {The next # days are open.}}": [["count","plural",{"0":["Only today is open."],"one":["Today and tomorrow are open."],"other":["The next ","#"," days are open."]}]],
  "{count, plural, one {It is booked at least one day ahead: tomorrow at the earliest.} other {It is booked at least # days ahead.}}": [["count","plural",{"one":["It is booked at least one day ahead: tomorrow at the earliest."],"other":["It is booked at least ","#"," days ahead."]}]],
  "{place} time": [["place"]," time"],
  "{time} stay free after it, so that its calendar is taken for {sum}.": [["time"]," stay free after it, so that its calendar is taken for ",["sum"],"."],
  "“{name}” was deleted": ["“",["name"],"” was deleted"],
}
