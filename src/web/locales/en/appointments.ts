// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "External provider {number}": ["External provider ",["number"]],
  "Version {number}": ["Version ",["number"]],
  "until {time}": ["until ",["time"]],
  "{count, plural, one {# appointment} other {# appointments}}": [["count","plural",{"one":["#"," appointment"],"other":["#"," appointments"]}]],
  "{count, plural, one {# calendar} other {# calendars}}": [["count","plural",{"one":["#"," calendar"],"other":["#"," calendars"]}]],
  "{count, plural, one {Clear # filter} other {Clear # filters}}": [["count","plural",{"one":["Clear ","#"," filter"],"other":["Clear ","#"," filters"]}]],
  "{name} cannot be moved.": [["name"]," cannot be moved."],
  "{name} did not come.": [["name"]," did not come."],
  "{name} is completed.": [["name"]," is completed."],
  "{name} is in progress.": [["name"]," is in progress."],
  "{name} is now at {time}, {place}.": [["name"]," is now at ",["time"],", ",["place"],"."],
  "{name} is open again.": [["name"]," is open again."],
  "{name} is pending again.": [["name"]," is pending again."],
  "{name} is picked up. Arrow keys move, Enter drops, Escape puts back.": [["name"]," is picked up. Arrow keys move, Enter drops, Escape puts back."],
  "{name} stays where it was.": [["name"]," stays where it was."],
  "{place} time, {offset}": [["place"]," time, ",["offset"]],
  "{time} · {place}": [["time"]," · ",["place"]],
  "{time}, {place}": [["time"],", ",["place"]],
  "{time}, {place}, free": [["time"],", ",["place"],", free"],
}
