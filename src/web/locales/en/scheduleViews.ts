// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "Coverage of {name}": ["Coverage of ",["name"]],
  "Gaps of {name}": ["Gaps of ",["name"]],
  "Nothing falls into {part}: no hours, no appointments.": ["Nothing falls into ",["part"],": no hours, no appointments."],
  "Show {count, plural, one {# more calendar} other {# more calendars}}": ["Show ",["count","plural",{"one":["#"," more calendar"],"other":["#"," more calendars"]}]],
  "a day of {length}": ["a day of ",["length"]],
  "on the clock of {zone}": ["on the clock of ",["zone"]],
  "{date}: back by {length}, {from} becomes {to}": [["date"],": back by ",["length"],", ",["from"]," becomes ",["to"]],
  "{date}: forward by {length}, {from} becomes {to}": [["date"],": forward by ",["length"],", ",["from"]," becomes ",["to"]],
  "{from} – {to} on the clock, and {length} long: it runs through both times.": [["from"]," – ",["to"]," on the clock, and ",["length"]," long: it runs through both times."],
  "{from} – {to} on the clock, but only {length} long: {jump} of it does not exist.": [["from"]," – ",["to"]," on the clock, but only ",["length"]," long: ",["jump"]," of it does not exist."],
  "{from} – {to}, the first time that the clocks show it ({offset}).": [["from"]," – ",["to"],", the first time that the clocks show it (",["offset"],")."],
  "{from} – {to}, the second time that the clocks show it ({offset}).": [["from"]," – ",["to"],", the second time that the clocks show it (",["offset"],")."],
  "{label}: {count} of {total}": [["label"],": ",["count"]," of ",["total"]],
  "{name}: no gaps.": [["name"],": no gaps."],
  "{name}: nobody all day {day}": [["name"],": nobody all day ",["day"]],
  "{name}: nobody is open in this week.": [["name"],": nobody is open in this week."],
  "{name}: nobody {day} {time}": [["name"],": nobody ",["day"]," ",["time"]],
  "{name}: {timezone} keeps its clocks all year.": [["name"],": ",["timezone"]," keeps its clocks all year."],
  "{part} comes twice. Its starts are offered both times, each one a moment of its own; {length} more.": [["part"]," comes twice. Its starts are offered both times, each one a moment of its own; ",["length"]," more."],
  "{part} does not exist that day. Nothing is offered then; the day is open {length} less.": [["part"]," does not exist that day. Nothing is offered then; the day is open ",["length"]," less."],
}
