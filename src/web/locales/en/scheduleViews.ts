// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "Coverage of {name}": ["Coverage of ",["name"]],
  "Gaps of {name}": ["Gaps of ",["name"]],
  "Nothing falls into {part}: no hours, no appointments.": ["Nothing falls into ",["part"],": no hours, no appointments."],
  "Show {count, plural, one {# more calendar} other {# more calendars}}": ["Show ",["count","plural",{"one":["#"," more calendar"],"other":["#"," more calendars"]}]],
  "a day of {length}": ["a day of ",["length"]],
  "times in {zone}": ["times in ",["zone"]],
  "{date}: back by {length}, {from} becomes {to}": [["date"],": back by ",["length"],", ",["from"]," becomes ",["to"]],
  "{date}: forward by {length}, {from} becomes {to}": [["date"],": forward by ",["length"],", ",["from"]," becomes ",["to"]],
  "{from} – {to} on the clock, but only {length} long: {jump} of it does not exist.": [["from"]," – ",["to"]," on the clock, but only ",["length"]," long: ",["jump"]," of it does not exist."],
  "{from} – {to} on the clock, but {length} long: it includes the repeated time.": [["from"]," – ",["to"]," on the clock, but ",["length"]," long: it includes the repeated time."],
  "{from} – {to}, the first time that the clocks show it ({offset}).": [["from"]," – ",["to"],", the first time that the clocks show it (",["offset"],")."],
  "{from} – {to}, the second time that the clocks show it ({offset}).": [["from"]," – ",["to"],", the second time that the clocks show it (",["offset"],")."],
  "{label}: {count} of {total}": [["label"],": ",["count"]," of ",["total"]],
  "{name}: no gaps.": [["name"],": no gaps."],
  "{name}: nobody all day on {day}": [["name"],": nobody all day on ",["day"]],
  "{name}: nobody has hours this week.": [["name"],": nobody has hours this week."],
  "{name}: nobody on {day}, {time}": [["name"],": nobody on ",["day"],", ",["time"]],
  "{name}: {timezone} does not change its clocks.": [["name"],": ",["timezone"]," does not change its clocks."],
  "{part} does not exist that day. Nothing is offered then; the day is open {length} less.": [["part"]," does not exist that day. Nothing is offered then; the day is open ",["length"]," less."],
  "{part} occurs twice. Its starts are offered both times; the day is open {length} more.": [["part"]," occurs twice. Its starts are offered both times; the day is open ",["length"]," more."],
}
