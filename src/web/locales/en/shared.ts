// Made by `npm run messages` from en.po.
import type { Messages } from '@lingui/core'

/** Compiled messages; a text that is missing here is shown as its id, the English text. */
export const messages: Messages = {
  "Copy {text}": ["Copy ",["text"]],
  "More filters ({count})": ["More filters (",["count"],")"],
  "Saved without {fields}: this deployment does not know it.": ["Saved without ",["fields"],": this deployment does not know it."],
  "Select {name}": ["Select ",["name"]],
  "The service is in trouble: {description}": ["The service is in trouble: ",["description"]],
  "Try again in {seconds} seconds.": ["Try again in ",["seconds"]," seconds."],
  "{count, plural, one {# selected} other {# selected}}": [["count","plural",{"one":["#"," selected"],"other":["#"," selected"]}]],
  "{first}–{last}": [["first"],"–",["last"]],
  "{first}–{last} of {total}": [["first"],"–",["last"]," of ",["total"]],
  "{name} has arrived.": [["name"]," has arrived."],
  "{name} is confirmed.": [["name"]," is confirmed."],
  "“{name}” was saved": ["“",["name"],"” was saved"],
}
