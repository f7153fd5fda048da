// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "Add hours: {day}": ["Add hours: ",["day"]],
  "Copy {day} to Monday–Friday": ["Copy ",["day"]," to Monday–Friday"],
  "{count, plural, one {# service} other {# services}}": [["count","plural",{"one":["#"," service"],"other":["#"," services"]}]],
  "{day}, closes ({number})": [["day"],", closes (",["number"],")"],
  "{day}, opens ({number})": [["day"],", opens (",["number"],")"],
  "{time} a week": [["time"]," a week"],
}
