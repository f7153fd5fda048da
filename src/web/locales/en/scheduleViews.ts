// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "Coverage of {name}": ["Coverage of ",["name"]],
  "Gaps of {name}": ["Gaps of ",["name"]],
  "Show {count, plural, one {# more calendar} other {# more calendars}}": ["Show ",["count","plural",{"one":["#"," more calendar"],"other":["#"," more calendars"]}]],
  "times in {zone}": ["times in ",["zone"]],
  "{date}: back by {length}, {from} becomes {to}": [["date"],": back by ",["length"],", ",["from"]," becomes ",["to"]],
  "{date}: forward by {length}, {from} becomes {to}": [["date"],": forward by ",["length"],", ",["from"]," becomes ",["to"]],
  "{from} – {to} on the clock, but only {length} long: {jump} doesn’t exist that day.": [["from"]," – ",["to"]," on the clock, but only ",["length"]," long: ",["jump"]," doesn’t exist that day."],
  "{from} – {to} on the clock, but {length} long: includes the repeated time.": [["from"]," – ",["to"]," on the clock, but ",["length"]," long: includes the repeated time."],
  "{from} – {to}, the first time the clocks show this ({offset}).": [["from"]," – ",["to"],", the first time the clocks show this (",["offset"],")."],
  "{from} – {to}, the second time the clocks show this ({offset}).": [["from"]," – ",["to"],", the second time the clocks show this (",["offset"],")."],
  "{hours}-hour day": [["hours"],"-hour day"],
  "{label}: {count} of {total}": [["label"],": ",["count"]," of ",["total"]],
  "{name}: no clock changes in {timezone}": [["name"],": no clock changes in ",["timezone"]],
  "{name}: no gaps.": [["name"],": no gaps."],
  "{name}: no one all day on {day}": [["name"],": no one all day on ",["day"]],
  "{name}: no one has hours this week.": [["name"],": no one has hours this week."],
  "{name}: no one on {day}, {time}": [["name"],": no one on ",["day"],", ",["time"]],
  "{part} doesn’t exist that day: no start times then, and the day is {length} shorter.": [["part"]," doesn’t exist that day: no start times then, and the day is ",["length"]," shorter."],
  "{part} happens twice: start times are offered both times, and the day is {length} longer.": [["part"]," happens twice: start times are offered both times, and the day is ",["length"]," longer."],
}
