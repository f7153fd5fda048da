// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "+{count} more": ["+",["count"]," more"],
  "Column of {calendar}": ["Column of ",["calendar"]],
  "Last loaded {time}.": ["Last loaded ",["time"],"."],
  "Picked up {name}. Arrow keys move, Tab jumps to free places, Enter drops, Escape cancels.": ["Picked up ",["name"],". Arrow keys move, Tab jumps to free places, Enter drops, Escape cancels."],
  "Quick booking: anna checkup thu {time} 45": ["Quick booking: anna checkup thu ",["time"]," 45"],
  "Waiting list ({count})": ["Waiting list (",["count"],")"],
  "{count, plural, one {# appointment changed.} other {# appointments changed.}}": [["count","plural",{"one":["#"," appointment changed."],"other":["#"," appointments changed."]}]],
  "{count, plural, other {View options (# on)}}": [["count","plural",{"other":["View options (","#"," on)"]}]],
  "{set} · {count}": [["set"]," · ",["count"]],
  "{time} {days}": [["time"]," ",["days"]],
  "{time} · {place}": [["time"]," · ",["place"]],
  "{time}, {place}": [["time"],", ",["place"]],
  "{time}, {place}, free": [["time"],", ",["place"],", free"],
  "{time}, {place}, {state}": [["time"],", ",["place"],", ",["state"]],
}
